import type { Element, ImpossibleBecause, Obstacle } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import { axisName, DRAGON_NAMES, directionName, elementName, spaceName, tileName } from './names.js';

export const obstacleInWords = (obstacle: Obstacle): string => {
  switch (obstacle.kind) {
    case 'edge':
      return t`the edge of the board`;
    case 'dragon': {
      const space = spaceName(obstacle.space);
      const dragon = DRAGON_NAMES[obstacle.dragon];
      return obstacle.isOwnTail ? t`its own tail on ${space}` : t`${dragon} on ${space}`;
    }
    case 'tile': {
      const tile = tileName(obstacle.tile);
      const space = spaceName(obstacle.space);
      return t`${tile} on ${space}`;
    }
    case 'occupiedPortal': {
      const dragon = DRAGON_NAMES[obstacle.dragon];
      const space = spaceName(obstacle.space);
      return t`the portal on ${space}, occupied by ${dragon}`;
    }
    case 'portalWithoutDestination': {
      const space = spaceName(obstacle.space);
      return t`the portal on ${space}, which leads nowhere now`;
    }
    case 'portalPrice': {
      const space = spaceName(obstacle.space);
      return t`the portal on ${space}, which costs a fire stone`;
    }
  }
};

/** Why a dragon cannot perform an action at all, and what it would need. */
export const impossibleInWords = (action: Element, because: ImpossibleBecause): string => {
  const name = elementName(action);
  switch (because.kind) {
    case 'facing': {
      const needs = axisName(because.needs);
      const faces = directionName(because.faces);
      return t`${name} needs a dragon that faces ${needs}; yours faces ${faces}.`;
    }
    case 'blocked': {
      const ways = both(
        because.obstacles.map(({ direction, by }) => `${directionName(direction)}: ${obstacleInWords(by)}`),
      );
      return because.obstacles.length === 0
        ? t`${name} needs a step, and none is possible.`
        : t`${name} needs a step, and every way is closed: ${ways}.`;
    }
  }
};
