import type { GameRecord, Replay } from '@dragonway/core';
import { faceOf } from '../faces/faces.js';

/** A record as a log in words: its tags, then every turn with what happened in it. */
export const showRecord = (record: GameRecord, { game, decisions }: Replay): readonly string[] => {
  const face = faceOf(game.info.id);
  const lines = record.tags.map(({ name, value }) => `${name}: ${value}`);
  let turn = 0;
  for (const decision of decisions) {
    if (decision.turn !== turn) lines.push('', `Turn ${decision.turn}`);
    turn = decision.turn;
    lines.push(`  ${decision.text}`, ...face.tell(decision.events).map(sentence => `    ${sentence}`));
  }
  return [...lines, '', `Result: ${record.result}`];
};
