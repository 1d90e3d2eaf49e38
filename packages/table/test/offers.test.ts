import { seat } from '@dragonway/core';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/index.js';
import { ANN, act, answer, BOB, CAT, EARTH, HEAVEN, machine, open, play, playFirst, type Scene } from './scene.js';

const draw = (scene: Scene, by = ANN, from = HEAVEN) => act(scene, by, { kind: 'offer', offer: 'draw', seat: from });
const pause = (scene: Scene, by = ANN, from = HEAVEN) => act(scene, by, { kind: 'offer', offer: 'pause', seat: from });
const rematch = (scene: Scene) => act(scene, ANN, { kind: 'offer', offer: 'rematch', seat: HEAVEN });

describe('R13: a draw by agreement', () => {
  test('is offered and accepted', () => {
    const scene = open();
    expect(draw(scene)).toEqual(['offered']);
    expect(answer(scene, BOB, EARTH, true)).toEqual(['accepted', 'gameEnded']);
    expect(scene.table.game?.ending).toMatchObject({ cause: 'agreement', winners: [0, 1], token: '1/2-1/2' });
  });

  test('is agreed on when both offer it', () => {
    const scene = open();
    draw(scene);
    expect(draw(scene, BOB, EARTH)).toEqual(['accepted', 'gameEnded']);
  });

  test('falls when the other plays on, and stands while the one who offered it plays', () => {
    const scene = open();
    draw(scene);
    while (scene.table.live.game.actor(scene.table.live.state) === HEAVEN) playFirst(scene);
    expect(scene.table.offers).toHaveLength(1);
    playFirst(scene);
    expect(scene.table.offers).toEqual([]);
  });

  test('can be withdrawn by whoever offered it', () => {
    const scene = open();
    draw(scene);
    const since = scene.table.offers[0]?.since ?? 0;
    expect(act(scene, BOB, { kind: 'withdraw', offer: 'draw', since, seat: EARTH })).toBe('table/no-such-offer');
    expect(act(scene, ANN, { kind: 'withdraw', offer: 'draw', since, seat: HEAVEN })).toEqual(['withdrawn']);
    expect(act(scene, ANN, { kind: 'withdraw', offer: 'draw', since, seat: HEAVEN })).toBe('table/no-such-offer');
  });

  test('is not a thing of Way of the Dragon, nor of a solo game', () => {
    expect(draw(open('way-of-the-dragon'))).toBe('table/no-draws');
    expect(draw(open('tao-long;solo=heaven', [ANN]))).toBe('table/nobody-to-ask');
  });

  test('needs the consent of a machine, for which the house speaks', () => {
    const scene = open('tao-long', [ANN, machine()]);
    expect(draw(scene)).toEqual(['offered']);
    expect(answer(scene, ANN, EARTH, true)).toBe('table/not-your-seat');
    expect(answer(scene, HOUSE, EARTH, true)).toEqual(['accepted', 'gameEnded']);
  });
});

describe('manners', () => {
  test('one offer of a kind stands at a time', () => {
    const scene = open();
    draw(scene);
    expect(draw(scene)).toBe('table/offer-stands');
  });

  test('only those who were asked answer, and only the offer that stands', () => {
    const scene = open();
    draw(scene);
    expect(answer(scene, ANN, HEAVEN, true)).toBe('table/not-asked');
    expect(answer(scene, CAT, EARTH, true)).toBe('table/not-your-seat');
    expect(act(scene, BOB, { kind: 'answer', offer: 'draw', since: 1, seat: EARTH, isAccepted: true })).toBe(
      'table/no-such-offer',
    );
  });

  test('after n refusals the next request waits 10·n² seconds', () => {
    const scene = open();
    for (const [times, wait] of [
      [1, 10_000],
      [2, 40_000],
      [3, 90_000],
    ] as const) {
      expect(draw(scene)).toEqual(['offered']);
      expect(answer(scene, BOB, EARTH, false)).toEqual(['declined']);
      expect(scene.table.declined).toMatchObject([{ seat: HEAVEN, times }]);
      scene.now += wait - 1;
      expect(draw(scene)).toBe('table/offer-too-soon');
      expect(scene.last.refusal).toMatchObject({ until: scene.now + 1 });
      scene.now += 1;
    }
    expect(draw(scene)).toEqual(['offered']);
  });

  test("nobody offers in another one's name, or outside a game", () => {
    expect(draw(open(), BOB)).toBe('table/not-your-seat');
    expect(draw(open('tao-long', [ANN]))).toBe('table/wrong-phase');
  });

  test('a person with several seats answers once for all of them', () => {
    const scene = open('way-of-the-dragon;players=k,r,w', [ANN, BOB, BOB]);
    pause(scene);
    expect(answer(scene, BOB, EARTH, true)).toEqual(['accepted', 'paused']);
  });

  test('everybody must agree', () => {
    const scene = open('way-of-the-dragon;players=k,r,w', [ANN, BOB, CAT]);
    pause(scene);
    expect(answer(scene, BOB, EARTH, true)).toEqual(['accepted']);
    expect(answer(scene, BOB, EARTH, true)).toBe('table/not-asked');
    expect(answer(scene, CAT, seat(2), true)).toEqual(['accepted', 'paused']);
  });
});

