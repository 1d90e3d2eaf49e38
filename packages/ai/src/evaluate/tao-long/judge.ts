import {
  type CheckedOptions,
  ELEMENTS,
  lifeOf,
  type Move,
  resolveRules,
  type State,
  type TaoLongTypes,
  taoLong,
  type WorkingRules,
  workingRules,
} from '@dragonway/tao-long';
import { type Judge, type Judged, MOST_PROMISING } from '../../search/judge.js';
import { MOST_EVALUATION } from '../../search/values.js';
import { featureReader, type ReadFeatures } from './features.js';
import { keyWriter } from './key.js';
import { actDamage, choosing, nameMoves } from './moves.js';
import { type ActionSet, actionOfLift, offersReader, type ReadOffers } from './offers.js';
import { type EyesOn, type ReadSurvey, surveyor } from './scene.js';
import { FEATURES, WEIGHTS, type Weights } from './weights.js';

const [FIRE, WATER] = [ELEMENTS.indexOf('fire'), ELEMENTS.indexOf('water')];
const EXPELLING = (1 << FIRE) | (1 << WATER);
const PROMISE_OF_DAMAGE = 60;

const isTurnStart = ({ phase, extra }: State): boolean => phase === 'spirit' && !extra;

const victimOf = (state: State) => (choosing(state) === 'heaven' ? state.earth : state.heaven);

const evaluator = (read: ReadFeatures, weights: Weights): ((state: State) => number) => {
  const vector = new Float64Array(FEATURES.length);
  const worth = Float64Array.from(FEATURES, feature => weights[feature]);
  return state => {
    read(state, vector);
    let sum = 0;
    for (let index = 0; index < vector.length; index++) sum += (vector[index] as number) * (worth[index] as number);
    return Math.round(Math.min(Math.max(sum, -MOST_EVALUATION), MOST_EVALUATION));
  };
};

const promiseOf = (damage: number, life: number): number =>
  damage >= life ? MOST_PROMISING : Math.max(damage, 0) * PROMISE_OF_DAMAGE;

/** Ranks moves by the damage they lead to. */
const ranker =
  (survey: ReadSurvey, offersIn: ReadOffers): Judge<TaoLongTypes>['rank'] =>
  (state, moves, ranks) => {
    const life = lifeOf(victimOf(state));
    const own = survey(state, choosing(state));
    const offers = offersIn(state);
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index] as Move;
      const damage =
        move.kind === 'act'
          ? actDamage(state, own, move)
          : move.kind === 'spirit'
            ? own.damageOf(actionOfLift(offers, ELEMENTS.indexOf(move.lift)))
            : 0;
      ranks[index] = promiseOf(damage, life);
    }
  };

/** What makes one judge differ from another under the same rules. */
export interface Outlook {
  readonly weights?: Weights;
  readonly eyesOn?: EyesOn;
}

/** The judge of Tao Long under these rules. */
export const taoLongJudge = (rules: WorkingRules, outlook: Outlook = {}): Judge<TaoLongTypes> => {
  const survey = surveyor(rules, outlook.eyesOn);
  const offersIn = offersReader(rules);
  const valueOf = evaluator(featureReader(rules, survey, offersIn), outlook.weights ?? WEIGHTS);
  // A bite is looked into always, an expel where it takes a segment.
  const pendingIn = (state: State, offered: ActionSet): boolean => {
    const own = survey(state, choosing(state));
    return (offered & own.biting) !== 0 || own.mostDamage(offered & EXPELLING) >= victimOf(state).water;
  };
  return {
    evaluate: (state, seat) => ((state.toPlay === 'heaven') === (seat === 0) ? valueOf(state) : -valueOf(state)),
    writeKey: keyWriter(rules),
    isTurnStart,
    isPending: state => pendingIn(state, offersIn(state).now),
    isForcing: (state, move) =>
      move.kind === 'spirit' && pendingIn(state, 1 << actionOfLift(offersIn(state), ELEMENTS.indexOf(move.lift))),
    rank: ranker(survey, offersIn),
    nameMoves,
  };
};

/** Tao Long with these options, and its judge. */
export const judgedTaoLong = ({ table, start }: CheckedOptions, outlook?: Outlook): Judged<TaoLongTypes> => ({
  game: taoLong(table, start),
  judge: taoLongJudge(workingRules(resolveRules(table)), outlook),
});
