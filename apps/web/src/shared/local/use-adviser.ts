import type { Table } from '@dragonway/table';
import { useEffect, useRef, useState } from 'react';
import { openMachine } from '../../machine/machine.js';
import type { AdvisedChoice, Answer, Asked, Machine } from '../../machine/types.js';

const HINT_TIME = 1500;
const CHANCE_TIME = 400;

/** Asks the strongest machine about a table; a thread of its own, opened with the first question. */
export const useAdviser = () => {
  const machine = useRef<Machine | undefined>(undefined);
  useEffect(
    () => () => {
      machine.current?.close();
      machine.current = undefined;
    },
    [],
  );
  return async (table: Table, time: number): Promise<Answer | undefined> => {
    const asked = askedOf(table);
    if (asked === undefined) return undefined;
    machine.current ??= openMachine();
    return machine.current.ask({ ...asked, time });
  };
};

const askedOf = ({ game }: Table): Asked | undefined =>
  game === undefined
    ? undefined
    : {
        options: game.options,
        ...(game.position === undefined ? {} : { position: game.position }),
        moves: game.moves.map(({ text }) => text),
        seed: 1,
      };

const NO_ADVICE: readonly AdvisedChoice[] = [];

/** Way of the Dragon: what every decision on the dice is worth; nothing while it is not wanted. */
export const useDiceAdvice = (table: Table, isWanted: boolean): readonly AdvisedChoice[] => {
  const [advice, setAdvice] = useState<{ readonly version: number; readonly choices: readonly AdvisedChoice[] }>();
  const { version } = table;
  const asked = useRef(table);
  useEffect(() => {
    asked.current = table;
  });
  useEffect(() => {
    const question = askedOf(asked.current);
    if (!isWanted || question === undefined) return undefined;
    const machine = openMachine();
    void machine.advise(question).then(choices => setAdvice({ version, choices }));
    return () => machine.close();
  }, [version, isWanted]);
  return isWanted && advice?.version === version ? advice.choices : NO_ADVICE;
};

export { CHANCE_TIME, HINT_TIME };

/** How the strongest machine judges the game for one seat, in percent; nothing is asked while it is not wanted. */
export const useChance = (table: Table, isWanted: boolean, seat: number): number | undefined => {
  const ask = useAdviser();
  const [chance, setChance] = useState<number | undefined>(undefined);
  const { version } = table;
  const asked = useRef({ ask, table });
  useEffect(() => {
    asked.current = { ask, table };
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOld = false;
    const { ask: question, table: now } = asked.current;
    const actor = now.live.game.actor(now.live.state);
    if (typeof actor !== 'number') return undefined;
    void question(now, CHANCE_TIME).then(answer => {
      if (isOld || answer?.chance === undefined) return;
      setChance(actor === seat ? answer.chance : 100 - answer.chance);
    });
    return () => {
      isOld = true;
    };
  }, [version, isWanted, seat]);
  return isWanted ? chance : undefined;
};
