import { readFileSync } from 'node:fs';
import type { Scene, Tile } from '@dragonway/board-view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './readme-example.js';

const SCENE: Scene = {
  board: {
    tiles: Array.from({ length: 64 }, (_, space): Tile => (space === 21 ? 'green' : 'none')),
    chains: {
      heaven: { spaces: [6, 7, 15, 14], links: [undefined, undefined, undefined] },
      earth: { spaces: [48, 56, 57, 49], links: [undefined, undefined, undefined] },
    },
    facing: { heaven: 2, earth: 3 },
  },
  wheel: { heaven: ['white'], lake: [], fire: [], thunder: [], earth: [], mountain: [], water: [], wind: [] },
  coin: 'ccw',
  meters: { heaven: { water: 4, fire: 0 }, earth: { water: 4, fire: 0 } },
  segments: { heaven: 3, earth: 3 },
};

const markup = (): string => renderToStaticMarkup(createElement(Table, { scene: SCENE, lastTurn: undefined }));
const count = (text: string, part: string): number => text.split(part).length - 1;

test('the example of the README is this one', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readFileSync(new URL('readme-example.tsx', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('a board is a grid of eight rows with a labelled cell for every space, one of them in the tab order', () => {
  const grid = markup().split('role="listbox"')[0] ?? '';
  expect(count(grid, 'role="row"')).toBe(8);
  expect(count(grid, 'role="gridcell"')).toBe(64);
  expect(count(grid, 'tabindex="0"')).toBe(1);
  expect(grid).toContain('aria-label="d4"');
});

test('a wheel is a list of eight options, one of them in the tab order', () => {
  const list = markup().split('role="listbox"')[1] ?? '';
  expect(count(list, 'role="option"')).toBe(8);
  expect(count(list, 'tabindex="0"')).toBe(1);
});

test('a whole dragon is far fewer elements than a machine would notice', () => {
  const dragons = markup().split('dw-layer-dragons')[1]?.split('</svg>')[0] ?? '';
  expect(count(dragons, '<')).toBeLessThan(2 * 2 * 600);
  expect(count(dragons, '<path')).toBeLessThan(200);
});
