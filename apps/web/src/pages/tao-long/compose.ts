import type { Game } from '@dragonway/core';
import {
  type ActMove,
  chooserOf,
  type Decision,
  type Dragon,
  ELEMENTS,
  type Element,
  type Event,
  explain,
  formatElement,
  type Move,
  type SpiritMove,
  type State,
  type TaoLongTypes,
} from '@dragonway/tao-long';
import type { Composition, DestinationChoice, Draft, Outlook, SpaceChoice } from './types.js';

type Rules = Game<TaoLongTypes>;

const lossesOf = (events: readonly Event[], dragon: Dragon): number =>
  events.filter(event => event.kind === 'lifeLost' && event.dragon === dragon).length;

export const otherDragon = (dragon: Dragon): Dragon => (dragon === 'heaven' ? 'earth' : 'heaven');

/** What a move would bring to whoever chooses it. */
export const outlookOf = <OfMove extends Move>(game: Rules, state: State, move: OfMove): Outlook<OfMove> => {
  const { state: after, events } = game.play(state, move);
  const dragon = chooserOf(state) ?? 'heaven';
  return {
    move,
    state: after,
    events,
    dealt: lossesOf(events, otherDragon(dragon)),
    taken: lossesOf(events, dragon),
  };
};

/** The space on which the last stone of a lift falls. */
export const actionOfLift = (events: readonly Event[]): Element | undefined => {
  const last = events.findLast(event => event.kind === 'stoneDropped');
  return last?.kind === 'stoneDropped' ? last.on : undefined;
};

const isLiftOf =
  (element: Element) =>
  (move: Move): move is SpiritMove =>
    move.kind === 'spirit' && move.lift === element;

const spaceChoice = (game: Rules, state: State, legal: readonly Move[], element: Element): SpaceChoice => {
  const moves = legal.filter(isLiftOf(element));
  const [first] = moves;
  const stones = game.view(state, 'spectator').wheel[element].length;
  const refusal = first === undefined ? explain(game, state, formatElement(element)) : undefined;
  const closedAction = refusal?.code === 'move/impossible-action' ? refusal.action : undefined;
  const action = first === undefined ? closedAction : actionOfLift(game.play(state, first).events);
  return { element, stones, moves, action, refusal };
};

/** All spaces of the wheel, open and closed, at the start of a Spirit phase. */
export const spaceChoices = (game: Rules, state: State): readonly SpaceChoice[] => {
  const legal = game.legalMoves(state);
  return ELEMENTS.map(element => spaceChoice(game, state, legal, element));
};

const idOf = (game: Rules, { kind, steps }: ActMove): string => game.notation.formatMove({ kind, steps });

const isAct = (move: Move): move is ActMove => move.kind === 'act';

/** Where the acting dragon could end, in the order of the moves. */
export const destinationChoices = (game: Rules, state: State, dragon: Dragon): readonly DestinationChoice[] => {
  const byId = new Map<string, Outlook<ActMove>[]>();
  for (const move of game.legalMoves(state).filter(isAct)) {
    const id = idOf(game, move);
    byId.set(id, [...(byId.get(id) ?? []), outlookOf(game, state, move)]);
  }
  return [...byId].flatMap(([id, outlooks]) => {
    const [first] = outlooks;
    if (first === undefined) return [];
    const { space, facing } = headAfter(game, first, dragon);
    const dealt = Math.max(...outlooks.map(outlook => outlook.dealt));
    return [{ id, dragon, steps: first.move.steps, space, facing, outlooks, dealt }];
  });
};

const headAfter = (game: Rules, { state, events }: Outlook<ActMove>, dragon: Dragon) => {
  const step = events.findLast(event => event.kind === 'stepped' && event.dragon === dragon);
  const { board } = game.view(state, 'spectator');
  const facing = step?.kind === 'stepped' ? step.facing : (board?.facing[dragon] ?? 0);
  const space = step?.kind === 'stepped' ? step.to : (board?.chains[dragon].spaces[0] ?? 0);
  return { space, facing };
};

