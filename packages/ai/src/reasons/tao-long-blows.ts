import type { Game } from '@dragonway/core';
import { type Dragon, type Event, type Space, type State, spaceOf, type TaoLongTypes } from '@dragonway/tao-long';
import type { Blow, Part } from './tao-long-reason.js';

type TaoLong = Game<TaoLongTypes>;

const TO_PLAY_FIELD = 6;

const partOn = (state: State, victim: Dragon, space: Space): Part => {
  const body = victim === 'heaven' ? state.heaven : state.earth;
  for (let index = 0; index < body.length; index++) {
    if (spaceOf(body, index) === space) return index === 0 ? 'head' : index === body.length - 1 ? 'tail' : 'segment';
  }
  return state.ground.portalOn[space] === undefined ? 'village' : 'portal';
};

const blowIn = (state: State, dragon: Dragon, events: readonly Event[]): Blow | undefined => {
  const victim: Dragon = dragon === 'heaven' ? 'earth' : 'heaven';
  let action: Blow['action'] | undefined;
  for (const event of events) {
    if (event.kind === 'actionBegun' && event.dragon === dragon) action = event.action;
    if (action === undefined) continue;
    if (event.kind === 'bitten' && event.by === dragon && event.target !== 'rock') {
      return { action, by: 'bite', damage: 1, part: partOn(state, victim, event.space), space: event.space };
    }
    if (event.kind === 'expelled' && event.dragon === dragon && event.hit !== undefined && event.damage > 0) {
      const { space } = event.hit;
      return { action, by: 'expel', damage: event.damage, part: partOn(state, victim, space), space };
    }
  }
  return undefined;
};

const harder = (one: Blow | undefined, other: Blow | undefined): Blow | undefined =>
  one === undefined || (other !== undefined && other.damage > one.damage) ? other : one;

const hardestAct = (game: TaoLong, state: State, dragon: Dragon): Blow | undefined => {
  if (state.phase !== 'matter') return undefined;
  let hardest: Blow | undefined;
  for (const move of game.legalMoves(state)) {
    hardest = harder(hardest, blowIn(state, dragon, game.play(state, move).events));
  }
  return hardest;
};

// Through the text, which is the one way to say «as if it were this dragon's turn» that knows nothing of how states are
// kept; undefined where no such position exists, as for the opponent of a solo game.
const asIfPlaying = (game: TaoLong, state: State, dragon: Dragon): State | undefined => {
  const fields = game.notation.formatPosition(state).split(' ');
  fields[TO_PLAY_FIELD] = dragon === 'heaven' ? 'h' : 'e';
  const read = game.notation.parsePosition(fields.join(' '));
  return read.ok ? read.value : undefined;
};

/**
 * The hardest blow that a dragon could strike in one Spirit and Matter phase if it were its turn as everything stands.
 * Found by playing the rules; what effects would bring about on the way is left out.
 */
export const hardestBlow = (game: TaoLong, state: State, dragon: Dragon): Blow | undefined => {
  if (game.outcome(state) !== undefined) return undefined;
  const asked = asIfPlaying(game, state, dragon);
  if (asked === undefined) return undefined;
  let hardest: Blow | undefined;
  for (const lift of game.legalMoves(asked))
    hardest = harder(hardest, hardestAct(game, game.next(asked, lift), dragon));
  return hardest;
};
