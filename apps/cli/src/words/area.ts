import type { Refusal } from '@dragonway/core';

/** Whether a refusal's code belongs to an area, that is begins with its name. */
export const isOfArea = <Area extends string, Any extends Refusal>(
  area: Area,
  refusal: Any,
): refusal is Extract<Any, { readonly code: `${Area}/${string}` }> => refusal.code.startsWith(`${area}/`);
