/** By what a place is pointed at: a finger cannot hover, so its first touch only shows. */
export type Pointer = 'mouse' | 'touch' | 'keyboard';

/** What is being pointed at, if anything. */
export type Pointing<Place> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pointing'; readonly place: Place; readonly by: Pointer };

export type PointingInput<Place> =
  | { readonly kind: 'over'; readonly place: Place; readonly by: Pointer }
  | { readonly kind: 'away'; readonly by: Pointer }
  | { readonly kind: 'press'; readonly place: Place; readonly by: Pointer }
  | { readonly kind: 'escape' };

export interface PointingResult<Place> {
  readonly pointing: Pointing<Place>;
  /** The place that was chosen by this input. */
  readonly chosen?: Place;
}

/** Whether a first touch shows and a second chooses, or the first one chooses. */
export type TouchManner = 'showFirst' | 'chooseAtOnce';

const NOTHING = { kind: 'nothing' } as const;

const pressed = <Place>(
  pointing: Pointing<Place>,
  input: Extract<PointingInput<Place>, { kind: 'press' }>,
  manner: TouchManner,
): PointingResult<Place> => {
  const next = { kind: 'pointing', place: input.place, by: input.by } as const;
  // Focus comes before the touch that causes it, so only an earlier touch counts as shown.
  const isShown = pointing.kind === 'pointing' && pointing.place === input.place && pointing.by === 'touch';
  const shows = input.by === 'touch' && manner === 'showFirst' && !isShown;
  return shows ? { pointing: next } : { pointing: next, chosen: input.place };
};

/** One input to what is pointed at; the mouse leaving does not take away what the keyboard points at. */
export const point = <Place>(
  pointing: Pointing<Place>,
  input: PointingInput<Place>,
  manner: TouchManner,
): PointingResult<Place> => {
  switch (input.kind) {
    case 'over':
      return { pointing: { kind: 'pointing', place: input.place, by: input.by } };
    case 'away':
      return { pointing: pointing.kind === 'pointing' && pointing.by === input.by ? NOTHING : pointing };
    case 'press':
      return pressed(pointing, input, manner);
    case 'escape':
      return { pointing: NOTHING };
  }
};
