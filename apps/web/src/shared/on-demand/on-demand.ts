/** A part of the client that is fetched when it is asked for, and known as soon as it is there. */
export interface OnDemand<Part> {
  readonly fetch: () => Promise<Part>;
  readonly found: () => Part | undefined;
}

export const onDemand = <Part>(load: () => Promise<Part>): OnDemand<Part> => {
  let part: Part | undefined;
  return {
    fetch: async () => {
      part ??= await load();
      return part;
    },
    found: () => part,
  };
};
