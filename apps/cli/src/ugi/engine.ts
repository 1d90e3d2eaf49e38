import { randomMove } from '@dragonway/ai';
import { accept, CHANCE, type GameKind, NOBODY, type Random, type Refusal, type Result, refuse } from '@dragonway/core';
import { describe, errorLine, type Lines, legalLine, query } from './answers.js';
import { type Go, readGo } from './go.js';
import { chosenKind, type OptionValues, optionLines, tableText, withOption } from './option-values.js';
import { missingWord, type UgiRefusal, unexpectedWord } from './refusals.js';
import { type SearchSettings, searchTask, thinkerOpener } from './search.js';
import { type Standing, standAt, stateOf } from './standing.js';
import { perftTask, type Task } from './task.js';

export interface EngineSettings {
  readonly kinds: readonly GameKind[];
  readonly version: string;
  /** Draws the dice when `go` is asked for them. */
  readonly random: Random;
  readonly search: SearchSettings;
}

/** What a command leads to: lines at once, something that takes its time, or the end. */
export type Reply =
  | { readonly kind: 'lines'; readonly lines: Lines }
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'quit' };

type Answer = Result<Reply, Refusal>;
type Command = (words: Lines) => Answer;

const answer = (...lines: Lines): Answer => accept({ kind: 'lines', lines });

/** A command of one word. */
const alone =
  (run: () => Answer): Command =>
  ([superfluous]) =>
    superfluous === undefined ? run() : refuse(unexpectedWord(superfluous, 'the end of the line'));

/** The commands of the engine protocol with the options and the position that they set. A refused one changes nothing. */
export class Engine {
  readonly #settings: EngineSettings;
  readonly #openThinker = thinkerOpener();
  #values: OptionValues = new Map();
  #standing: Standing;

  constructor(settings: EngineSettings) {
    this.#settings = settings;
    const opened = this.#open(['startpos']);
    if (!opened.ok) throw new RangeError(`the default table is refused: ${opened.refusal.code}`);
    this.#standing = opened.value;
  }

  readonly #commands: ReadonlyMap<string, Command> = new Map<string, Command>([
    ['ugi', alone(() => this.#introduce())],
    ['setoption', words => this.#setOption(words)],
    ['isready', alone(() => answer('readyok'))],
    ['uginewgame', alone(() => answer())],
    ['position', words => this.#position(words)],
    ['go', words => this.#go(words)],
    ['stop', alone(() => answer())],
    ['query', words => this.#query(words)],
    ['legal', alone(() => answer(legalLine(this.#standing)))],
    ['d', alone(() => answer(...describe(this.#standing)))],
    ['quit', alone(() => accept({ kind: 'quit' }))],
  ]);

  /** Obeys one line's words, of which there is at least one. */
  execute([name = '', ...words]: Lines): Reply {
    const answered = this.#commands.get(name)?.(words) ?? this.#unknown(name);
    if (answered.ok) return answered.value;
    const { id } = chosenKind(this.#settings.kinds, this.#values);
    return { kind: 'lines', lines: [errorLine(answered.refusal, id)] };
  }

  #unknown(word: string): Answer {
    return refuse<UgiRefusal>({ code: 'ugi/unknown-command', word, expected: [...this.#commands.keys()] });
  }

  #introduce(): Answer {
    const { kinds, version } = this.#settings;
    return answer(`id name Dragonway ${version}`, 'id author the Dragonway authors', ...optionLines(kinds), 'ugiok');
  }

  #setOption([nameWord, name, valueWord, value, superfluous]: Lines): Answer {
    if (nameWord === undefined) return refuse(missingWord('setoption', 'name'));
    if (nameWord !== 'name') return refuse(unexpectedWord(nameWord, 'name'));
    if (name === undefined) return refuse(missingWord('name', 'the name of an option'));
    if (valueWord === undefined) return refuse(missingWord(name, 'value'));
    if (valueWord !== 'value') return refuse(unexpectedWord(valueWord, 'value'));
    if (value === undefined) return refuse(missingWord('value', 'the value'));
    if (superfluous !== undefined) return refuse(unexpectedWord(superfluous, 'the end of the line'));
    const values = withOption(this.#settings.kinds, this.#values, name, value);
    if (!values.ok) return values;
    this.#values = values.value;
    return answer();
  }

  #open(words: Lines, last?: Standing): Result<Standing, Refusal> {
    const { kinds } = this.#settings;
    return standAt(chosenKind(kinds, this.#values), tableText(kinds, this.#values), words, last);
  }

  #position(words: Lines): Answer {
    const opened = this.#open(words, this.#standing);
    if (!opened.ok) return opened;
    this.#standing = opened.value;
    return answer();
  }

  #query(words: Lines): Answer {
    const answered = query(this.#standing, words);
    return answered.ok ? answer(answered.value) : answered;
  }

  #go(words: Lines): Answer {
    const go = readGo(words);
    if (!go.ok) return go;
    if (go.value.kind === 'perft') return accept({ kind: 'task', task: perftTask(this.#standing, go.value.depth) });
    const actor = this.#standing.game.actor(stateOf(this.#standing));
    if (actor === NOBODY) return refuse<UgiRefusal>({ code: 'ugi/game-over' });
    if (actor === CHANCE) return this.#roll(go.value);
    const task = searchTask(this.#standing, go.value, this.#settings.search, this.#openThinker);
    return task.ok ? accept({ kind: 'task', task: task.value }) : task;
  }

  #roll(go: Go): Answer {
    const { game } = this.#standing;
    const roll = randomMove(game, stateOf(this.#standing), this.#settings.random);
    const best = `bestmove ${game.notation.formatMove(roll)}`;
    return go.kind === 'infinite' ? accept({ kind: 'task', task: { kind: 'waiting', best } }) : answer(best);
  }
}
