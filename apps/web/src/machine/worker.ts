import { type AdvisedChoice, type Adviser, Session, wayAdviser } from '@dragonway/ai';
import { parseTable } from '@dragonway/games';
import type { WayOptions, WayState } from '@dragonway/way-of-the-dragon';
import { expose } from 'comlink';
import { chooseSimply } from './simple-chooser.js';
import type { Answer, Asked } from './types.js';

const HINT_NODES = 40_000;

type Request = Parameters<Session['start']>[0];
type Level = Extract<Request['strength'], { readonly kind: 'level' }>['level'];

const requestOf = ({ level, ...asked }: Asked): Request => ({
  ...asked,
  strength:
    // Levels are checked where they are read from the table.
    level === undefined ? { kind: 'limits', nodes: HINT_NODES } : { kind: 'level', level: level as Level },
});

const session = new Session();
let adviser: { readonly options: string; readonly advise: Adviser } | undefined;

const adviserFor = (options: string, read: WayOptions): Adviser => {
  if (adviser?.options !== options) adviser = { options, advise: wayAdviser(read) };
  return adviser.advise;
};

const stateAfter = ({ options, position, moves }: Asked): { state: WayState; read: WayOptions } | undefined => {
  const table = parseTable(options);
  if (!table.ok || table.value.kind.id !== 'way-of-the-dragon') return undefined;
  const { notation, ...game } = table.value.game;
  const start = position === undefined ? undefined : notation.parsePosition(position);
  let state = start?.ok === true ? start.value : game.start();
  for (const text of moves) {
    const move = notation.parseMove(state, text);
    if (!move.ok) return undefined;
    state = game.next(state, move.value);
  }
  // Sound because the game's id was looked at.
  return { state: state as WayState, read: table.value.options as WayOptions };
};

/** What the page calls across the thread. */
export const machineWorker = {
  async ask(asked: Asked): Promise<Answer | undefined> {
    const advice = await session.start(requestOf(asked));
    if (advice.ok) return { move: advice.value.move, reasons: advice.value.reasons, chance: advice.value.chance };
    return advice.refusal.code === 'advice/no-player' ? chooseSimply(asked) : undefined;
  },
  advise(asked: Asked): readonly AdvisedChoice[] {
    const asking = stateAfter(asked);
    return asking === undefined ? [] : adviserFor(asked.options, asking.read)(asking.state);
  },
  cancel(): void {
    session.cancel();
  },
};

export type MachineWorker = typeof machineWorker;

expose(machineWorker);
