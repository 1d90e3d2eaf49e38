import type { WaySwap, WayTarget } from '@dragonway/board-view';
import type { Game } from '@dragonway/core';
import type { Advance, WayEvent, WayMove, WayState, WayTypes } from '@dragonway/way-of-the-dragon';

type Rules = Game<WayTypes>;
type Call = Extract<WayMove, { readonly kind: 'call' }>;

/** One thing that the dice allow, with what it would do. */
export interface ActChoice {
  readonly text: string;
  readonly move: WayMove;
  readonly events: readonly WayEvent[];
  /** The pieces' ways, for the board. */
  readonly targets: readonly WayTarget[];
  /** How much the player's score grows. */
  readonly gain: number;
}

const tagOf = (number: number): string => `+${number}`;

const targetsOf = (id: string, events: readonly WayEvent[], length: number): readonly WayTarget[] =>
  events.flatMap(event => {
    if (event.kind !== 'moved' && event.kind !== 'entered') return [];
    const from = event.kind === 'moved' ? event.from : 0;
    return [{ id, path: event.path, from, to: event.to, tag: tagOf(Math.max(0, event.to - length)) }];
  });

const gainOf = (events: readonly WayEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'finishedPath' ? event.number : 0), 0);

const choiceOf = (game: Rules, state: WayState, move: WayMove, length: number): ActChoice => {
  const text = game.notation.formatMove(move);
  const { events } = game.play(state, move);
  return { text, move, events, targets: targetsOf(text, events, length), gain: gainOf(events) };
};

const isReroll = ({ kind }: WayMove): boolean => kind === 'keep' || kind === 'tiger' || kind === 'roll';

const waysOf = ({ targets }: ActChoice): string => targets.map(({ path, to }) => `${path}${to}`).join(' ');

const advanceOf = (move: WayMove): Advance | undefined => ('act' in move ? move.act : undefined);

/** Texts of The Dragon that differ only in dragons not needed are one choice. */
const withoutTwins = (choices: readonly ActChoice[]): readonly ActChoice[] =>
  choices.filter(
    (choice, index) =>
      choice.move.kind !== 'dragon' ||
      choices.findIndex(
        other =>
          other.move.kind === 'dragon' &&
          advanceOf(other.move)?.kind === advanceOf(choice.move)?.kind &&
          waysOf(other) === waysOf(choice),
      ) === index,
  );

/** What can be done with the dice as they lie, besides rolling again. */
export const actChoices = (game: Rules, state: WayState, length: number): readonly ActChoice[] =>
  withoutTwins(
    game
      .legalMoves(state)
      .filter(move => !isReroll(move))
      .map(move => choiceOf(game, state, move, length)),
  );

export const callsIn = (choices: readonly ActChoice[]): readonly Call[] =>
  choices.flatMap(({ move }) => (move.kind === 'call' ? [move] : []));

/** A place that could be swapped, with whose piece lies there. */
export interface SwapPlace {
  readonly path: Call['path'];
  readonly space: number;
  readonly player: Call['first'];
}

export const swapOf = (places: readonly SwapPlace[], picked: readonly SwapPlace[]): WaySwap | undefined =>
  places.length === 0 ? undefined : { candidates: places, picked };
