import { randomFrom } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import { sessionForTests as newSession, withoutInfo } from './testing.js';

/** What a session answers to the lines, counts and searches finished. */
const talk = (...lines: readonly string[]): readonly string[] => {
  const session = newSession();
  const answers = lines.flatMap(line => [...session.receive(line)]);
  while (session.isBusy) answers.push(...session.advance());
  return answers;
};

const START = '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 ww/-/bw/-/bb/-/wb/- ccw h 1';
const WAY = 'setoption name game value way-of-the-dragon';

describe('the answers', () => {
  test('ugi names the engine and every option', () => {
    const lines = talk('ugi');
    expect(lines.slice(0, 3)).toEqual([
      'id name Dragonway 1.2.3',
      'id author the Dragonway authors',
      'option name game type combo default tao-long var tao-long var way-of-the-dragon',
    ]);
    expect(lines).toContain(
      'option name mode type combo default grasshopper var grasshopper var monk var master var chosen',
    );
    expect(lines).toContain('option name terrain type string default <empty>');
    expect(lines).toContain('option name segments type string default 3,3');
    expect(lines).toContain('option name length type spin default 9 min 5 max 15');
    expect(lines.at(-1)).toBe('ugiok');
    const keys = KINDS.flatMap(kind => kind.keys.map(key => key.name));
    expect(lines.filter(line => line.startsWith('option '))).toHaveLength(keys.length + 1);
  });

  test('isready is answered, uginewgame is not', () => {
    expect(talk('uginewgame', 'isready')).toEqual(['readyok']);
  });

  test('before the first position the session stands at the start of Tao Long', () => {
    expect(talk('d', 'legal')).toEqual([START, 'heaven spirit', 'E H W']);
  });

  test('d tells the position and who chooses what', () => {
    expect(talk('position startpos moves H', 'd')).toEqual([
      '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 -/w/bww/-/bb/-/wb/- ccw h 1',
      'heaven matter F',
    ]);
    expect(talk(WAY, 'position startpos', 'd')).toEqual(['k:0.0.0.0.0/r:0.0.0.0.0 - - k 0', 'chance roll - 2']);
  });

  test('a position is given by its text', () => {
    const line = `position fen ${START} moves W SS`;
    expect(talk(line, 'd')).toEqual([
      '8/8/8/8/8/8/8/8 a5a6a7a8 g1h1h2g2 4,0/4,0 wwb/-/bw/-/bb/-/-/w ccw e 2',
      'earth spirit',
    ]);
  });

  test('empty lines and white space are ignored', () => {
    expect(talk('', '  \t ', '\r', ' isready \r')).toEqual(['readyok']);
  });

  test('query answers about the end, the side and the result', () => {
    expect(talk('query gameover', 'query p1turn', 'query result')).toEqual([
      'response false',
      'response true',
      'response none',
    ]);
    expect(talk('position startpos moves W SS', 'query p1turn')).toEqual(['response false']);
    expect(talk(WAY, 'position startpos', 'query p1turn')).toEqual(['response false']);
  });
});

/** A game in which Heaven has just won by its bite. */
const NEAR_END = 'position fen 8/8/8/8/8/8/8/8 a4a5a6a7 a2b2 4,0/1,0 wwbwbb/b/-/-/-/-/-/w ccw h 9';

describe('a game that is over', () => {
  const OVER = `${NEAR_END} moves A S`;

  test('has no legal move, a result and no best move', () => {
    expect(talk(OVER, 'legal', 'query gameover', 'query result', 'query p1turn', 'go perft 2').slice(0, 5)).toEqual([
      '',
      'response true',
      'response p1win',
      'response false',
      'perft 2 0',
    ]);
    expect(talk(OVER, 'd').at(1)).toBe('over heaven');
    expect(talk(OVER, 'go')).toEqual(['error ugi/game-over the game is over: there is no move to choose']);
  });

  test('a shared win is a draw', () => {
    const fen = 'position fen k:10.0.0.0.0/r:0.10.0.0.0 - - k 1';
    const lines = talk(WAY, `${fen} moves roll:DDDDD`, 'legal');
    expect(lines[0]).toContain('pass');
    expect(talk(WAY, `${fen} moves roll:DDDDD pass`, 'query gameover', 'query result')).toEqual([
      'response true',
      'response draw',
    ]);
  });
});

