import type { Takebacks } from '@dragonway/table';
import type { CustomScenario, Dragon, Mode, ScenarioId, TableOptions } from '@dragonway/tao-long';

export const COMPANIES = ['machine', 'people', 'solo', 'watch'] as const;
/** With whom a game is played. */
export type Company = (typeof COMPANIES)[number];

/** Everything that a setup of Tao Long asks for. */
export interface TaoLongForm {
  readonly side: Dragon;
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

export const FRESH_FORM: TaoLongForm = {
  side: 'heaven',
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
