import { CHANCE, type Game, NOBODY, pick, type Random } from '@dragonway/core';

/**
 * A plain Monte Carlo tree search (UCT with random playouts) on the same rules: what a user of a general framework would
 * have without knowing anything of the game. It stands here as an opponent to be measured against.
 */
export interface MctsSettings {
  /** Asked before every playout, with the playouts done. */
  readonly mayGoOn: (playouts: number) => boolean;
  readonly random: Random;
  /** How much a little tried move draws; the square root of 2 by the book. */
  readonly exploration?: number;
  /** Decisions after which a playout is given up as a draw. */
  readonly mostDecisions?: number;
}

interface Node {
  readonly state: object;
  /** The seat whose points the visits from above count: whoever chose the move to this node. */
  readonly chosenBy: number;
  readonly moves: readonly object[];
  /** Children by the place of their move; tried in the order of a shuffle. */
  readonly children: Map<number, Node>;
  readonly untried: number[];
  visits: number;
  points: number;
}

const DEFAULT_EXPLORATION = Math.SQRT2;
const DEFAULT_MOST_DECISIONS = 600;

const nodeOf = (game: Game, state: object, chosenBy: number): Node => {
  const moves = game.legalMoves(state);
  return { state, chosenBy, moves, children: new Map(), untried: moves.map((_, at) => at), visits: 0, points: 0 };
};

const drawChance = (game: Game, state: object, random: Random): number => {
  const chances = game.chances(state);
  let left = random.below(chances.reduce((sum, { weight }) => sum + weight, 0));
  const at = chances.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(at, 0);
};

const bestChild = (node: Node, exploration: number): number => {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  const log = Math.log(node.visits);
  for (const [at, { visits, points }] of node.children) {
    const value = points / visits + exploration * Math.sqrt(log / visits);
    if (value <= highest) continue;
    highest = value;
    best = at;
  }
  return best;
};

const childAt = (game: Game, node: Node, at: number): Node => {
  const known = node.children.get(at);
  if (known !== undefined) return known;
  const actor = game.actor(node.state);
  const child = nodeOf(game, game.next(node.state, node.moves[at] as object), typeof actor === 'number' ? actor : -1);
  node.children.set(at, child);
  return child;
};

/** Goes down to a node that was not tried yet, or to an end. */
const descend = (game: Game, root: Node, random: Random, exploration: number): readonly Node[] => {
  const path = [root];
  for (let node = root; game.actor(node.state) !== NOBODY; ) {
    const isChance = game.actor(node.state) === CHANCE;
    const place = random.below(Math.max(node.untried.length, 1));
    const isNew = !isChance && node.untried.length > 0;
    const at = isChance
      ? drawChance(game, node.state, random)
      : isNew
        ? (node.untried.splice(place, 1)[0] as number)
        : bestChild(node, exploration);
    node = childAt(game, node, at);
    path.push(node);
    if (isNew || node.visits === 0) break;
  }
  return path;
};

const playOut = (game: Game, from: object, random: Random, mostDecisions: number): readonly number[] => {
  let state = from;
  for (let made = 0; made < mostDecisions && game.actor(state) !== NOBODY; made++) {
    const moves = game.legalMoves(state);
    const move = game.actor(state) === CHANCE ? moves[drawChance(game, state, random)] : pick(random, moves);
    state = game.next(state, move as object);
  }
  const winners = game.outcome(state)?.winners;
  const seats = game.info.seats;
  if (winners === undefined) return seats.map(() => 1 / seats.length);
  return seats.map((_, index) => (winners.some(winner => winner === index) ? 1 / winners.length : 0));
};

/** The move that was tried most often. Somebody must choose in the state. */
export const mctsMove = (game: Game, state: object, settings: MctsSettings): object => {
  const { random, exploration = DEFAULT_EXPLORATION, mostDecisions = DEFAULT_MOST_DECISIONS } = settings;
  const root = nodeOf(game, state, -1);
  for (let playouts = 0; playouts === 0 || settings.mayGoOn(playouts); playouts++) {
    const path = descend(game, root, random, exploration);
    const points = playOut(game, path.at(-1)?.state ?? state, random, mostDecisions);
    for (const node of path) {
      node.visits++;
      node.points += points[node.chosenBy] ?? 0;
    }
  }
  const [at] = [...root.children].reduce((most, child) => (child[1].visits > most[1].visits ? child : most));
  return root.moves[at] as object;
};
