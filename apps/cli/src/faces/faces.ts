import type { GameKind } from '@dragonway/core';
import type { GAMES, GameId } from '@dragonway/games';
import { taoLongFace } from '../words/tao-long/face.js';
import { wayOfTheDragonFace } from '../words/way-of-the-dragon/face.js';
import type { Face } from './face.js';

type FaceOfKind<Kind> = Kind extends GameKind<infer Options, infer Types> ? Face<Options, Types> : never;

// Every game of the registry must have a face, made for the options and types of that very game.
const FACES: { readonly [Id in GameId]: FaceOfKind<(typeof GAMES)[Id]> } = {
  'tao-long': taoLongFace,
  'way-of-the-dragon': wayOfTheDragonFace,
};

const isGameId = (id: string): id is GameId => Object.hasOwn(FACES, id);

/** The face of a game by its id; undefined for a game that the registry does not hold. */
export const findFace = (id: string): Face | undefined => (isGameId(id) ? FACES[id] : undefined);

/** The face of a game that is played, which therefore is in the registry. */
export const faceOf = (id: string): Face => {
  const face = findFace(id);
  if (face === undefined) throw new RangeError(`the game ${id} has no face`);
  return face;
};
