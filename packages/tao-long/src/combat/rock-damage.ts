import type { WorkingRules } from '../rules.js';
import type { Draft, EventLog } from '../state.js';
import { tileAfterDamage, withTile } from '../terrain/tiles.js';
import type { Space } from '../types.js';

/** Does damage to a small rock that can be destroyed; nothing happens to any other space. */
export const damageRock = (draft: Draft, rules: WorkingRules, space: Space, damage: number, log: EventLog): void => {
  const endures = rules.tileTables.endures[draft.tiles[space] as number] as number;
  if (endures === 0 || damage === 0) return;
  draft.tiles = withTile(draft.tiles, space, tileAfterDamage(endures, damage));
  log?.push({ kind: 'rockDamaged', space, damage, broken: damage >= endures });
};
