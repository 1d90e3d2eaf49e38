import type { RuleLayer } from '../rules.js';
import type { ByPlayer, Path } from '../types.js';

const OWN_PATH: ByPlayer<Path> = { black: 0, red: 1, white: 2, yellow: 3, blue: 4 };

/** A piece on the path of its own element cannot be swapped by the Great Dragon. */
export const immunity: RuleLayer = rules => ({ ...rules, isImmune: (player, path) => OWN_PATH[player] === path });
