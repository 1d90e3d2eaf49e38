import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { announce } from '../announce/announce.js';
import { HINT_TIME, useAdviser } from '../local/use-adviser.js';
import { allowsAdvice } from './advice.js';
import type { ShownTable } from './use-shown.js';

/** Something that may be off just now. */
export interface Command {
  readonly isOff: boolean;
  readonly run: () => void;
}

/** Asks the adviser what to do; the answer is found in the control's store. */
export const useHint = (shown: ShownTable, isHidden: boolean): Command => {
  const { control, table, deciding } = shown;
  const ask = useAdviser();
  const isAsking = useStore(control.store, state => state.isAsking);
  const isOff = deciding === undefined || isHidden || isAsking || !allowsAdvice(shown);
  const run = useCallback(() => {
    if (isOff) return;
    control.store.setState({ isAsking: true, hint: undefined });
    void ask(table, HINT_TIME).then(hint => {
      control.store.setState({ isAsking: false, hint });
      if (hint !== undefined) announce(t`Hint: ${hint.move}`);
    });
  }, [ask, control, table, isOff]);
  return { isOff, run };
};
