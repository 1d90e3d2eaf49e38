const ECHO_LENGTH = 40;

/** A word of the input as an answer may repeat it: printable ASCII and not too long. */
export const echo = (word: string): string => {
  const clean = printable(word.slice(0, ECHO_LENGTH));
  return word.length > ECHO_LENGTH ? `${clean}...` : clean;
};

/** Replaces every sign that is not printable ASCII, so that an answer stays one readable line. */
export const printable = (text: string): string => text.replace(/[^ -~]/g, '?');
