import type { ImpossibleBecause, Obstacle } from '@dragonway/tao-long';
import { both } from '../phrases.js';
import { AXIS_NAMES, DRAGON_NAMES, directionName, spaceName, TILE_NAMES } from './names.js';

export const obstacleInWords = (obstacle: Obstacle): string => {
  switch (obstacle.kind) {
    case 'edge':
      return 'the edge of the board';
    case 'dragon':
      return obstacle.isOwnTail
        ? `the dragon's own tail on ${spaceName(obstacle.space)} (R8)`
        : `${DRAGON_NAMES[obstacle.dragon]} on ${spaceName(obstacle.space)}`;
    case 'tile':
      return `${TILE_NAMES[obstacle.tile]} on ${spaceName(obstacle.space)}`;
    case 'occupiedPortal':
      return `the portal on ${spaceName(obstacle.space)}, which ${DRAGON_NAMES[obstacle.dragon]} occupies`;
    case 'portalWithoutDestination':
      return `the portal on ${spaceName(obstacle.space)}, which leads nowhere now (R19)`;
    case 'portalPrice':
      return `the portal on ${spaceName(obstacle.space)}, which costs a fire stone (R21)`;
  }
};

export const impossibleInWords = (because: ImpossibleBecause): string => {
  switch (because.kind) {
    case 'facing':
      return `it needs a dragon that faces ${AXIS_NAMES[because.needs]}, and yours faces ${directionName(because.faces)}`;
    case 'blocked': {
      const ways = because.obstacles.map(
        ({ direction, by }) => `${directionName(direction)} is ${obstacleInWords(by)}`,
      );
      return ways.length === 0 ? 'no step is possible' : `no step is possible: ${both(ways)}`;
    }
  }
};