const stepOf = (game: Rules, state: State, decision: Decision, draft: Draft): Composition['step'] => {
  switch (decision.kind) {
    case 'over':
      return { kind: 'over' };
    case 'ways':
      return { kind: 'ways', ways: game.legalMoves(state).map(move => outlookOf(game, state, move)) };
    case 'spirit': {
      const choices = spaceChoices(game, state);
      const choice = choices.find(({ element }) => element === draft.lift);
      return choice === undefined
        ? { kind: 'space', choices }
        : { kind: 'stones', choice, outlooks: choice.moves.map(move => outlookOf(game, state, move)) };
    }
    case 'matter':
    case 'focus': {
      const choices = destinationChoices(game, state, decision.by);
      const choice = choices.find(({ id }) => id === draft.destination);
      const { action } = decision;
      return choice === undefined ? { kind: 'destination', action, choices } : { kind: 'then', action, choice };
    }
  }
};

/** The turn that a draft describes from here: as long as the same player decides in the same turn it goes on. */
export const compose = (game: Rules, start: State, draft: Draft): Composition => {
  let state = start;
  const done: Outlook[] = [];
  for (const move of draft.moves) {
    const outlook = outlookOf(game, state, move);
    done.push(outlook);
    ({ state } = outlook);
  }
  const chooser = chooserOf(start);
  const { decision } = game.view(state, 'spectator');
  const goesOn = chooserOf(state) === chooser && state.turn === start.turn;
  const isReady = draft.moves.length > 0 && (!goesOn || decision.kind === 'over');
  return { chooser, state, done, step: isReady ? { kind: 'ready' } : stepOf(game, state, decision, draft) };
};

export const withMove = (draft: Draft, move: Move): Draft => ({ moves: [...draft.moves, move] });

/** A space of the wheel is chosen: its stones are ordered next, where there is more than one order. */
export const chooseSpace = (draft: Draft, choice: SpaceChoice): Draft => {
  const [only, second] = choice.moves;
  if (only === undefined) return draft;
  return second === undefined ? withMove(draft, only) : { moves: draft.moves, lift: choice.element };
};

/** A destination is chosen: absorb or expel is chosen next, where the action ends so. */
export const chooseDestination = (draft: Draft, choice: DestinationChoice): Draft => {
  const [only, second] = choice.outlooks;
  if (only === undefined) return draft;
  return second === undefined ? withMove(draft, only.move) : { moves: draft.moves, destination: choice.id };
};

/** The only place where an act can end, where nothing else is to be chosen. */
const onlyDestination = (game: Rules, start: State, draft: Draft): DestinationChoice | undefined => {
  const { step } = compose(game, start, draft);
  return step.kind === 'destination' && step.choices.length === 1 ? step.choices[0] : undefined;
};

/** Fills in what leaves no choice: the only place where an act can end. */
export const filledIn = (game: Rules, start: State, draft: Draft): Draft => {
  const only = draft.moves.length === 0 ? undefined : onlyDestination(game, start, draft);
  return only === undefined ? draft : filledIn(game, start, chooseDestination(draft, only));
};

const withoutLast = (draft: Draft): Draft => {
  if (draft.lift !== undefined || draft.destination !== undefined) return { moves: draft.moves };
  return { moves: draft.moves.slice(0, -1) };
};

/** Takes the last step of a draft back, and what was filled in before it. */
export const shortened = (game: Rules, start: State, draft: Draft): Draft => {
  const shorter = withoutLast(draft);
  const isFilledIn = shorter.moves.length > 0 && onlyDestination(game, start, shorter) !== undefined;
  return isFilledIn ? shortened(game, start, shorter) : shorter;
};

export const isEmptyDraft = ({ moves, lift, destination }: Draft): boolean =>
  moves.length === 0 && lift === undefined && destination === undefined;
