import type { WayMove } from '@dragonway/way-of-the-dragon';
import type { Choice } from '../players/way-of-the-dragon-choices.js';
import { powerOf } from '../way-turn/powers-at-hand.js';
import { actReasons, type Situation } from './way-of-the-dragon-acts.js';
import { percentOf } from './way-of-the-dragon-goals.js';
import type { WayReason } from './way-of-the-dragon-reason.js';

const LEAST_PERCENT = 0.1;
const MOST_REASONS = 2;

const isReroll = ({ kind }: WayMove): boolean => kind === 'keep' || kind === 'tiger';
const isPowerMove = ({ kind }: WayMove): boolean =>
  kind === 'fear' || kind === 'tiger' || kind === 'anxiety' || kind === 'dragon' || kind === 'rebirth';

/** How much the first choice is worth more than the best other one of a kind; undefined where there is none. */
const gainOver = ([chosen, ...others]: readonly Choice[], isOfKind: (move: WayMove) => boolean): number | undefined => {
  const other = others.find(({ move }) => isOfKind(move));
  return chosen === undefined || other === undefined ? undefined : percentOf(chosen.chance - other.chance);
};

const powerReasons = (
  { options, state }: Situation,
  choices: readonly Choice[],
  move: WayMove,
): readonly WayReason[] => {
  const power = powerOf(options, state, state.seat);
  const isPower = isPowerMove(move);
  const percent = gainOver(choices, other => isPowerMove(other) !== isPower) ?? 0;
  if (power === undefined || percent < LEAST_PERCENT) return [];
  return [{ code: isPower ? 'reason/power-pays' : 'reason/saves-power', power, percent }];
};

const rollReasons = (choices: readonly Choice[], move: WayMove): readonly WayReason[] => {
  const percent = gainOver(choices, other => isReroll(other) !== isReroll(move)) ?? 0;
  if (percent < LEAST_PERCENT) return [];
  return [{ code: isReroll(move) ? 'reason/rolls-on' : 'reason/acts-at-once', percent }];
};

const turnReasons = (choices: readonly Choice[], move: WayMove): readonly WayReason[] => {
  const percent = gainOver(choices, () => true) ?? 0;
  return [{ code: move.kind === 'done' ? 'reason/leaves-turn' : 'reason/takes-turn-again', percent }];
};

/** One or two reasons for the first of the choices, which is the chosen one; `goals` are what a re-roll goes for. */
export const wayReasons = (
  situation: Situation,
  choices: readonly Choice[],
  goals: readonly WayReason[],
): readonly WayReason[] => {
  const [chosen] = choices;
  if (chosen === undefined) return [];
  if (choices.length === 1) return [{ code: 'reason/only-move' }];
  const { move, chance } = chosen;
  if (move.kind === 'again' || move.kind === 'done' || move.kind === 'rebirth') return turnReasons(choices, move);
  const facts = isReroll(move) ? goals : actReasons(situation, move);
  const all = [...facts, ...powerReasons(situation, choices, move), ...rollReasons(choices, move)];
  return all.length > 0 ? all.slice(0, MOST_REASONS) : [{ code: 'reason/position', chance: percentOf(chance) }];
};
