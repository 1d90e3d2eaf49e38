import { leadsTo, type PortalRules, type Price } from '../terrain/portals.js';
import { isPortal, portalColourOf, type Tiles, tileOf } from '../terrain/tiles.js';
import type { Space } from '../types.js';
import { SPACES } from './space.js';
import { type Area, flat, type Neighbours, torus } from './topology.js';

/** A portal of the board with everything that the rules fix about it. */
export interface Portal {
  readonly space: Space;
  readonly price: Price;
  /** Where it may lead (R20), in the order of their texts. */
  readonly destinations: readonly Space[];
}

/** What lies still during a whole game: which spaces are adjacent, the portals, the village. Shared by all states of a game. */
export interface Ground {
  readonly neighbours: Neighbours;
  /** The portal on a space, if there is one. */
  readonly portalOn: readonly (Portal | undefined)[];
  readonly village: readonly Space[];
}

/** Lays out the ground of a terrain; `area` is given where opposite borders are adjacent. */
export const layGround = (tiles: Tiles, area: Area | undefined, portalRules: PortalRules): Ground => {
  const colourOn = (space: Space) => portalColourOf(tiles[space] ?? 0);
  const portals = SPACES.filter(space => isPortal(tiles[space] ?? 0));
  const portalOn = SPACES.map((space): Portal | undefined => {
    const colour = colourOn(space);
    if (colour === undefined) return undefined;
    const destinations = portals.filter(other => {
      const otherColour = colourOn(other);
      return other !== space && otherColour !== undefined && leadsTo(portalRules, colour, otherColour);
    });
    return { space, price: portalRules[colour].price, destinations };
  });
  return {
    neighbours: area === undefined ? flat() : torus(area),
    portalOn,
    village: SPACES.filter(space => tileOf(tiles[space] ?? 0) === 'village'),
  };
};
