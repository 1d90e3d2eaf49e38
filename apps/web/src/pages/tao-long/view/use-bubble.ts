import type { WireRefusal } from '@dragonway/protocol';
import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { type RefusalWords, refusalInWords } from '../../../words/refusals.js';
import { spaceLabel } from '../labels.js';
import { stepRefusalAt } from '../step-refusal.js';
import type { SpaceChoice } from '../types.js';
import type { TaoLongTable } from '../use-table.js';

// Under mist the rules say no, but not what stands in the way.
const underMist = (ruling: string | undefined): RefusalWords => ({
  words: t`The rules do not allow this here.`,
  ruling,
});

const tableWords = (refusal: WireRefusal, isHidden: boolean): RefusalWords =>
  isHidden && refusal.code === 'table/illegal-move'
    ? underMist(refusal.cause.ruling)
    : refusalInWords(refusal, 'tao-long');

interface Said {
  readonly words: RefusalWords;
  /** The choice that it was said about. */
  readonly about: string;
}

/** What the bubble says: about the space pointed at, else about what was tried last, as long as the same is to be chosen. */
export const useBubble = (shown: TaoLongTable) => {
  const [said, setSaid] = useState<Said | undefined>(undefined);
  const { control, composition, refusal, isHidden, deciding, rules, view, place } = shown;
  const pointed = useStore(control.store, state => state.pointed);
  const { step, done } = composition;
  const choice = [place, step.kind, done.length].join(' ');
  const say = useCallback((words: RefusalWords) => setSaid({ words, about: choice }), [choice]);
  const pointedChoice =
    deciding !== undefined && step.kind === 'space' && !isHidden
      ? step.choices.find(({ element }) => element === pointed)
      : undefined;
  const onClosed = useCallback(
    ({ refusal: why }: SpaceChoice) => {
      if (why !== undefined) say(isHidden ? underMist('R1') : refusalInWords(why, 'tao-long'));
    },
    [isHidden, say],
  );
  const onBlocked = useCallback(
    (space: number) => {
      const why = deciding === undefined || isHidden ? undefined : stepRefusalAt(rules.game, composition.state, space);
      if (why !== undefined) say(refusalInWords(why, 'tao-long'));
      else say({ words: spaceLabel(isHidden ? undefined : view.board, [], space), ruling: undefined });
    },
    [composition, deciding, isHidden, rules, view, say],
  );
  const close = useCallback(() => {
    setSaid(undefined);
    control.local.forgetRefusal();
  }, [control]);
  const about = pointedChoice?.refusal === undefined ? undefined : refusalInWords(pointedChoice.refusal, 'tao-long');
  const last = said?.about === choice ? said.words : undefined;
  const words = about ?? (refusal === undefined ? last : tableWords(refusal, isHidden));
  return { words, close, onClosed, onBlocked };
};
