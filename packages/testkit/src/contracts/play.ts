import type { GameTypes } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Stand } from '../settings.js';
import { snapshot } from '../snapshot.js';

const kindOf = (event: object): string => {
  const kind = 'kind' in event ? event.kind : undefined;
  contract(typeof kind === 'string', () => `an event has no kind: ${JSON.stringify(event)}`);
  return kind;
};

/** Plays a move by both doors; they agree, something happens, and no law of the game is broken after it. */
export const checkPlay = <Types extends GameTypes>(stand: Stand<Types>, move: Types['Move']): Types['State'] => {
  const { game, state, settings, snapshots, tally } = stand;
  const moveBefore = snapshot(move);
  const step = game.play(state, move);
  const next = game.next(state, move);
  contract(snapshots.of(step.state) === snapshots.of(next), () => 'play and next lead to different states');
  contract(snapshot(move) === moveBefore, () => 'playing has changed the move');
  contract(step.events.length > 0, () => 'a move was played and nothing happened');
  for (const event of step.events) tally.countEvent(kindOf(event));
  const wrong = settings.checkStep?.(state, move, step);
  contract(wrong === undefined, () => `after ${game.notation.formatMove(move)}: ${wrong}`);
  game.checkInvariants(step.state);
  const turns = [state, step.state].map(known => game.notation.turnNumber(known));
  contract(
    turns.every(turn => Number.isSafeInteger(turn)),
    () => `a turn number is not whole: ${turns.join()}`,
  );
  contract((turns[0] ?? 0) <= (turns[1] ?? 0), () => `the turn number goes back: ${turns.join()}`);
  return step.state;
};
