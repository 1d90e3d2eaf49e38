import type {
  Axis,
  ByElement,
  Colour,
  Direction,
  Dragon,
  Element,
  Flow,
  Mode,
  ScenarioId,
  Space,
  Tile,
} from '@dragonway/tao-long';
import { formatSpace } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';

export const elementNames = (): ByElement<string> => ({
  heaven: t`Heaven`,
  lake: t`Lake`,
  fire: t`Fire`,
  thunder: t`Thunder`,
  earth: t`Earth`,
  mountain: t`Mountain`,
  water: t`Water`,
  wind: t`Wind`,
});

export const elementName = (element: Element): string => elementNames()[element];

/** The dragons' own names, which no space of the Ba Gua bears. They are the same in every language. */
export const DRAGON_NAMES: Readonly<Record<Dragon, string>> = { heaven: 'Tianlong', earth: 'Dilong' };

/** «Heaven · Tianlong», for titles. */
export const dragonTitle = (dragon: Dragon): string => `${elementName(dragon)} · ${DRAGON_NAMES[dragon]}`;

export const directionName = (direction: Direction): string =>
  ({ 0: t`north`, 1: t`east`, 2: t`south`, 3: t`west` })[direction];

export const directionArrow = (direction: Direction): string =>
  ({ 0: '\u2191', 1: '\u2192', 2: '\u2193', 3: '\u2190' })[direction];

export const axisName = (axis: Axis): string => (axis === 'vertical' ? t`north or south` : t`east or west`);

export const flowName = (flow: Flow): string => (flow === 'ccw' ? t`counter-clockwise` : t`clockwise`);

export const colourName = (colour: Colour): string => (colour === 'white' ? t`white` : t`black`);

export const spaceName = (space: Space): string => formatSpace(space);

export const tileName = (tile: Tile): string => {
  switch (tile) {
    case 'none':
      return t`empty`;
    case 'outside':
      return t`outside the playing area`;
    case 'bigRock':
      return t`big rock`;
    case 'smallRock':
      return t`small rock`;
    case 'damagedRock':
      return t`damaged small rock`;
    case 'village':
      return t`village`;
    case 'red':
      return t`red portal`;
    case 'green':
      return t`green portal`;
    case 'blue':
      return t`blue portal`;
    case 'yellow':
      return t`yellow portal`;
  }
};

export const modeName = (mode: Mode): string =>
  ({ grasshopper: t`Grasshopper`, monk: t`Monk`, master: t`Master`, chosen: t`The Chosen One` })[mode];

export const scenarioName = (scenario: ScenarioId | 'custom'): string => {
  switch (scenario) {
    case 'field':
      return t`The Field`;
    case 'valley':
      return t`The Valley`;
    case 'canyon':
      return t`The Canyon`;
    case 'torus':
      return t`The Torus`;
    case 'wall':
      return t`The Wall`;
    case 'cave':
      return t`The Cave`;
    case 'mist':
      return t`The Mist`;
    case 'labyrinth':
      return t`The Labyrinth`;
    case 'introductory':
      return t`Introductory`;
    case 'custom':
      return t`A board of your own`;
  }
};
