import { type Game, type GameTypes, NOBODY, pick, type Random, randomFrom } from '@dragonway/core';
import { conformanceError, contract, type Trail } from './conformance-error.js';
import { checkChances } from './contracts/chance.js';
import { checkEnding } from './contracts/ending.js';
import { checkInfo, checkOptions } from './contracts/info.js';
import { checkMoves, checkMoveTexts } from './contracts/moves.js';
import { checkPlay } from './contracts/play.js';
import { checkPosition } from './contracts/position.js';
import { checkRecord, checkSameMoves } from './contracts/record.js';
import { checkGarbageMoves, checkGarbagePosition } from './contracts/refusals.js';
import { checkViews } from './contracts/view.js';
import { type Report, Tally } from './report.js';
import type { ConformanceSettings, Stand } from './settings.js';
import { Snapshots } from './snapshot.js';

const DECISIONS_PER_GAME = 3000;

/** What one random game needs besides its state. */
interface Run<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly settings: ConformanceSettings<Types>;
  readonly random: Random;
  readonly tally: Tally;
  readonly snapshots: Snapshots;
}

const standAt = <Types extends GameTypes>(run: Run<Types>, state: Types['State']): Stand<Types> => {
  const moves = run.game.legalMoves(state);
  return { ...run, state, moves, texts: moves.map(move => run.game.notation.formatMove(move)) };
};

const checkStand = <Types extends GameTypes>(stand: Stand<Types>, lastMoves: readonly string[]): void => {
  checkMoves(stand);
  checkMoveTexts(stand);
  checkChances(stand);
  checkEnding(stand);
  checkPosition(stand);
  checkViews(stand);
  checkGarbageMoves(stand, lastMoves);
  checkGarbagePosition(stand);
};

/** Checks one state from all sides, then leaves it by a random move; answers undefined at the end of the game. */
const advance = <Types extends GameTypes>(run: Run<Types>, trail: Trail<Types>): Types['State'] | undefined => {
  const { state } = trail;
  const before = run.snapshots.of(state);
  const stand = standAt(run, state);
  checkStand(stand, trail.moves.slice(-1));
  if (run.game.actor(state) === NOBODY) return undefined;
  // Rare dice come as often as common ones: the kit looks for broken contracts, not for likely games.
  const move = pick(run.random, stand.moves);
  const next = checkPlay(stand, move);
  contract(run.snapshots.of(state) === before, () => 'a state was changed after it was handed out');
  trail.moves.push(run.game.notation.formatMove(move));
  return next;
};

const playOne = <Types extends GameTypes>(run: Run<Types>, trail: Trail<Types>): void => {
  const { game, settings, tally, snapshots } = run;
  const bound = settings.decisionsPerGame ?? DECISIONS_PER_GAME;
  game.checkInvariants(trail.state);
  for (let next = advance(run, trail); next !== undefined; next = advance(run, trail)) {
    trail.state = next;
    tally.decisions += 1;
    if (trail.moves.length === bound) break;
  }
  const isUnfinished = game.actor(trail.state) !== NOBODY;
  tally.games += 1;
  tally.unfinished += isUnfinished ? 1 : 0;
  tally.longest = Math.max(tally.longest, trail.moves.length);
  contract(!snapshots.hasChangedTable, () => 'a table that states share was changed during the game');
  const moves = checkSameMoves(game, trail.moves, trail.state, snapshots);
  if (settings.kind !== undefined) checkRecord(settings.kind, trail.options, game, moves);
};

/**
 * Plays random games and checks every contract of the interface at every state. Answers what it met; throws a
 * ConformanceError, with options, seed, moves and position, at the first broken contract.
 */
export const conformance = <Types extends GameTypes>(
  game: Game<Types>,
  settings: ConformanceSettings<Types>,
): Report => {
  const random = randomFrom(settings.seed);
  const tally = new Tally();
  const options = settings.options ?? game.info.id;
  do {
    const trail: Trail<Types> = { game, options, seed: settings.seed, moves: [], state: game.start() };
    try {
      checkInfo(game);
      if (settings.kind !== undefined) checkOptions(settings.kind, options);
      playOne({ game, settings, random, tally, snapshots: new Snapshots() }, trail);
    } catch (error) {
      throw conformanceError(trail, error);
    }
  } while (tally.decisions < settings.decisions);
  return tally;
};
