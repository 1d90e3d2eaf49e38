import type { BoardScene } from '@dragonway/board-view';
import type { Dragon, Space } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import {
  colourName,
  DRAGON_NAMES,
  directionName,
  elementName,
  spaceName,
  tileName,
} from '../../words/tao-long/names.js';
import type { DestinationChoice, SpaceChoice } from './types.js';

const partOn = ({ chains, facing }: BoardScene, dragon: Dragon, space: number): string | undefined => {
  const who = DRAGON_NAMES[dragon];
  const { spaces, links } = chains[dragon];
  const index = spaces.indexOf(space);
  if (index === 0) {
    const faces = directionName(facing[dragon]);
    return t`head of ${who}, facing ${faces}`;
  }
  if (index > 0) return index === spaces.length - 1 ? t`tail of ${who}` : t`body of ${who}`;
  return links.some(link => link?.near === space || link?.far === space) ? t`${who} in the portal` : undefined;
};

const destinationWords = (choices: readonly DestinationChoice[], space: number): readonly string[] =>
  choices.flatMap(choice => {
    if (choice.space !== space) return [];
    const damage = plural(choice.dealt, { 0: 'no hit', one: '# damage', other: '# damage' });
    const facing = directionName(choice.facing);
    return [t`can be chosen, facing ${facing}, ${damage}`];
  });

/** A space of the board as it is read aloud. */
export const spaceLabel = (
  board: BoardScene | undefined,
  choices: readonly DestinationChoice[],
  space: number,
): string => {
  const name = spaceName(space as Space);
  if (board === undefined) return t`${name}: in the mist`;
  const tile = board.tiles[space] ?? 'none';
  const parts = [
    tile === 'none' ? undefined : tileName(tile),
    partOn(board, 'heaven', space),
    partOn(board, 'earth', space),
  ].filter(part => part !== undefined);
  const what = parts.length === 0 ? tileName('none') : parts.join(', ');
  return [`${name}: ${what}`, ...destinationWords(choices, space)].join('; ');
};

/** A space of the wheel as it is read aloud. */
export const wheelLabel = (
  choice: SpaceChoice | undefined,
  stack: readonly ('white' | 'black')[],
  name: string,
): string => {
  const stones = stack.length === 0 ? t`no stones` : stack.map(colourName).join(', ');
  if (choice === undefined || choice.moves.length === 0) {
    return choice?.refusal === undefined ? `${name}: ${stones}` : t`${name}: ${stones}; closed`;
  }
  const action = choice.action === undefined ? '' : elementName(choice.action);
  return t`${name}: ${stones}; gives ${action}`;
};
