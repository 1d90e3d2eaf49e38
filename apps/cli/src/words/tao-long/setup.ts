import { MODES, type Mode, SCENARIO_IDS, type ScenarioId } from '@dragonway/tao-long';
import type { SetupQuestion } from '../../faces/face.js';

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  grasshopper: 'Grasshopper: the basic game',
  monk: 'Monk: colours count, Focus and Balance',
  master: 'Master: the flow varies',
  chosen: 'The Chosen One: Master with the board out of sight',
};

const SCENARIO_NAMES: Readonly<Record<ScenarioId, string>> = {
  field: 'The Field',
  valley: 'The Valley',
  canyon: 'The Canyon',
  torus: 'The Torus',
  wall: 'The Wall',
  cave: 'The Cave',
  mist: 'The Mist',
  labyrinth: 'The Labyrinth',
  introductory: 'Introductory (first edition)',
};

/** What is asked before a game of Tao Long. */
export const SETUP_QUESTIONS: readonly SetupQuestion[] = [
  { key: 'mode', question: 'Which mode?', choices: MODES.map(mode => ({ value: mode, label: MODE_NAMES[mode] })) },
  {
    key: 'scenario',
    question: 'Which scenario?',
    choices: SCENARIO_IDS.map(id => ({ value: id, label: SCENARIO_NAMES[id] })),
  },
  {
    key: 'solo',
    question: 'Two dragons with players, or solo?',
    choices: [
      { value: 'none', label: 'Both dragons have players' },
      { value: 'heaven', label: 'Solo with Tianlong (Heaven)' },
      { value: 'earth', label: 'Solo with Dilong (Earth)' },
    ],
  },
];
