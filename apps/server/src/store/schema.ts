import type { Insertable, Selectable } from 'kysely';

/** Truth and falsehood in both databases; SQLite has no type for it. */
export type Flag = 0 | 1;

interface EventRow {
  table_id: string;
  version: number;
  /** The event as JSON. */
  body: string;
}

/** What lists ask about tables; made from their events and never the truth about them. */
interface TableRow {
  id: string;
  host: string;
  options: string;
  phase: string;
  opened_at: number;
  changed_at: number;
  /** When somebody must look at the table if no process holds it; null if nothing will happen by itself. */
  wake_at: number | null;
}

interface TablePersonRow {
  table_id: string;
  person_id: string;
}

interface PersonRow {
  id: string;
  kind: 'guest' | 'account' | 'robot';
  name: string;
  created_at: number;
  /** JSON of the person's own choices. */
  settings: string;
  /** A robot's owner. */
  owner: string | null;
  /** The hash of a robot's token. */
  token_hash: string | null;
  /** The part of a seat phrase that finds the person, and the hash of the part that proves it. */
  phrase_handle: string | null;
  phrase_hash: string | null;
}

interface GameRow {
  table_id: string;
  game: number;
  game_id: string;
  options: string;
  is_rated: Flag;
  cause: string;
  token: string;
  ended_at: number;
}

interface GamePersonRow {
  table_id: string;
  game: number;
  seat: number;
  person_id: string;
  place: number;
  is_winner: Flag;
  rating_before: number | null;
  rating_after: number | null;
}

interface RatingRow {
  person_id: string;
  game_id: string;
  /** How the rating is shown. */
  rating: number;
  /** JSON of the method's own numbers. */
  state: string;
  games: number;
  changed_at: number;
}

/** One for each game that a rating has counted, so that of two games that end at once neither overwrites the other. */
interface RatingStepRow {
  person_id: string;
  game_id: string;
  step: number;
}

/** A table as its log had made it at a version: saves reading a long log, and can be thrown away at any time. */
interface SnapshotRow {
  table_id: string;
  version: number;
  /** JSON of the facts and of the form that they are in. */
  body: string;
}

interface ChallengeRow {
  id: string;
  by_person: string;
  by_name: string;
  /** JSON of what a table is opened with. */
  wish: string;
  is_standing: Flag;
  table_id: string | null;
  created_at: number;
}

interface MuteRow {
  person_id: string;
  muted_id: string;
}

interface ReportRow {
  id: string;
  table_id: string;
  by_person: string;
  person_id: string;
  reason: string;
  created_at: number;
}

interface PushRow {
  endpoint: string;
  person_id: string;
  keys: string;
  created_at: number;
}

/** What all processes of a server share and nobody else may know. */
interface SecretRow {
  name: string;
  value: string;
}

/** What we ask of the tables of the library for accounts. */
interface UserRow {
  id: string;
  username: string | null;
  person_id: string | null;
}

export interface Database {
  users: UserRow;
  events: EventRow;
  tables: TableRow;
  table_people: TablePersonRow;
  people: PersonRow;
  games: GameRow;
  game_people: GamePersonRow;
  ratings: RatingRow;
  rating_steps: RatingStepRow;
  snapshots: SnapshotRow;
  challenges: ChallengeRow;
  mutes: MuteRow;
  reports: ReportRow;
  push_subscriptions: PushRow;
  secrets: SecretRow;
}

export type Person = Selectable<PersonRow>;
export type NewPerson = Insertable<PersonRow>;
export type StoredChallenge = Selectable<ChallengeRow>;
