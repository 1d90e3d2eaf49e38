import { accept, type Game, type GameKind, NOBODY, pick, type Refusal, type Result, randomFrom } from '@dragonway/core';

/** Which game a playthrough tells, and how far. */
export interface PlaythroughSettings {
  readonly options: string;
  readonly seed: number;
  /** The game is left after this many decisions if it is not over by then. */
  readonly decisions: number;
}

const stepLines = (game: Game, state: object, move: object, events: readonly object[]): readonly string[] => [
  `position ${game.notation.formatPosition(state)}`,
  `decision ${game.notation.formatDecision(state)}`,
  `move ${game.notation.formatMove(move)}`,
  ...events.map(event => `event ${JSON.stringify(event)}`),
  '',
];

const endLines = (game: Game, state: object): readonly string[] => [
  `position ${game.notation.formatPosition(state)}`,
  `decision ${game.notation.formatDecision(state)}`,
  `result ${game.notation.formatResult(state)}`,
  '',
];

/**
 * Tells a seeded game as text: position, decision, move and events at every step. Kept as golden files, a change of
 * the rules shows in them as a difference that a person can read.
 */
export const writePlaythrough = (kind: GameKind, settings: PlaythroughSettings): Result<string, Refusal> => {
  const options = kind.parseOptions(settings.options);
  if (!options.ok) return options;
  const game = kind.game(options.value);
  const random = randomFrom(settings.seed);
  const lines = [`options ${settings.options}`, `seed ${settings.seed}`, ''];
  let state = game.start();
  for (let count = 0; count < settings.decisions && game.actor(state) !== NOBODY; count += 1) {
    const move = pick(random, game.legalMoves(state));
    const step = game.play(state, move);
    lines.push(...stepLines(game, state, move, step.events));
    state = step.state;
  }
  lines.push(...endLines(game, state));
  return accept(lines.join('\n'));
};
