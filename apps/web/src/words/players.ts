import type { Sitter } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import type { PlayerSummary } from '../shared/store/games-db.js';

export const levelName = (level: string): string => {
  const names: Readonly<Record<string, string>> = {
    1: t`Hatchling`,
    2: t`Novice`,
    3: t`Pupil`,
    4: t`Wanderer`,
    5: t`Adept`,
    6: t`Scholar`,
    7: t`Sage`,
    8: t`Elder`,
    9: t`Guardian`,
    10: t`Ancient`,
  };
  const name = names[level] ?? level;
  return t`${name}, level ${level}`;
};

/** Who plays, where there is no room for the name of a level. */
export const playerShortly = (player: PlayerSummary | Sitter): string => {
  if (player.kind !== 'machine') return playerInWords(player);
  const { level } = player;
  return t`Machine, level ${level}`;
};

/** Who plays, in a word or two. */
export const playerInWords = (player: PlayerSummary | Sitter): string => {
  switch (player.kind) {
    case 'person':
    case 'robot':
      return player.name === '' ? t`You` : player.name;
    case 'machine': {
      const level = levelName(player.level);
      return t`Machine: ${level}`;
    }
    case 'rules':
      return t`played by the rules`;
    case 'open':
      return t`nobody`;
  }
};
