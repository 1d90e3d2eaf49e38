/** A value, or the refusal that stands in its place. Refusals are values: nothing is thrown for bad input. */
export type Result<Value, Refused> = Accepted<Value> | Rejected<Refused>;

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Rejected<Refused> {
  readonly ok: false;
  readonly refusal: Refused;
}

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

export const refuse = <Refused>(refusal: Refused): Rejected<Refused> => ({ ok: false, refusal });
