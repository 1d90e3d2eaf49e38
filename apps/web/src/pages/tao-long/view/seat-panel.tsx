import { DragonMeters, type MeterPreview, Portrait } from '@dragonway/board-view';
import { seat } from '@dragonway/core';
import { DRAGONS, type Dragon } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { SeatAside } from '../../../shared/table/seat-aside.js';
import { NARROW, useMediaQuery } from '../../../shared/ui/media-query.js';
import { playerInWords, playerShortly } from '../../../words/players.js';
import { DRAGON_NAMES, directionName, dragonTitle, elementName } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';

const previewOf = ({ view, preview, composition }: TaoLongTable, dragon: Dragon): MeterPreview | undefined => {
  if (preview === undefined) return undefined;
  const { water, fire } = preview.meters[dragon];
  const isRefilled = composition.done.some(({ events }) =>
    events.some(event => event.kind === 'meterRefilled' && event.dragon === dragon),
  );
  return {
    water,
    fire,
    segments: preview.segments[dragon],
    ...(isRefilled && water !== view.meters[dragon].water ? { waterText: t`refill ${water}` } : {}),
  };
};

/** One dragon: who plays it, which way it faces, and its meters with what the turn at hand would change. */
export const SeatPanel = ({
  shown,
  dragon,
  place,
}: {
  shown: TaoLongTable;
  dragon: Dragon;
  place: 'top' | 'bottom';
}) => {
  const { table, view, deciding, thinking } = shown;
  const index = seat(DRAGONS.indexOf(dragon));
  const sitter = table.seats[index]?.sitter ?? { kind: 'open' };
  const faces = view.board === undefined || shown.isHidden ? undefined : directionName(view.board.facing[dragon]);
  const isNarrow = useMediaQuery(NARROW);
  const who = isNarrow ? playerShortly(sitter) : playerInWords(sitter);
  const isActive = deciding === index || thinking === index;
  return (
    <section className={`seat seat-${place}`} data-active={isActive || undefined} aria-label={dragonTitle(dragon)}>
      <Portrait dragon={dragon} />
      <div className="seat-names">
        <h2 className="seat-name">
          {elementName(dragon)}
          <span className="wide-only"> · {DRAGON_NAMES[dragon]}</span>
        </h2>
        <p className="second-text seat-who">
          {/* One of the two: both would need a second line, and the board would move. */}
          {faces === undefined || isNarrow || thinking === index ? who : t`${who}, facing ${faces}`}
          {thinking === index ? <span className="thinking">{t` · thinking`}</span> : null}
        </p>
        <SeatAside shown={shown} seat={index} />
      </div>
      <DragonMeters
        dragon={dragon}
        meters={view.meters[dragon]}
        segments={view.segments[dragon]}
        words={{ water: t`Water`, fire: t`Fire`, body: t`Body` }}
        preview={previewOf(shown, dragon)}
      />
    </section>
  );
};
