import { plural, t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { NARROW, useMediaQuery } from '../../../shared/ui/media-query.js';
import { elementName } from '../../../words/tao-long/names.js';
import { compose } from '../compose.js';
import { consequences, offersAfter } from '../consequences.js';
import { afterLift } from '../considered.js';
import type { TaoLongTable } from '../use-table.js';

const giftInWords = (count: number, most: number, action: string): string => {
  const places = plural(count, { one: '# place', other: '# places' });
  if (count === 0) return t`Gives ${action}.`;
  return most === 0 ? t`Gives ${action}: ${places}, no damage.` : t`Gives ${action}: ${places}, up to ${most} damage.`;
};

/** What the space that is pointed at would bring: the action, the places, the damage, and what is left to the opponent. */
const previewOf = ({ composition, rules }: TaoLongTable, pointed: string | undefined): readonly string[] => {
  const { step } = composition;
  const choice = step.kind === 'space' ? step.choices.find(({ element }) => element === pointed) : undefined;
  const [move] = choice?.moves ?? [];
  if (move === undefined || choice?.action === undefined) return [];
  const { choices = [], outlook } = afterLift(rules.game, composition, move);
  const action = elementName(choice.action);
  const most = Math.max(0, ...choices.map(({ dealt }) => dealt));
  const lifted = compose(rules.game, composition.state, { moves: [move] });
  const whole =
    outlook === undefined ? undefined : compose(rules.game, composition.state, { moves: [move, outlook.move] });
  const offers = whole === undefined ? undefined : offersAfter(rules, whole);
  return [
    giftInWords(choices.length, most, action),
    ...consequences(lifted.done.flatMap(({ events }) => events)),
    ...(offers === undefined ? [] : [offers]),
  ];
};

/** What choosing a space means, and what the one that is pointed at would bring. */
export const SpaceWords = ({ shown }: { readonly shown: TaoLongTable }) => {
  const pointed = useStore(shown.control.store, state => state.pointed);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const preview = previewOf(shown, pointed);
  if (preview.length === 0) {
    return (
      <p className="second-text space-words">
        {isTouched
          ? t`Tap a space to see where its stones fall; tap it again to choose it.`
          : t`Its stones fall one by one on the next spaces; the last one gives the action.`}
      </p>
    );
  }
  return (
    <p className="second-text space-words">
      {preview.join(' ')} {isTouched ? <strong>{t`Tap again to choose it.`}</strong> : null}
    </p>
  );
};

/** The first step of a turn: a space of the wheel. On a phone the words stand above the wheel instead. */
export const SpaceStep = ({ shown }: { readonly shown: TaoLongTable }) => {
  const isNarrow = useMediaQuery(NARROW);
  return (
    <>
      <h3>{t`Choose a space`}</h3>
      {isNarrow ? null : <SpaceWords shown={shown} />}
    </>
  );
};
