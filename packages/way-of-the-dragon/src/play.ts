import { PLAIN, playAdvance } from './acts/advance.js';
import { playCall } from './acts/call.js';
import { playPass } from './acts/pass.js';
import { playKeep, playRoll } from './acts/roll.js';
import type { Tell } from './events.js';
import { playAnxiety } from './powers/anxiety.js';
import { playTiger } from './powers/eye-of-the-tiger.js';
import { playFear } from './powers/fear.js';
import { playRebirth } from './powers/rebirth.js';
import { playDragon } from './powers/the-dragon.js';
import type { Rules } from './rules.js';
import { type Draft, draftOf } from './state.js';
import { closeTurn, endTurn, playerOf, repeatTurn } from './turn.js';
import type { WayMove, WayState } from './types.js';

const playDone = (rules: Rules, draft: Draft, tell: Tell): void => {
  const isAfterPerfection = draft.phase === 'again';
  tell?.({ kind: 'declined', player: playerOf(rules, draft), what: isAfterPerfection ? 'perfection' : 'rebirth' });
  // A declined Perfection leaves the end of the turn as it always is, Rebirth included.
  if (isAfterPerfection) closeTurn(rules, draft, tell);
  else endTurn(rules, draft, tell);
};

const play = (rules: Rules, draft: Draft, move: WayMove, tell: Tell): void => {
  switch (move.kind) {
    case 'roll':
      return playRoll(rules, draft, move.roll, tell);
    case 'keep':
      return playKeep(rules, draft, move.kept, tell);
    case 'tiger':
      return playTiger(rules, draft, move.kept, tell);
    case 'move':
    case 'equilibrium':
      return playAdvance(rules, draft, move, PLAIN, tell);
    case 'anxiety':
      return playAnxiety(rules, draft, move.act, tell);
    case 'dragon':
      return playDragon(rules, draft, move, tell);
    case 'call':
      return playCall(rules, draft, move, tell);
    case 'pass':
      return playPass(rules, draft, tell);
    case 'fear':
      return playFear(rules, draft, tell);
    case 'again':
      return repeatTurn(rules, draft, 'perfection', tell);
    case 'rebirth':
      return playRebirth(rules, draft, tell);
    case 'done':
      return playDone(rules, draft, tell);
  }
};

/** Plays a legal move on a copy of the state and tells what happens. */
export const playMove = (rules: Rules, state: WayState, move: WayMove, tell: Tell): WayState => {
  const draft = draftOf(state);
  play(rules, draft, move, tell);
  return draft;
};