describe('pause', () => {
  test('nothing can be played until somebody resumes', () => {
    const scene = open();
    pause(scene);
    answer(scene, BOB, EARTH, true);
    expect(play(scene, ANN, 'W')).toBe('table/paused');
    expect(pause(scene)).toBe('table/paused');
    expect(act(scene, CAT, { kind: 'resume', seat: HEAVEN })).toBe('table/not-your-seat');
    expect(act(scene, BOB, { kind: 'resume', seat: EARTH })).toEqual(['resumed']);
    expect(act(scene, BOB, { kind: 'resume', seat: EARTH })).toBe('table/not-paused');
    expect(play(scene, ANN, 'W')).toEqual(['played']);
  });

  test('ends by itself when its budget is spent', () => {
    const scene = open({ options: 'tao-long', pauseBudget: 1000 }, [ANN, machine()]);
    expect(pause(scene)).toEqual(['paused']);
    scene.now = 400;
    expect(act(scene, ANN, { kind: 'resume', seat: HEAVEN })).toEqual(['resumed']);
    expect(scene.table.game?.pauseLeft).toBe(600);
    pause(scene);
    scene.now = 5000;
    expect(act(scene, HOUSE, { kind: 'look' })).toEqual(['resumed']);
    expect(scene.last.events).toMatchObject([{ at: 1000 }]);
    expect(pause(scene)).toBe('table/pause-spent');
  });
});

describe('rematch', () => {
  const ended = (sitters = [ANN, BOB]) => {
    const scene = open('tao-long', sitters);
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    return scene;
  };

  test('is offered after the game and exchanges the sides', () => {
    const scene = ended();
    expect(rematch(scene)).toEqual(['offered']);
    expect(answer(scene, BOB, EARTH, true)).toEqual(['accepted', 'gameStarted']);
    expect(scene.table.game).toMatchObject({ number: 2, sitters: [BOB, ANN], moves: [] });
    expect(scene.table.past).toHaveLength(1);
    expect(play(scene, BOB, 'W')).toEqual(['played']);
  });

  test('begins at once against a machine', () => {
    const scene = open('tao-long', [ANN, machine()]);
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    expect(rematch(scene)).toEqual(['gameStarted']);
    expect(scene.table.game?.sitters).toEqual([machine(), ANN]);
  });

  test('is asked for by the host where machines play among themselves', () => {
    const scene = open('tao-long', [machine(), machine()]);
    expect(act(scene, BOB, { kind: 'resign', seat: HEAVEN })).toBe('table/not-your-seat');
    expect(act(scene, ANN, { kind: 'resign', seat: HEAVEN })).toEqual(['seatLeft', 'gameEnded']);
    expect(rematch(scene)).toEqual(['gameStarted']);
  });

  test('leaves a solo player in place', () => {
    const scene = open('tao-long;solo=heaven', [ANN]);
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    expect(rematch(scene)).toEqual(['gameStarted']);
    expect(scene.table.game?.sitters).toEqual([ANN, { kind: 'rules' }]);
  });

  test('needs everybody at the table, and the game to be over', () => {
    const scene = ended();
    act(scene, BOB, { kind: 'standUp', seat: EARTH });
    expect(rematch(scene)).toBe('table/nobody-to-ask');
    expect(rematch(open())).toBe('table/wrong-phase');
    expect(act(ended(), ANN, { kind: 'offer', offer: 'nextGame', seat: HEAVEN })).toBe('table/match-over');
  });
});
