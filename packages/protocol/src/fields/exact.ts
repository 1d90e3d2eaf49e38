import * as z from 'zod/mini';

// Pages of a strict content security policy may not compile code, and even trying to is reported as a violation.
z.config({ jitless: 'document' in globalThis });

/** A record of exactly these fields. A server reads it by compiled code, which costs it a third. */
export const exact = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  new z.core.$ZodObjectJIT({ type: 'object', shape, catchall: z.never() }) as z.core.$ZodObject<Shape, z.core.$strict>;
