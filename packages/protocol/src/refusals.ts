import type { Refusal, RefusalCode } from '@dragonway/core';
import type { TableRefusal } from '@dragonway/table';
import * as z from 'zod/mini';

/** Why a message was not carried out before any table was asked. */
export type ProtocolRefusal =
  | { readonly code: 'protocol/too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'protocol/not-json' }
  | { readonly code: 'protocol/unknown-message'; readonly t: string }
  | { readonly code: 'protocol/bad-message'; readonly path: string; readonly expected: string }
  | { readonly code: 'protocol/wrong-version'; readonly version: number; readonly expected: number }
  | { readonly code: 'protocol/say-hello-first' }
  | { readonly code: 'protocol/no-such-table' }
  | { readonly code: 'protocol/no-such-challenge' }
  | { readonly code: 'protocol/not-allowed' }
  | { readonly code: 'protocol/too-fast'; readonly wait: number }
  | { readonly code: 'protocol/too-many'; readonly most: number }
  | { readonly code: 'protocol/going-down' }
  | { readonly code: 'protocol/fault' };

/** What can be wrong with a text before it is a message. */
export type DecodeRefusal = Extract<
  ProtocolRefusal,
  { code: 'protocol/too-long' | 'protocol/not-json' | 'protocol/unknown-message' | 'protocol/bad-message' }
>;

export type WireRefusal = ProtocolRefusal | TableRefusal;

const CODE = /^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/;

const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  value.code.length <= 60 &&
  CODE.test(value.code);

/**
 * A refusal on the wire: its code is checked, its facts are the server's word. Listing all facts here again would only
 * forbid a client to understand a refusal that says more than it knew.
 */
export const refusalField = z.custom<WireRefusal>(isRefusal);

/** Whether a refusal came from the protocol and not from the table. */
export const isProtocolRefusal = (refusal: Refusal): refusal is ProtocolRefusal =>
  (refusal.code satisfies RefusalCode).startsWith('protocol/');
