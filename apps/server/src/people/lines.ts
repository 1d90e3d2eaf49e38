import { encodeMessage, type ServerMessage } from '@dragonway/protocol';
import type { PersonId, TableId } from '@dragonway/table';
import type { Bus, Leave } from '../bus/port.js';

/** One connection of somebody's. */
export interface PersonLine {
  readonly person: PersonId;
  send(text: string): void;
  watches(table: TableId): boolean;
}

/** Something for a person, wherever they are connected. */
interface Word {
  readonly message: ServerMessage;
  /** Left out for connections that look at this table anyway. */
  readonly unlessAt?: TableId;
}

const topicOf = (person: PersonId): string => `person:${person}`;

/** Who is connected, and the way to reach everybody at whichever process they are. */
export class Lines {
  private readonly bus: Bus;
  private readonly lines = new Map<PersonId, { readonly own: Set<PersonLine>; readonly leave: Promise<Leave> }>();

  constructor(bus: Bus) {
    this.bus = bus;
  }

  add(line: PersonLine): void {
    const known = this.lines.get(line.person);
    if (known !== undefined) known.own.add(line);
    else this.lines.set(line.person, { own: new Set([line]), leave: this.listen(line.person) });
  }

  remove(line: PersonLine): void {
    const known = this.lines.get(line.person);
    if (known?.own.delete(line) !== true || known.own.size > 0) return;
    this.lines.delete(line.person);
    known.leave.then(leave => leave()).catch(() => undefined);
  }

  /** The connections of a person at this process. */
  of(person: PersonId): ReadonlySet<PersonLine> {
    return this.lines.get(person)?.own ?? NONE;
  }

  /** Says something to a person on all of their connections. */
  tell(person: PersonId, message: ServerMessage, unlessAt?: TableId): void {
    const word: Word = { message, ...(unlessAt === undefined ? {} : { unlessAt }) };
    this.deliver(person, word);
    this.bus.publish(topicOf(person), word);
  }

  private listen(person: PersonId): Promise<Leave> {
    return this.bus.subscribe(topicOf(person), word => this.deliver(person, word as Word));
  }

  private deliver(person: PersonId, { message, unlessAt }: Word): void {
    const text = encodeMessage(message);
    for (const line of this.of(person)) if (unlessAt === undefined || !line.watches(unlessAt)) line.send(text);
  }
}

const NONE: ReadonlySet<PersonLine> = new Set();
