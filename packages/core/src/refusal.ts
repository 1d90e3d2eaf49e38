/** `area/what-is-wrong`: stable, part of the protocol, turned into words by each surface in one place. */
export type RefusalCode = `${string}/${string}`;

/** Why something was not done. Games extend it to closed unions whose further fields are the facts a player needs. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The ruling of the spec that forbids it, where one does. */
  readonly ruling?: string;
}

/** A text that could not be read: the offset of the first wrong sign, and what would have been right there. */
export interface Unreadable<Code extends RefusalCode> extends Refusal {
  readonly code: Code;
  readonly at: number;
  readonly expected: string;
}

export const unreadable = <Code extends RefusalCode>(code: Code, at: number, expected: string): Unreadable<Code> => ({
  code,
  at,
  expected,
});
