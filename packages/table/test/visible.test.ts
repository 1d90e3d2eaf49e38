import { describe, expect, test } from 'vitest';
import { apply, restore, snapshotOf, visibleEvent, visibleRefusal, visibleTable } from '../src/index.js';
import { ANN, act, BOB, CAT, EARTH, HEAVEN, machine, open, play, playFirst, type Scene } from './scene.js';

const SECRET = '0'.repeat(63);

const shownTo = (scene: Scene, viewer: string) => JSON.stringify(visibleTable(scene.table, viewer));

describe('secret seeds', () => {
  test('nobody sees one before its game is over', () => {
    const scene = open('way-of-the-dragon');
    expect(JSON.stringify(snapshotOf(scene.table))).toContain(`${SECRET}1`);
    for (const viewer of ['ann', 'bob', 'cat']) {
      expect(shownTo(scene, viewer)).not.toContain(SECRET);
      expect(JSON.stringify(scene.log.map(event => visibleEvent(scene.table, event, viewer)))).not.toContain(SECRET);
    }
  });

  test('after the game everybody sees its seed, and nobody the next one', () => {
    const scene = open('way-of-the-dragon', [ANN, machine()]);
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    expect(shownTo(scene, 'cat')).toContain(`${SECRET}1`);
    expect(shownTo(scene, 'cat')).not.toContain(`${SECRET}2`);
    expect(scene.table.next?.secret).toBe(`${SECRET}2`);
  });
});

describe('a board under mist', () => {
  test.each([
    ['The Chosen One', { options: 'tao-long;mode=chosen' }],
    ['training', { options: 'tao-long', hidesBoard: true }],
  ] as const)('%s: the board is hidden until the end, however it comes', (_, setup) => {
    const scene = open(setup);
    playFirst(scene);
    const shown = visibleTable(scene.table, 'ann');
    expect(shown).toMatchObject({ isBoardHidden: true, view: { meters: {}, wheel: {} } });
    expect(shown?.view).not.toHaveProperty('board');
    expect(shown).not.toHaveProperty('position');
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    expect(visibleTable(scene.table, 'ann')).toMatchObject({ isBoardHidden: false, position: expect.any(String) });
  });

  test('a refusal does not tell what stands in the way', () => {
    const refusalIn = (options: string) => {
      const scene = open(options);
      play(scene, ANN, 'H');
      play(scene, ANN, 'E!');
      return scene.last.refusal === undefined ? undefined : visibleRefusal(scene.table, scene.last.refusal);
    };
    expect(refusalIn('tao-long')).toHaveProperty('cause.by');
    expect(refusalIn('tao-long;mode=chosen')).toHaveProperty('cause.code');
    expect(refusalIn('tao-long;mode=chosen')).not.toHaveProperty('cause.by');
  });
});

describe('spectators', () => {
  test('watch where the table allows it', () => {
    const closed = open({ options: 'tao-long', allowsSpectators: false });
    expect(visibleTable(closed.table, 'cat')).toBeUndefined();
    expect(visibleTable(closed.table, 'bob')).toBeDefined();
    const [event] = closed.log;
    expect(event && visibleEvent(closed.table, event, 'cat')).toBeUndefined();
    expect(act(closed, CAT, { kind: 'say', text: 'hi' })).toBe('table/spectators-off');
  });

  test('talk among themselves while a game is on, and the versions stay without a gap', () => {
    const scene = open();
    act(scene, CAT, { kind: 'say', text: 'look at the tail' });
    const [said] = scene.last.events;
    expect(said && visibleEvent(scene.table, said, 'cat')).toMatchObject({ kind: 'said', room: 'spectators' });
    expect(said && visibleEvent(scene.table, said, 'ann')).toEqual({ v: said?.v, at: said?.at, kind: 'unseen' });
    expect(shownTo(scene, 'ann')).not.toContain('tail');
  });

  test('talk to everybody when it is over', () => {
    const scene = open();
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    act(scene, CAT, { kind: 'say', text: 'well played' });
    expect(shownTo(scene, 'ann')).toContain('well played');
  });
});

describe('talk', () => {
  test('has a length and a pace', () => {
    const scene = open();
    expect(act(scene, ANN, { kind: 'say', text: '  ' })).toBe('table/chat-empty');
    expect(act(scene, ANN, { kind: 'say', text: 'x'.repeat(301) })).toBe('table/chat-too-long');
    scene.chatWait = 500;
    expect(act(scene, ANN, { kind: 'say', text: 'again' })).toBe('table/chat-too-fast');
    expect(scene.last.refusal).toMatchObject({ wait: 500 });
  });

  test('can be switched off', () => {
    expect(act(open({ options: 'tao-long', hasChat: false }), ANN, { kind: 'say', text: 'hi' })).toBe('table/chat-off');
  });
});

test("a viewer sees which commands are their own, and nobody else's", () => {
  const scene = open();
  playFirst(scene);
  const [played] = scene.last.events;
  expect(played && visibleEvent(scene.table, played, 'ann')).toHaveProperty('cause');
  expect(played && visibleEvent(scene.table, played, 'bob')).not.toHaveProperty('cause');
});

test('a client far away keeps the same table by the events that it sees', () => {
  const scene = open('way-of-the-dragon;players=k,r,w', [ANN, BOB, machine()]);
  const shown = visibleTable(scene.table, 'bob');
  if (shown === undefined) throw new Error('bob may watch');
  let copy = restore(JSON.parse(JSON.stringify(shown.facts)));
  for (let count = 0; count < 30; count += 1) {
    playFirst(scene, moves => moves[count % moves.length]);
    if (count === 10) act(scene, CAT, { kind: 'say', text: 'psst' });
    if (count === 20) act(scene, BOB, { kind: 'offer', offer: 'pause', seat: EARTH });
  }
  for (const event of scene.log.slice(copy.version)) {
    const seen = visibleEvent(scene.table, event, 'bob');
    if (seen !== undefined) copy = apply(copy, seen);
  }
  expect(snapshotOf(copy)).toEqual(visibleTable(scene.table, 'bob')?.facts);
});
