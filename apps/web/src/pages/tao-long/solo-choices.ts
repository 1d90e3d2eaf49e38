import type { Event, SoloChoice, SoloWay } from '@dragonway/tao-long';

/** A choice of the rules for the solo opponent, with the way that was taken in the end; undefined while it is open. */
export interface MadeChoice {
  readonly choice: SoloChoice;
  readonly taken: SoloWay | undefined;
}

interface Decided {
  readonly text: string;
  readonly events: readonly object[];
}

/** R32: among equal ways the player's number decides. */
const takenOf = ({ equal }: SoloChoice, answer: Decided | undefined): SoloWay | undefined => {
  if (equal.length <= 1) return equal[0];
  const number = answer?.text.startsWith('=') === true ? Number(answer.text.slice(1)) : 0;
  return equal[number - 1];
};

/** Every choice that the rules made for the solo opponent in these decisions, in order. */
export const choicesIn = (decisions: readonly Decided[]): readonly MadeChoice[] =>
  decisions.flatMap(({ events }, index) =>
    // The decisions of a table of Tao Long hold its own events.
    (events as readonly Event[]).flatMap(event =>
      event.kind === 'opponentChose'
        ? [{ choice: event.choice, taken: takenOf(event.choice, decisions[index + 1]) }]
        : [],
    ),
  );
