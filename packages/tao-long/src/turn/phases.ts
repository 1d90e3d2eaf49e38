import { type Action, actionOf } from '../actions/actions.js';
import { perform } from '../actions/perform.js';
import { isPossible, possibleActions } from '../actions/possible.js';
import { dealDamage } from '../combat/damage.js';
import { balance } from '../effects/balance.js';
import type { WorkingRules } from '../rules.js';
import { chooseWay, isSoloOpponent, NO_WAYS } from '../solo/choose.js';
import { type Draft, type EventLog, otherDragon } from '../state.js';
import { villageStrikes } from '../terrain/village.js';
import type { ActMove, Dragon, Effect, Element, SoloWay } from '../types.js';

const NO_ACTIONS: readonly Element[] = [];

const isOver = (draft: Draft): boolean => draft.winner !== undefined;

const endGame = (draft: Draft, log: EventLog): void => {
  if (draft.winner === undefined) return;
  draft.phase = 'over';
  log?.push({ kind: 'gameOver', winner: draft.winner, turns: draft.turn });
};

/** Performs the solo opponent's actions in a way that was chosen. */
const performWay = (draft: Draft, rules: WorkingRules, dragon: Dragon, way: SoloWay, log: EventLog): void => {
  for (const { action, act } of way) {
    log?.push({ kind: 'actionBegun', dragon, action, by: 'soloOpponent' });
    perform(draft, rules, { dragon, action: actionOf(action), act }, log);
    if (isOver(draft)) return;
  }
};

/** Lets the solo opponent act; true if the player has to choose among equal ways first. */
const opponentActs = (draft: Draft, rules: WorkingRules, actions: readonly Element[], log: EventLog): boolean => {
  const player = rules.soloPlayer;
  if (player === undefined || actions.length === 0) return false;
  const choice = chooseWay(draft, rules, player, actions);
  log?.push({ kind: 'opponentChose', dragon: otherDragon(player), choice });
  if (choice.equal.length > 1) {
    draft.phase = 'ways';
    draft.ways = choice.equal;
    return true;
  }
  performWay(draft, rules, otherDragon(player), choice.equal[0] ?? [], log);
  return false;
};

const beginFocus = (draft: Draft, rules: WorkingRules, dragon: Dragon, on: Element, log: EventLog): boolean => {
  if (!isPossible(draft, rules, dragon, on)) {
    log?.push({ kind: 'focusImpossible', dragon, action: on });
    dealDamage(draft, dragon, { damage: 1, cause: 'impossibleFocus' }, log);
    return false;
  }
  // R32: the solo opponent's Focus is an act of its own.
  if (isSoloOpponent(rules, dragon)) return opponentActs(draft, rules, [on], log);
  draft.phase = 'focus';
  return true;
};

const resolveEffect = (draft: Draft, rules: WorkingRules, effect: Effect, log: EventLog): boolean => {
  log?.push({ kind: 'effectTriggered', effect });
  if (effect.kind === 'focus') return beginFocus(draft, rules, effect.dragon, effect.on, log);
  balance(draft, effect.dragon, log);
  return false;
};

/** The decision of a Focus belongs to the dragon that performs it, whoever's turn it is (R14). */
export const focusAtHand = (draft: Readonly<Draft>): { dragon: Dragon; on: Element } | undefined => {
  const [effect] = draft.effects;
  return draft.phase === 'focus' && effect?.kind === 'focus' ? effect : undefined;
};

const skipMatter = (draft: Draft, { element }: Action, ruling: 'R1' | 'R2', log: EventLog): void => {
  log?.push({ kind: 'phaseSkipped', dragon: draft.toPlay, action: element, ruling });
  const cause = ruling === 'R1' ? 'noPossibleAction' : 'impossibleAction';
  dealDamage(draft, draft.toPlay, { damage: 1, cause }, log);
};

