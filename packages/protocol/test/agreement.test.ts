import type { Act, OpenTable, TableFacts, VisibleEvent } from '@dragonway/table';
import { expectTypeOf, test } from 'vitest';
import type { ClientAct, ClientMessage, ServerMessage } from '../src/index.js';

/** A type with its fields written out, so that only what can be sent is compared. */
type Written<Type> = Type extends string | number | boolean
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : { readonly [Field in keyof Type]: Written<Type[Field]> };

type Full = Extract<ServerMessage, { t: 'full' }>;
type Events = Extract<ServerMessage, { t: 'events' }>;
type Open = Extract<ClientMessage, { t: 'open' }>;
type HouseAct = Extract<Act, { kind: 'presence' | 'look' }>;

// The compiler is the test: each of these lines fails to compile when wire and table disagree in a field.
test('the wire says exactly what the table knows', () => {
  expectTypeOf<Written<Full['facts']>>().toEqualTypeOf<Written<TableFacts>>();
  expectTypeOf<Written<Events['events'][number]>>().toEqualTypeOf<Written<VisibleEvent>>();
  expectTypeOf<Written<ClientAct>>().toEqualTypeOf<Written<Exclude<Act, HouseAct>>>();
  expectTypeOf<Written<Open['setup']>>().toEqualTypeOf<Written<OpenTable['setup']>>();
});
