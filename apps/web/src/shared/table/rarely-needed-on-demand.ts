import { onDemand } from '../on-demand/on-demand.js';

/** The menu of a table and its windows. */
export const RARELY_NEEDED = onDemand(() => import('./rarely-needed.js'));
