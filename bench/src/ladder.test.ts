import { readFileSync } from 'node:fs';
import {
  type Chooser,
  checkSameMatch,
  chooserFor,
  LADDER_TABLE_NAME,
  LADDERS,
  type LadderStep,
  ladderTable,
  type Match,
  type MatchGame,
  pairingOf,
  parseMatchFile,
  playGame,
  scoreOf,
  shareOf,
  stepFileName,
  stepsOf,
} from '@dragonway/ai';
import { parseTable, type Table } from '@dragonway/games';
import { describe, expect, test } from 'vitest';

const [LEAST_SHARE, MOST_SHARE] = [0.6, 0.75];

const textOf = (game: string, name: string): string =>
  readFileSync(new URL(`../ladder/${game}/${name}`, import.meta.url), 'utf8');

const keptOf = (game: string, { level }: LadderStep) => {
  const kept = parseMatchFile(textOf(game, stepFileName(level)));
  if (!kept.ok) throw new Error(`${game}, level ${level}: ${kept.refusal.code}`);
  return kept.value;
};

const tableFor = (match: Match, index: number): Table => {
  const table = parseTable(pairingOf(match, index).table);
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value;
};

/** Plays the game again by its moves: the opening, the dice, the rules and the end have to agree. */
const replayed = (match: Match, game: MatchGame): Promise<MatchGame> => {
  const player: Chooser = { choose: async (_states, moves) => game.moves[moves.length] ?? '' };
  return playGame(tableFor(match, game.index).game, match, game.index, [player, player]);
};

/** Plays the game again by the players themselves. */
const playedAnew = (match: Match, index: number): Promise<MatchGame> => {
  const table = tableFor(match, index);
  return playGame(table.game, match, index, [chooserFor(table, match.one), chooserFor(table, match.other)]);
};

const FAST_LEVEL = 5;
const REPLAYED_OF = 10;

describe.each(LADDERS)('the kept ladder of $game', ladder => {
  const { game } = ladder;
  const steps = stepsOf(ladder);

  test.each(steps)('measures the present players in step $level; otherwise it has to be measured anew', step => {
    expect(checkSameMatch(keptOf(game, step), step.match)).toEqual({ ok: true, value: step.match });
    expect(keptOf(game, step).match.games).toBe(step.match.games);
  });

  test.each(steps)('has enough games in step $level, each once', step => {
    const { games } = keptOf(game, step);
    expect(games.length).toBeGreaterThanOrEqual(step.level <= 7 ? 200 : 60);
    expect(games.map(({ index }) => index)).toEqual(Array.from({ length: step.match.games }, (_, index) => index));
  });

  test.each(steps)('has 60 to 75 % of the points in step $level', step => {
    const share = shareOf(scoreOf(keptOf(game, step).games));
    expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect(share).toBeLessThanOrEqual(MOST_SHARE);
  });

  test.each(steps)('has games that follow the rules to their results in step $level', async step => {
    const some = keptOf(game, step).games.filter(({ index }) => index % REPLAYED_OF === 0);
    for (const kept of some) expect(await replayed(step.match, kept)).toEqual(kept);
  });

  test.each(steps.filter(({ level }) => level <= FAST_LEVEL))(
    'was played by players that decide alike today in step $level',
    async step => {
      const [first] = keptOf(game, step).games;
      expect(await playedAnew(step.match, 0)).toEqual(first);
    },
  );
});

test.each(LADDERS)('the kept games of $game give exactly the kept table', ladder => {
  const measured = stepsOf(ladder).map(step => ({ level: step.level, games: keptOf(ladder.game, step).games }));
  expect(textOf(ladder.game, LADDER_TABLE_NAME)).toBe(ladderTable(ladder, measured));
});