describe('options', () => {
  test('work from the next position on', () => {
    const lines = talk('setoption name mode value monk', 'legal', 'position startpos', 'legal');
    expect(lines).toEqual(['E H W', 'E H W:bw']);
  });

  test('stay until they are set again', () => {
    const lines = talk(
      'setoption name mode value monk',
      'position startpos',
      'uginewgame',
      'position startpos',
      'legal',
    );
    expect(lines).toEqual(['E H W:bw']);
    expect(
      talk('setoption name mode value monk', 'setoption name mode value grasshopper', 'position startpos', 'legal'),
    ).toEqual(['E H W']);
  });

  test('of the other game are ignored', () => {
    expect(talk('setoption name length value 15', 'position startpos', 'legal')).toEqual(['E H W']);
  });

  test('edition first sets its two switches, and 2017 clears them', () => {
    expect(talk('setoption name edition value first', 'position startpos moves H', 'legal')).toEqual(['E! E+ S! S+']);
    expect(
      talk(
        'setoption name edition value first',
        'setoption name edition value 2017',
        'position startpos moves H',
        'legal',
      ),
    ).toEqual(['S! S+']);
  });

  test('a contradiction is refused by position, and what was in force stays', () => {
    const lines = talk(
      'position startpos moves W SS',
      'setoption name scenario value wall',
      'setoption name village value heaven',
      'position startpos',
      'd',
      'setoption name village value none',
      'position startpos',
      'd',
    );
    expect(lines).toEqual([
      'error options/no-village-here the scenario wall allows no village',
      '8/8/8/8/8/8/8/8 a5a6a7a8 g1h1h2g2 4,0/4,0 wwb/-/bw/-/bb/-/-/w ccw e 2',
      'earth spirit',
      '7o/6o1/5o2/4o3/3o4/2o5/1o6/o7 a7a8b8b7 g1h1h2g2 4,0/4,0 ww/-/bw/-/bb/-/wb/- ccw h 1',
      'heaven spirit',
    ]);
  });

  test('a custom board goes with scenario custom only, another scenario takes it off, and <empty> takes a text back', () => {
    const board = [
      'setoption name terrain value 8/8/8/8/8/8/8/7R',
      'setoption name heaven value a7a8b8b7',
      'setoption name earth value g3h3h4g4',
    ];
    const custom = 'setoption name scenario value custom';
    const field = 'setoption name scenario value field';
    expect(talk(...board, 'position startpos')[0]).toMatch(/^error options\/only-with-custom /);
    expect(talk(custom, ...board, field, 'position startpos', 'd')[0]).toBe(START);
    expect(talk(field, 'setoption name special value torus', 'position startpos')[0]).toMatch(
      /^error options\/only-with-custom /,
    );
    expect(talk(...board, custom, 'position startpos', 'd')[0]).toMatch(/^8\/8\/8\/8\/8\/8\/8\/7R a7a8b8b7 g3h3h4g4 /);
    expect(talk(...board, custom, 'setoption name earth value <empty>', 'position startpos')).toEqual([
      'error options/missing scenario=custom needs earth',
    ]);
  });

  test('a first player who does not play means the first seat', () => {
    const d = (first: string) => talk(WAY, `setoption name first value ${first}`, 'position startpos', 'd')[0];
    expect(d('r')).toBe('k:0.0.0.0.0/r:0.0.0.0.0 - - r 0');
    expect(d('k')).toBe('k:0.0.0.0.0/r:0.0.0.0.0 - - k 0');
    expect(d('w')).toBe('k:0.0.0.0.0/r:0.0.0.0.0 - - k 0');
  });
});

