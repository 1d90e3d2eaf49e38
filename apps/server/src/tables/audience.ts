import type { PersonId, TableId } from '@dragonway/table';
import type { Viewer } from './viewer.js';

/** Who looks at which table through this process. */
export class Audience {
  private readonly viewers = new Map<TableId, Set<Viewer>>();

  of(table: TableId): ReadonlySet<Viewer> {
    return this.viewers.get(table) ?? NOBODY;
  }

  has(table: TableId, person: PersonId): boolean {
    for (const viewer of this.of(table)) if (viewer.person === person) return true;
    return false;
  }

  add(table: TableId, viewer: Viewer): void {
    const known = this.viewers.get(table);
    if (known === undefined) this.viewers.set(table, new Set([viewer]));
    else known.add(viewer);
  }

  remove(table: TableId, viewer: Viewer): void {
    const known = this.viewers.get(table);
    if (known?.delete(viewer) === true && known.size === 0) this.viewers.delete(table);
  }
}

const NOBODY: ReadonlySet<Viewer> = new Set();
