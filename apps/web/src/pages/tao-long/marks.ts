import type { Blocked, BlockedBy, Marks, Target } from '@dragonway/board-view';
import type { Game } from '@dragonway/core';
import {
  type Event,
  explain,
  formatDirection,
  type Obstacle,
  type State,
  type TaoLongTypes,
} from '@dragonway/tao-long';
import type { Composition, DestinationChoice, Outlook } from './types.js';

const targetOf = (event: Event): readonly Target[] => {
  if (event.kind === 'bitten') return [{ space: event.space, by: 'bite', damage: 1 }];
  if (event.kind === 'expelled' && event.hit !== undefined) {
    return [{ space: event.hit.space, by: event.element, damage: event.damage }];
  }
  if (event.kind === 'rockTrampled') return [{ space: event.space, by: 'trample', damage: event.damage }];
  return event.kind === 'pricePaid' ? [{ space: event.portal, by: 'price', damage: 1 }] : [];
};

const reachOf = ({ events }: Outlook, choice: DestinationChoice | undefined): Pick<Marks, 'reach'> => {
  const expelled = events.find(event => event.kind === 'expelled');
  if (expelled?.kind !== 'expelled' || choice === undefined) return {};
  const { space: from, facing } = choice;
  return { reach: { element: expelled.element, from, facing, spaces: expelled.reached } };
};

const BLOCKED_BY: Readonly<Record<Obstacle['kind'], BlockedBy>> = {
  edge: 'edge',
  dragon: 'body',
  tile: 'rock',
  occupiedPortal: 'portal',
  portalWithoutDestination: 'portal',
  portalPrice: 'price',
};

/** The spaces beside the head that cannot be entered, each with its obstacle. */
export const blockedSteps = (game: Game<TaoLongTypes>, state: State): readonly Blocked[] =>
  ([0, 1, 2, 3] as const).flatMap(direction => {
    const refusal = explain(game, state, formatDirection(direction));
    if (refusal?.code !== 'move/blocked' || !('space' in refusal.by)) return [];
    const isVillage = refusal.by.kind === 'tile' && refusal.by.tile === 'village';
    return [{ space: refusal.by.space, by: isVillage ? 'village' : BLOCKED_BY[refusal.by.kind] }];
  });

const choicesIn = ({ step }: Composition): readonly DestinationChoice[] => {
  if (step.kind === 'destination') return step.choices;
  return step.kind === 'then' ? [step.choice] : [];
};

/** What is considered right now: a way that is pointed at, or the last one that was chosen. */
export interface Considered {
  readonly outlook: Outlook | undefined;
  readonly choice: DestinationChoice | undefined;
  /** Every place to show, where it is not what stands to be chosen anyway. */
  readonly choices?: readonly DestinationChoice[];
}

/** What the board shows of a turn that is being put together. */
export const marksOf = (composition: Composition, considered: Considered, blocked: readonly Blocked[]): Marks => {
  const choices = choicesIn(composition);
  const { outlook, choice } = considered;
  const shown = considered.choices ?? (choice === undefined || choices.includes(choice) ? choices : [choice]);
  return {
    ...(composition.chooser === undefined ? {} : { mover: composition.chooser }),
    destinations: shown.map(({ id, space, facing, dealt }) => ({ id, space, facing, damage: dealt })),
    ...(choice === undefined ? {} : { chosen: choice.id }),
    targets: (outlook?.events ?? []).flatMap(targetOf),
    ...(outlook === undefined ? {} : reachOf(outlook, choice)),
    blocked,
  };
};
