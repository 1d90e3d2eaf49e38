import { Board } from '@dragonway/board-view';
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { NARROW, useMediaQuery } from '../../../shared/ui/media-query.js';
import { spaceLabel } from '../labels.js';
import { pricesOf } from '../scene.js';
import type { DestinationChoice } from '../types.js';
import type { TaoLongTable } from '../use-table.js';

const NO_CHOICES: readonly DestinationChoice[] = [];

/** The Board of Human of the table, ready for the choice at hand. */
export const BoardPlace = ({ shown, onBlocked }: { shown: TaoLongTable; onBlocked: (space: number) => void }) => {
  const { control, composition, scene, stage, marks, rules, deciding } = shown;
  const isNarrow = useMediaQuery(NARROW);
  const { step } = composition;
  const choices = deciding !== undefined && step.kind === 'destination' ? step.choices : NO_CHOICES;
  const choose = useCallback(
    (space: number, ids: readonly string[]) => {
      if (stage.isPlaying) stage.skip();
      const [choice, second] = choices.filter(({ id }) => ids.includes(id));
      if (choice !== undefined && second === undefined) control.chooseDestination(choice);
      else if (choice === undefined) onBlocked(space);
    },
    [choices, control, onBlocked, stage],
  );
  const { scenario, village } = rules.options.table;
  return (
    <div className="board-place">
      <Board
        scene={scene.board}
        stage={stage.stage}
        label={t`Board of Human`}
        labelOf={space => spaceLabel(scene.board, choices, space)}
        isTurned={shown.isTurned}
        coordinates={isNarrow ? 'none' : 'outside'}
        scenery={typeof scenario === 'string' ? scenario : 'custom'}
        prices={pricesOf(shown.state)}
        protector={village === 'none' ? undefined : village}
        marks={marks}
        onChoose={choose}
      />
    </div>
  );
};