describe('go', () => {
  test.each(['go', 'go depth 3', 'go nodes 1000', 'go movetime 50', 'go wtime 1000 btime 1000 winc 10 binc 10'])(
    '%s answers with a legal move',
    line => {
      expect(withoutInfo(talk(line))).toEqual([expect.stringMatching(/^bestmove [EHW]$/)]);
    },
  );

  test('a search tells how it goes on', () => {
    expect(talk('go depth 4')).toEqual([
      expect.stringMatching(/^info depth 2 nodes \d+ nps \d+ time \d+ score cp -?\d+ wdl \d+ 0 \d+ pv [EHW] /),
      expect.stringMatching(/^info depth 4 /),
      expect.stringMatching(/^info depth 4 /),
      expect.stringMatching(/^bestmove [EHW]$/),
    ]);
  });

  test('a proven end is told as turns', () => {
    const position = '8/8/8/8/8/8/8/8 d4d3 d7e7 4,4/1,0 -/w/-/w/ww/-/bbbb/- ccw h 1';
    expect(talk(`position fen ${position}`, 'go depth 2').at(-2)).toMatch(/ score mate 1 .* pv [EL] N!$/);
  });

  test('the memory of the table decides what a search looks at again, and nothing is remembered after it', () => {
    const nodesWith = (tableBytes: number): readonly string[] => {
      const session = newSession(randomFrom(1), tableBytes);
      const lines = ['go depth 10', 'go depth 10'].flatMap(line => [...session.receive(line)]);
      while (session.isBusy) lines.push(...session.advance());
      return lines.filter(line => line.startsWith('info depth 10')).map(line => line.split(' ')[4] ?? '');
    };
    const [small, large] = [nodesWith(1 << 14), nodesWith(1 << 22)];
    expect(new Set(small).size).toBe(1);
    expect(new Set(large).size).toBe(1);
    expect(Number(small[0])).toBeGreaterThan(Number(large[0]));
  });

  test('movetime bounds a search', () => {
    expect(withoutInfo(talk('go movetime 20'))).toEqual([expect.stringMatching(/^bestmove [EHW]$/)]);
  });

  test('stop ends a bounded search with its best move so far', () => {
    const session = newSession();
    session.receive('go nodes 100000000');
    session.receive('legal');
    expect(withoutInfo(session.receive('stop'))).toEqual([expect.stringMatching(/^bestmove [EHW]$/), 'E H W']);
  });

  test('the dice are drawn for chance', () => {
    expect(talk(WAY, 'position startpos', 'go depth 1')[0]).toMatch(/^bestmove roll:[WFMEOD]{5}$/);
  });

  test('the same seed gives the same moves', () => {
    expect(talk('go', 'go', 'go', 'go')).toEqual(talk('go', 'go', 'go', 'go'));
  });

  test('infinite waits for stop', () => {
    const session = newSession();
    expect(withoutInfo(session.receive('go infinite'))).toEqual([]);
    expect(withoutInfo([...session.advance(), ...session.receive('legal')])).toEqual([]);
    expect(withoutInfo(session.receive('stop'))).toEqual([expect.stringMatching(/^bestmove [EHW]$/), 'E H W']);
    expect(session.receive('stop')).toEqual([]);
  });

  test('infinite answers isready at once, but not before what was asked earlier', () => {
    const session = newSession();
    session.receive('go infinite');
    expect(session.receive('isready')).toEqual(['readyok']);
    expect(session.receive('d')).toEqual([]);
    expect(session.receive('isready')).toEqual([]);
    expect(session.receive('stop').at(-1)).toBe('readyok');
  });

  test('perft counts decisions', () => {
    expect(talk('go perft 0', 'go perft 1', 'go perft 2', 'go perft 3')).toEqual([
      'perft 0 1',
      'perft 1 3',
      'perft 2 6',
      'perft 3 18',
    ]);
  });
});

describe('a long count', () => {
  test('is finished in its order, and what came meanwhile after it', () => {
    const lines = talk('go perft 12', 'isready', 'position startpos moves W', 'legal');
    expect(lines).toEqual([expect.stringMatching(/^perft 12 \d+$/), 'readyok', 'S SS']);
  });

  test('is stopped by stop, which overtakes what waits', () => {
    const session = newSession();
    expect(session.receive('go perft 30')).toEqual([]);
    expect(session.isBusy).toBe(true);
    expect(session.receive('legal')).toEqual([]);
    expect(session.receive('stop')).toEqual([
      'error ugi/stopped the count of depth 30 was stopped before its end',
      'E H W',
    ]);
    expect(session.isBusy).toBe(false);
  });

  test('a search without end that waited behind it needs no second stop', () => {
    const session = newSession();
    session.receive('go perft 30');
    session.receive('go infinite');
    expect(withoutInfo(session.receive('stop'))).toEqual([
      expect.stringMatching(/^error ugi\/stopped/),
      expect.stringMatching(/^bestmove/),
    ]);
  });

  test('goes deep without exhausting the stack', () => {
    const session = newSession();
    expect(session.receive('go perft 999')).toEqual([]);
    expect(session.receive('stop')).toHaveLength(1);
  });
});

describe('the end', () => {
  test('quit ends the session after what waits', () => {
    const session = newSession();
    session.receive('go perft 12');
    session.receive('go infinite');
    session.receive('quit');
    session.receive('legal');
    const lines: string[] = [];
    while (session.isBusy) lines.push(...session.advance());
    expect(withoutInfo(lines)).toEqual([expect.stringMatching(/^perft 12/), expect.stringMatching(/^bestmove/)]);
    expect(session.isOver).toBe(true);
  });

  test('the end of input finishes what waits too', () => {
    const session = newSession();
    session.receive('go infinite');
    session.receive('legal');
    expect(session.isOver).toBe(false);
    expect(withoutInfo(session.end())).toEqual([expect.stringMatching(/^bestmove/), 'E H W']);
    expect(session.isOver).toBe(true);
  });

  test('quit during a search without end answers it', () => {
    const session = newSession();
    session.receive('go infinite');
    expect(withoutInfo(session.receive('quit'))).toEqual([expect.stringMatching(/^bestmove/)]);
    expect(session.isOver).toBe(true);
    expect(session.receive('isready')).toEqual([]);
  });
});
