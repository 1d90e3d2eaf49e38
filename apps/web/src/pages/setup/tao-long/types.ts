import type { Takebacks } from '@dragonway/table';
import type { CustomScenario, Dragon, Mode, ScenarioId, TableOptions } from '@dragonway/tao-long';

export const COMPANIES = ['machine', 'people', 'solo', 'watch', 'online'] as const;
/** With whom a game is played. */
export type Company = (typeof COMPANIES)[number];

/** Everything that a setup of Tao Long asks for. */
export interface TaoLongForm {
  readonly side: Dragon;
  /** Who plays the other dragon at an online table. */
  readonly rival: 'person' | 'machine';
  readonly level: string;
  readonly otherLevel: string;
  readonly heavenName: string;
  readonly earthName: string;
  readonly mode: Mode;
  readonly scenario: ScenarioId | 'custom';
  readonly custom: CustomScenario;
  readonly village: Dragon | 'none';
  readonly switches: TableOptions['switches'];
  readonly heavenSegments: number;
  readonly earthSegments: number;
  readonly hasRandomWheel: boolean;
  /** The word from which the random wheel is drawn; empty for another wheel every time. */
  readonly seed: string;
  readonly hidesBoard: boolean;
  readonly takebacks: Takebacks;
}

const FRESH_FORM: TaoLongForm = {
  side: 'heaven',
  rival: 'person',
  level: '3',
  otherLevel: '3',
  heavenName: '',
  earthName: '',
  mode: 'grasshopper',
  scenario: 'field',
  custom: { terrain: '8/8/8/8/8/8/8/8', heaven: 'a7a8b8b7', earth: 'g1h1h2g2', special: [] },
  village: 'none',
  switches: { tailLeavesFirst: false, freeStones: false, rangeThroughDragons: false },
  heavenSegments: 3,
  earthSegments: 3,
  hasRandomWheel: false,
  seed: '',
  hidesBoard: false,
  takebacks: 'free',
};

/** Between people at two screens nothing is taken back unasked. */
export const freshForm = (company: Company): TaoLongForm =>
  company === 'online' ? { ...FRESH_FORM, takebacks: 'ask' } : FRESH_FORM;
