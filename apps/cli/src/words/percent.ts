/** A share in whole percent, as words want it. */
export const percent = (value: number): string => `${Math.round(value)} %`;
