import { type Body, DRAGONS, ELEMENTS, type SoloWay, type State, type WorkingRules } from '@dragonway/tao-long';
import type { Key } from '../../search/judge.js';
import { sizesWord, whitesWord } from './wheel-words.js';

const PHASES: readonly State['phase'][] = ['spirit', 'focus', 'matter', 'ways', 'over'];

/** Mixes words into the two halves of a key. */
class Mixer {
  private low = 0;
  private high = 0;

  begin(): void {
    this.low = 0x2545f491;
    this.high = 0x5bd1e995;
  }

  add(word: number): void {
    this.low = Math.imul(this.low ^ word, 0x9e3779b1);
    this.low ^= this.low >>> 15;
    this.high = Math.imul(this.high + word, 0x85ebca6b);
    this.high = (this.high << 13) | (this.high >>> 19);
  }

  finish(key: Key): void {
    const low = Math.imul(this.low ^ (this.high >>> 7), 0xc2b2ae35);
    const high = Math.imul(this.high ^ (this.low >>> 9), 0x27d4eb2f);
    key.low = (low ^ (low >>> 16)) | 0;
    key.high = (high ^ (high >>> 15)) | 0;
  }
}

const addBody = (mixer: Mixer, body: Body): void => {
  mixer.add(body.spaces | (body.length << 24) | (body.facing << 28));
  if (body.nears === 0) return;
  mixer.add(body.nears);
  mixer.add(body.fars);
};

const addTurn = (mixer: Mixer, state: State): void => {
  const { heaven, earth } = state;
  const action = state.action === undefined ? 8 : ELEMENTS.indexOf(state.action.element);
  const flags = (state.coin === 'cw' ? 1 : 0) | (state.toPlay === 'earth' ? 2 : 0) | (state.extra ? 4 : 0);
  const meters = heaven.water | (heaven.fire << 3) | (earth.water << 6) | (earth.fire << 9);
  const phase = PHASES.indexOf(state.phase) | (state.hadNoAction ? 8 : 0);
  mixer.add(meters | (flags << 12) | (phase << 15) | (action << 19));
};

const addWay = (mixer: Mixer, way: SoloWay): void => {
  for (const { action, act } of way) {
    mixer.add(ELEMENTS.indexOf(action) | (act.then === undefined ? 0 : act.then === 'absorb' ? 16 : 32));
    for (const { direction, portal } of act.steps) {
      mixer.add(direction | 64 | (portal === undefined ? 0 : (portal.to << 8) | (portal.out << 14) | 128));
    }
  }
};

// What a turn has brought about and not yet carried out: rare, so it is read only where there is something.
const addPending = (mixer: Mixer, { effects, group, ways }: State): void => {
  for (const effect of effects) {
    const on = effect.kind === 'focus' ? ELEMENTS.indexOf(effect.on) : 8;
    mixer.add(0x100 | on | (DRAGONS.indexOf(effect.dragon) << 4));
  }
  for (const action of group) mixer.add(0x200 | ELEMENTS.indexOf(action));
  for (const way of ways) {
    mixer.add(0x400);
    addWay(mixer, way);
  }
};

type AddWheel = (mixer: Mixer, state: State) => void;

// R13: stones by number, by number and colour from Monk on, by order too in solo.
const wheelReader = ({ soloPlayer, visibleStones }: WorkingRules): AddWheel => {
  if (soloPlayer !== undefined) return (mixer, { wheel }) => wheel.forEach(stones => mixer.add(stones));
  if (visibleStones === 'number') return (mixer, state) => mixer.add(sizesWord(state));
  return (mixer, state) => {
    mixer.add(sizesWord(state));
    mixer.add(whitesWord(state));
  };
};

const addTiles = (mixer: Mixer, tiles: State['tiles']): void => {
  for (let at = 0; at < 64; at += 4) {
    const [one = 0, two = 0, three = 0, four = 0] = [tiles[at], tiles[at + 1], tiles[at + 2], tiles[at + 3]];
    mixer.add(one | (two << 8) | (three << 16) | (four << 24));
  }
};

/** Writes keys of states under these rules: equal for states that the rules cannot tell apart, the turn number aside. */
export const keyWriter = (rules: WorkingRules): ((state: State, key: Key) => void) => {
  const mixer = new Mixer();
  const addWheel = wheelReader(rules);
  const tilesChange = rules.tileTables.endures.some(endures => endures > 0);
  return (state, key) => {
    mixer.begin();
    addBody(mixer, state.heaven);
    addBody(mixer, state.earth);
    addTurn(mixer, state);
    addWheel(mixer, state);
    if (tilesChange) addTiles(mixer, state.tiles);
    if (state.effects.length > 0 || state.group.length > 0 || state.ways.length > 0) addPending(mixer, state);
    mixer.finish(key);
  };
};
