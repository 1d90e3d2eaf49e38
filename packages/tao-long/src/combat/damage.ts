import { FULL_METER, segmentsOf, tailOf, withMeters, withoutTail } from '../dragon/body.js';
import { bodyIn, type Draft, type EventLog, otherDragon, setBody } from '../state.js';
import type { Dragon, LossCause } from '../types.js';

const loseSegment = (draft: Draft, dragon: Dragon, log: EventLog): void => {
  const body = bodyIn(draft, dragon);
  const isDefeated = segmentsOf(body) === 1;
  setBody(draft, dragon, withoutTail(body, isDefeated ? 0 : FULL_METER));
  log?.push({ kind: 'segmentLost', dragon, from: tailOf(body), segments: segmentsOf(body) - 1 });
  if (isDefeated) draft.winner = otherDragon(dragon);
  else log?.push({ kind: 'meterRefilled', dragon });
};

/** Section 4: lifepoint by lifepoint; damage beyond defeat is dropped. */
export const dealDamage = (
  draft: Draft,
  dragon: Dragon,
  { damage, cause }: { readonly damage: number; readonly cause: LossCause },
  log: EventLog,
): void => {
  for (let point = 0; point < damage && draft.winner === undefined; point++) {
    const body = bodyIn(draft, dragon);
    const water = body.water - 1;
    setBody(draft, dragon, withMeters(body, water, body.fire));
    log?.push({ kind: 'lifeLost', dragon, cause, water });
    if (water === 0) loseSegment(draft, dragon, log);
  }
};