const beginMatter = (draft: Draft, rules: WorkingRules, isAsChosen: boolean, log: EventLog): void => {
  const { action } = draft;
  if (action === undefined) return;
  // R1: skipped even if an effect or the opponent has made the action possible after all. R4: in extra phases too.
  if (draft.hadNoAction) skipMatter(draft, action, 'R1', log);
  // R2: possible at the choice but not any more.
  else if (!isAsChosen && !isPossible(draft, rules, draft.toPlay, action.element)) skipMatter(draft, action, 'R2', log);
  else {
    draft.phase = 'matter';
    return;
  }
  endTurn(draft, rules, log);
};

const beginSpirit = (draft: Draft, rules: WorkingRules): void => {
  draft.action = undefined;
  draft.possible = possibleActions(draft, rules, draft.toPlay);
  draft.phase = 'spirit';
};

const endTurn = (draft: Draft, rules: WorkingRules, log: EventLog): void => {
  if (!isOver(draft)) villageStrikes(draft, rules, log);
  if (isOver(draft)) {
    endGame(draft, log);
    return;
  }
  log?.push({ kind: 'turnEnded', dragon: draft.toPlay, turn: draft.turn });
  draft.turn += 1;
  draft.extra = false;
  if (rules.soloPlayer === undefined) draft.toPlay = otherDragon(draft.toPlay);
  beginSpirit(draft, rules);
};

/** Goes on after the drop: effects in their order, then the solo opponent's group, then the Matter phase. */
export const proceedToMatter = (draft: Draft, rules: WorkingRules, log: EventLog): void => {
  // Nothing came between the choice and the Matter phase: the action is as possible as it was.
  const isAsChosen = draft.phase === 'spirit' && draft.effects.length === 0 && draft.group.length === 0;
  while (draft.effects.length > 0 && !isOver(draft)) {
    const [effect, ...later] = draft.effects;
    if (effect !== undefined && resolveEffect(draft, rules, effect, log)) {
      if (draft.phase === 'ways') draft.effects = later;
      return;
    }
    draft.effects = later;
  }
  const { group } = draft;
  draft.group = NO_ACTIONS;
  if (!isOver(draft) && opponentActs(draft, rules, group, log)) return;
  if (isOver(draft)) endGame(draft, log);
  else beginMatter(draft, rules, isAsChosen, log);
};

/** Performs a Focus action in the way its dragon's player chose. R15: it gives no extra phases. */
export const playFocus = (draft: Draft, rules: WorkingRules, act: ActMove, log: EventLog): void => {
  const focus = focusAtHand(draft);
  if (focus === undefined) return;
  log?.push({ kind: 'actionBegun', dragon: focus.dragon, action: focus.on, by: 'focus' });
  perform(draft, rules, { dragon: focus.dragon, action: actionOf(focus.on), act }, log);
  draft.effects = draft.effects.slice(1);
  proceedToMatter(draft, rules, log);
};

/** Performs the solo opponent's actions in the way that the player chose among equal ones. */
export const playChoice = (draft: Draft, rules: WorkingRules, way: number, log: EventLog): void => {
  const chosen = draft.ways[way - 1];
  if (chosen === undefined || rules.soloPlayer === undefined) return;
  draft.ways = NO_WAYS;
  performWay(draft, rules, otherDragon(rules.soloPlayer), chosen, log);
  proceedToMatter(draft, rules, log);
};

/** Performs the turn's action and goes on to the extra phases (R3) or the end of the turn. */
export const playMatter = (draft: Draft, rules: WorkingRules, act: ActMove, log: EventLog): void => {
  const { action, toPlay: dragon } = draft;
  if (action === undefined) return;
  log?.push({ kind: 'actionBegun', dragon, action: action.element, by: 'matter' });
  perform(draft, rules, { dragon, action, act }, log);
  const gainsPhases = action.givesExtraPhases && !draft.extra && rules.soloPlayer === undefined;
  if (isOver(draft) || !gainsPhases) {
    endTurn(draft, rules, log);
    return;
  }
  log?.push({ kind: 'extraPhasesGained', dragon });
  draft.extra = true;
  beginSpirit(draft, rules);
};
