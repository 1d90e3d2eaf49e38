/** Somebody that the server has made sure of. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'robot';
}
