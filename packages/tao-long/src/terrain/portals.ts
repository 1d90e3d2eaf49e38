import type { PortalColour } from '../types.js';

export type Price = 'none' | 'fire' | 'water';

/** Where the portals of a colour lead, and what it costs to enter one. */
export interface PortalRule {
  readonly leads: 'toItsColour' | 'toAnyPortal';
  readonly price: Price;
}

export type PortalRules = Readonly<Record<PortalColour, PortalRule>>;

const twin: PortalRule = { leads: 'toItsColour', price: 'none' };

/** R20: a coloured portal leads to the other portal of its colour. */
export const TWIN_PORTALS: PortalRules = { red: twin, green: twin, blue: twin, yellow: twin };

/** R20 and R21: in The Valley red and blue lead anywhere, for a fire stone or a water stone. */
export const VALLEY_PORTALS: PortalRules = {
  ...TWIN_PORTALS,
  red: { leads: 'toAnyPortal', price: 'fire' },
  blue: { leads: 'toAnyPortal', price: 'water' },
};

/** Whether the portal of one colour leads to a portal of another, whoever is in them. */
export const leadsTo = (rules: PortalRules, from: PortalColour, to: PortalColour): boolean =>
  rules[from].leads === 'toAnyPortal' || from === to;
