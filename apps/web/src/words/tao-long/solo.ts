import type { SoloChoice, SoloWay, WayMeasures } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import { wayInWords } from './moves.js';
import { elementName } from './names.js';

/** One step of the procedure by which the solo opponent is moved. */
export interface SoloStep {
  readonly words: string;
  readonly ruling: string;
  /** Whether one way alone was left after it. */
  readonly isDeciding: boolean;
}

const waysLeft = (count: number): string => plural(count, { one: 'one way is left', other: '# ways are left' });

export const stepsNumber = (value: number): string => (Number.isFinite(value) ? String(value) : '∞');

interface Measure {
  readonly value: (measures: WayMeasures) => number | undefined;
  readonly words: (value: string, left: string) => string;
  readonly ruling: string;
}

const measuresInOrder = (): readonly Measure[] => [
  {
    value: ({ damageDealt }) => damageDealt,
    words: (value, left) => t`Most damage to you: ${value}; ${left}.`,
    ruling: 'R33',
  },
  {
    value: ({ damageTaken }) => damageTaken,
    words: (value, left) => t`Least damage that it could take: ${value}; ${left}.`,
    ruling: 'R34',
  },
  {
    value: ({ stepsToFace }) => stepsToFace,
    words: (value, left) => t`Fewest steps until it faces you: ${value}; ${left}.`,
    ruling: 'R35',
  },
];

const isWay = (one: SoloWay, other: SoloWay): boolean => wayInWords(one) === wayInWords(other);

/** The measures in their order, each with its best value and how many ways it left, up to the one that decided. */
export const soloSteps = ({ ways, equal }: SoloChoice): readonly SoloStep[] => {
  const [best] = equal;
  const taken = ways.find(({ way }) => best !== undefined && isWay(way, best));
  const measures = measuresInOrder();
  if (taken === undefined || ways.length < 2) return [];
  return measures.flatMap(({ value, words, ruling }, index) => {
    const decided = value(taken);
    if (decided === undefined) return [];
    const next = measures[index + 1];
    const measured = next === undefined ? 0 : ways.filter(way => next.value(way) !== undefined).length;
    const left = measured === 0 ? equal.length : measured;
    return [{ words: words(stepsNumber(decided), waysLeft(left)), ruling, isDeciding: left === 1 }];
  });
};

/** What the opponent had to do, and how many ways it had. */
export const soloTask = ({ actions, ways }: SoloChoice): string => {
  const list = both(actions.map(elementName));
  const count = plural(ways.length, { one: 'there is one way', other: 'there are # ways' });
  return t`Its stones fell on ${list}, so it performs that: ${count}.`;
};
