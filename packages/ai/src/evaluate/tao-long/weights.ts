/** What the evaluation counts, each from the view of the dragon to play: its own less the other's where both have it. */
export const FEATURES = [
  'life',
  'segments',
  'lastSegment',
  'lastWater',
  'fire',
  'fullFire',
  'openDirections',
  'possibleActions',
  'potentialDamage',
  'expelReach',
  'biteReach',
  'headToHead',
  'headToTail',
  'headToCentre',
  'besideVillage',
  'focusNear',
  'focusDamage',
  'balanceGain',
  'toPlay',
  'choices',
  'noChoice',
  'blow',
  'blowSegment',
  'blowWins',
  'leastAnswer',
  'meanAnswer',
  'segmentAnswers',
  'answerChoices',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Hundredths of a lifepoint for one unit of each feature. */
export type Weights = Readonly<Record<Feature, number>>;

/** What the tuner found in games of the evaluation against itself over all modes and scenarios. */
export const WEIGHTS: Weights = {
  life: 100,
  segments: -65,
  lastSegment: -180,
  lastWater: -27,
  fire: 64,
  fullFire: -10,
  openDirections: 29,
  possibleActions: 15,
  potentialDamage: 4,
  expelReach: -11,
  biteReach: -12,
  headToHead: 0,
  headToTail: 2,
  headToCentre: 10,
  besideVillage: 14,
  focusNear: -6,
  focusDamage: 22,
  balanceGain: -7,
  toPlay: 4,
  choices: 31,
  noChoice: -92,
  blow: 41,
  blowSegment: 15,
  blowWins: 678,
  leastAnswer: -40,
  meanAnswer: 18,
  segmentAnswers: -44,
  answerChoices: -35,
};

/** How many hundredths of a lifepoint make the odds e to 1, fitted to the same games. */
export const CHANCE_SCALE = 361;
