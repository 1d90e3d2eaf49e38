import { Wheel, WheelMedal } from '@dragonway/board-view';
import type { Element } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { NARROW, useMediaQuery } from '../../../shared/ui/media-query.js';
import { elementNames } from '../../../words/tao-long/names.js';
import { wheelLabel } from '../labels.js';
import { sowingOf } from '../scene.js';
import type { SpaceChoice } from '../types.js';
import type { TaoLongTable } from '../use-table.js';
import { SpaceWords } from './space-step.js';

const poolText = ({ fire, water }: { readonly fire: number; readonly water: number }): string => {
  const flames = plural(fire, { one: '# fire', other: '# fire' });
  const drops = plural(water, { one: '# water', other: '# water' });
  return `${flames} · ${drops}`;
};

const usePreview = ({ control, composition, rules, deciding, isHidden }: TaoLongTable) => {
  const { pointed, pointedMove } = useStore(control.store);
  const { step, done, state } = composition;
  if (deciding === undefined) return undefined;
  if (pointedMove?.kind === 'spirit') return sowingOf(rules.game.play(state, pointedMove).events);
  if (step.kind === 'stones') return sowingOf(step.outlooks[0]?.events ?? []);
  if (step.kind === 'space') {
    const move = step.choices.find(({ element }) => element === pointed)?.moves[0];
    return move === undefined || isHidden ? undefined : sowingOf(rules.game.play(state, move).events);
  }
  const lift = done.findLast(({ move }) => move.kind === 'spirit');
  return lift === undefined ? undefined : sowingOf(lift.events);
};

/** The Ba Gua of the table: pointing previews, choosing begins the turn. */
export const WheelPlace = ({ shown, onClosed }: { shown: TaoLongTable; onClosed: (choice: SpaceChoice) => void }) => {
  const { control, composition, scene, stage, deciding, isHidden } = shown;
  const { draft } = useStore(control.store);
  const preview = usePreview(shown);
  const isNarrow = useMediaQuery(NARROW);
  const { step } = composition;
  const choices = deciding !== undefined && step.kind === 'space' ? step.choices : [];
  const choiceOf = (element: Element) => choices.find(choice => choice.element === element);
  const closed = isHidden ? [] : choices.filter(({ moves, stones }) => moves.length === 0 && stones > 0);
  const names = elementNames();
  const choose = (element: Element): void => {
    if (stage.isPlaying) stage.skip();
    const choice = choiceOf(element);
    if (choice === undefined) return;
    if (choice.moves.length === 0) onClosed(choice);
    else control.chooseSpace(choice);
  };
  const firstMove = draft.moves[0];
  const chosen = draft.lift ?? (firstMove?.kind === 'spirit' ? firstMove.lift : undefined);
  // Under mist every space with stones looks open: what is possible must be known by heart.
  const labelOf = (element: Element): string =>
    wheelLabel(isHidden ? undefined : choiceOf(element), scene.wheel[element], names[element]);
  const common = { wheel: scene.wheel, coin: scene.coin, meters: scene.meters, stage: stage.stage, preview };
  return (
    <div className="wheel-place" data-step={deciding === undefined ? 'watch' : step.kind}>
      <Wheel
        {...common}
        label={t`Ba Gua`}
        labelOf={labelOf}
        names={names}
        poolText={poolText}
        coinText={t`flux`}
        closed={closed.map(({ element }) => element)}
        chosen={chosen}
        onPoint={element => control.point(element)}
        onChoose={choose}
      />
      {isNarrow && choices.length > 0 && !isHidden ? <SpaceWords shown={shown} /> : null}
      <button type="button" className="medal-button" onClick={() => control.startOver()}>
        <WheelMedal {...common} label={t`Ba Gua: choose another space`} />
      </button>
    </div>
  );
};
