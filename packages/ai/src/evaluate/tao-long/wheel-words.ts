import { type State, sizeOf, whitesIn } from '@dragonway/tao-long';

/** How many stones lie on each space of the Ba Gua: four bits a space. */
export const sizesWord = ({ wheel }: State): number => {
  let word = 0;
  for (let index = 0; index < 8; index++) word |= sizeOf(wheel[index] as number) << (index * 4);
  return word;
};

/** How many of them are white: three bits a space. */
export const whitesWord = ({ wheel }: State): number => {
  let word = 0;
  for (let index = 0; index < 8; index++) word |= whitesIn(wheel[index] as number) << (index * 3);
  return word;
};

export const sizeIn = (sizes: number, index: number): number => (sizes >>> (index * 4)) & 15;

export const whitesAt = (whites: number, index: number): number => (whites >>> (index * 3)) & 7;
