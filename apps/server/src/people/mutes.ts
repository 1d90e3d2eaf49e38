import type { PersonId } from '@dragonway/table';
import type { Store } from '../store/port.js';

/** Who does not want to hear whom. */
export interface Mutes {
  of(person: PersonId): Promise<readonly PersonId[]>;
  set(person: PersonId, muted: PersonId, isMuted: boolean): Promise<void>;
}

export const openMutes = ({ db }: Store): Mutes => ({
  of: async person => {
    const rows = await db.selectFrom('mutes').select('muted_id').where('person_id', '=', person).execute();
    return rows.map(({ muted_id }) => muted_id);
  },
  set: async (person, muted, isMuted) => {
    if (isMuted) {
      const row = { person_id: person, muted_id: muted };
      await db
        .insertInto('mutes')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .execute();
    } else {
      await db.deleteFrom('mutes').where('person_id', '=', person).where('muted_id', '=', muted).execute();
    }
  },
});
