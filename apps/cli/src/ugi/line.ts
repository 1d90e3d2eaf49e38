/** Splits a line of the protocol into its words; ASCII white space separates them, also a `\r` at the end. */
export const wordsOf = (line: string): readonly string[] => line.split(/[ \t\v\f\r]+/).filter(word => word !== '');
