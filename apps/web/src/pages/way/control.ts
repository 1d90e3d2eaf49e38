import { FACE_LETTERS, FACES, type Face } from '@dragonway/way-of-the-dragon';
import type { Presenter } from '../../shared/local/presenter.js';
import { wayRules } from '../../shared/local/rules-at-work.js';
import type { TableAuthority } from '../../shared/table/authority.js';
import { type Asking, NOT_ASKING, TableControl } from '../../shared/table/table-control.js';
import { type ActChoice, callsIn, type SwapPlace } from './acts.js';

export interface WayPageState extends Asking {
  /** Which dice are held, by their places on the table. */
  readonly held: readonly boolean[];
  /** The text of the act that is chosen and not played yet. */
  readonly chosen: string | undefined;
  /** The first piece of a swap. */
  readonly picked: SwapPlace | undefined;
}

const NONE_HELD = [false, false, false, false, false];
const FRESH: WayPageState = { ...NOT_ASKING, held: NONE_HELD, chosen: undefined, picked: undefined };

/** The letters of dice in the order of the notation; a dash for none. */
export const keptText = (faces: readonly Face[]): string =>
  FACES.flatMap(face => faces.filter(other => other === face).map(() => FACE_LETTERS[face])).join('') || '-';

/** What can be done at a table of Way of the Dragon, without a view. */
export class WayControl extends TableControl<WayPageState> {
  readonly #playsAtOnce: () => boolean;

  constructor(local: TableAuthority, presenter: Presenter, playsAtOnce: () => boolean) {
    super(local, presenter, FRESH);
    this.#playsAtOnce = playsAtOnce;
  }

  toggle(index: number): void {
    this.store.setState(({ held }) => ({ held: held.map((isHeld, place) => (place === index ? !isHeld : isHeld)) }));
  }

  hold(held: readonly boolean[]): void {
    this.store.setState({ held });
  }

  choose(choice: ActChoice): void {
    this.store.setState({ chosen: choice.text, picked: undefined });
    if (this.#playsAtOnce()) this.local.play(choice.text);
  }

  /** A piece of a swap: the first is remembered, the second chooses the act. */
  pick(place: SwapPlace, choices: readonly ActChoice[]): void {
    const { picked } = this.store.getState();
    if (picked === undefined || picked.path !== place.path || picked.player === place.player) {
      this.store.setState({ picked: picked?.player === place.player ? undefined : place, chosen: undefined });
      return;
    }
    const pair = [picked.player, place.player];
    const call = callsIn(choices).find(
      ({ path, first, second }) => path === place.path && pair.includes(first) && pair.includes(second),
    );
    const choice = choices.find(({ move }) => move === call);
    if (choice !== undefined) this.choose(choice);
  }

  /** Rolls every die that is not held. */
  rollAgain(held: readonly Face[], isFourth: boolean): void {
    this.local.play(`${isFourth ? 'tiger+' : ''}keep:${keptText(held)}`);
  }

  play(): void {
    const { chosen } = this.store.getState();
    if (chosen !== undefined) this.local.play(chosen);
  }

  clear(): void {
    this.store.setState({ chosen: undefined, picked: undefined });
  }

  // Dice that were kept stay held while the same turn goes on.
  protected override begin(): void {
    const rules = wayRules(this.local.table);
    const last = this.local.store.getState().history.at(-2)?.text ?? '';
    const isReroll = last.includes('keep:') && rules?.state.phase === 'act';
    this.store.setState({ ...FRESH, held: isReroll ? this.store.getState().held : NONE_HELD });
  }
}
