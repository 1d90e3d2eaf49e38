import { NOBODY, pick, randomFrom } from '@dragonway/core';
import { DEFAULT_OPTIONS, formatOptions, MODES, SCENARIO_IDS, type State } from '@dragonway/tao-long';
import { TACTIC_THEMES, type Tactic, type TacticTable, type TacticTheme, tacticAt, tacticTable } from './tactics.js';

// The rule by which tactical positions are chosen. No player, search or evaluation is asked: games are played by chance,
// and a position is taken when playing everything out shows that it is what was looked for.

const VARIANTS = [
  'tao-long;village=heaven',
  'tao-long;mode=monk;scenario=valley;village=earth',
  'tao-long;mode=master;scenario=mist;village=heaven',
  'tao-long;mode=monk;tailLeavesFirst=on;freeStones=on',
  'tao-long;mode=master;rangeThroughDragons=on',
  'tao-long;solo=heaven',
  'tao-long;mode=monk;solo=earth',
  'tao-long;mode=master;scenario=wall;solo=heaven',
];

/** Every mode with every scenario, and the variants. */
export const TACTIC_TABLES: readonly string[] = [
  ...MODES.flatMap(mode => SCENARIO_IDS.map(scenario => formatOptions({ ...DEFAULT_OPTIONS, mode, scenario }))),
  ...VARIANTS,
];

/** A table looks for so many themes, other ones than the table before it. */
const THEMES_OF_A_TABLE = 2;
const MOST_GAMES = 400;
const MOST_DECISIONS = 400;
/** Fewer choices are no riddle. */
const LEAST_CHOICES = 3;
/** More ways to play a turn would take too long to play out. */
const MOST_WAYS = 60;
const SEEDS_OF_A_TABLE = 100_000;

const canOccur = ({ rules }: TacticTable, theme: TacticTheme): boolean => {
  if (theme === 'useFocus') return rules.hasEffects;
  return rules.soloPlayer === undefined || theme === 'winInOne' || theme === 'winInTwo';
};

const themesOf = (table: TacticTable, index: number): readonly TacticTheme[] => {
  const themes = TACTIC_THEMES.filter(theme => canOccur(table, theme));
  return Array.from({ length: THEMES_OF_A_TABLE }, (_, turn) => index * THEMES_OF_A_TABLE + turn).map(
    at => themes[at % themes.length] as TacticTheme,
  );
};

const isRiddle = ({ game }: TacticTable, state: State): boolean => {
  const choices = game.legalMoves(state);
  if (choices.length < LEAST_CHOICES) return false;
  let ways = 0;
  for (const choice of choices) ways += game.legalMoves(game.next(state, choice)).length;
  return ways <= MOST_WAYS;
};

/** The turn starts of a game in which every decision is drawn by lot. */
function* drawnTurnStarts({ game }: TacticTable, seed: number): Generator<State> {
  const random = randomFrom(seed);
  let state = game.start();
  for (let made = 0; made < MOST_DECISIONS && game.actor(state) !== NOBODY; made++) {
    if (state.phase === 'spirit' && !state.extra) yield state;
    state = game.next(state, pick(random, game.legalMoves(state)));
  }
}

const firstOf = (table: TacticTable, theme: TacticTheme, firstSeed: number): Tactic | undefined => {
  for (let seed = firstSeed; seed < firstSeed + MOST_GAMES; seed++) {
    for (const state of drawnTurnStarts(table, seed)) {
      const tactic = isRiddle(table, state) ? tacticAt(table, state, theme) : undefined;
      if (tactic !== undefined) return tactic;
    }
  }
  return undefined;
};

/** What a table looked for, and the first position that was it; undefined if no game showed one. */
export interface Mined {
  readonly theme: TacticTheme;
  readonly tactic: Tactic | undefined;
}

/** The tactics of a table: for each of its themes the first that games drawn by lot meet. */
export const mineTactics = (index: number): readonly Mined[] => {
  const table = tacticTable(TACTIC_TABLES[index] ?? '');
  return themesOf(table, index).map((theme, at) => ({
    theme,
    tactic: firstOf(table, theme, (index * THEMES_OF_A_TABLE + at) * SEEDS_OF_A_TABLE + 1),
  }));
};
