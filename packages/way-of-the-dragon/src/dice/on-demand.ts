/** A list that is made place by place when it is first asked for: whoever only opens the rules does not wait for all. */
export const onDemand = <Entry>(entryOf: (index: number) => Entry): ((index: number) => Entry) => {
  const known: Entry[] = [];
  return index => (known[index] ??= entryOf(index));
};
