import { WaySeats, type WaySeatsWords } from '@dragonway/board-view';
import { plural, t } from '@lingui/core/macro';
import { SeatAside } from '../../../shared/table/seat-aside.js';
import { NARROW, useMediaQuery } from '../../../shared/ui/media-query.js';
import { playerShortly } from '../../../words/players.js';
import { POWER_OF, pathTitle, playerName, powerName } from '../../../words/way/names.js';
import type { WayTable } from '../use-table.js';

const words = (isThinking: boolean): WaySeatsWords => ({
  label: t`Players, anticlockwise`,
  pointsLabel: points => plural(points, { one: '# point', other: '# points' }),
  boxLabel: (path, box) => {
    const name = pathTitle(path);
    switch (box.kind) {
      case 'rests':
        return `${name}: ${box.number}`;
      case 'onItsWay':
        return t`${name}: on its way, space ${box.space}`;
      case 'notEntered':
        return t`${name}: not entered`;
    }
  },
  powerUnused: t`power not used yet`,
  powerUsed: t`power used`,
  turn: isThinking ? t`thinking` : t`at the dice`,
});

/** So long the signs in the boxes are explained; then their room belongs to the log. */
const ROUNDS_TO_LEARN = 3;

/** Everybody at the table with live scores. */
export const Seats = ({ shown }: { readonly shown: WayTable }) => {
  const { table, rules, scene, stage, thinking, state, place, history } = shown;
  // A game can be given up in the middle of a turn: then it is nobody's.
  const isOver = table.phase === 'over' && place >= history.length && !stage.isPlaying;
  const { players, powers } = rules.options;
  const isNarrow = useMediaQuery(NARROW);
  const seats = players.map((player, index) => ({
    player,
    animal: playerName(player),
    name: playerShortly(table.seats[index]?.sitter ?? { kind: 'open' }),
    ...(powers ? { power: powerName(POWER_OF[player]) } : {}),
    aside: <SeatAside shown={shown} seat={index} />,
  }));
  return (
    <div className="way-seats">
      <WaySeats
        seats={seats}
        scene={isOver ? { ...scene, turn: undefined } : scene}
        stage={isOver ? undefined : stage.stage}
        arrangement={isNarrow ? 'line' : 'cards'}
        words={words(thinking !== undefined)}
      />
      {state.turn > ROUNDS_TO_LEARN * players.length ? null : (
        <p className="second-text wide-only">
          {t`Boxes: water, fire, metal, earth, wood. A number is a piece at rest, a dot one on its way, a dash one not yet entered.`}
        </p>
      )}
    </div>
  );
};
