import { type WayBlocked, WayBoard, type WayChoice, type WayMarks, type WayPlace } from '@dragonway/board-view';
import { ELEMENTS, explain, FACE_LETTERS, type Player } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { WayRules } from '../../../shared/local/rules-at-work.js';
import { pathName, pathTitle, playerName, spaceInWords } from '../../../words/way/names.js';
import { wayMoveRefusalInWords } from '../../../words/way/refusals.js';
import { type ActChoice, callsIn, type SwapPlace, swapOf } from '../acts.js';
import { placeOf } from '../scene.js';
import type { WayTable } from '../use-table.js';

/** Why a path whose element lies on the dice cannot be moved on. */
const blockedIn = (rules: WayRules): readonly WayBlocked[] => {
  if (rules.state.phase !== 'act') return [];
  return ELEMENTS.flatMap((path): readonly WayBlocked[] => {
    const refusal = explain(rules.game, rules.state, `move:${FACE_LETTERS[path]}`);
    if (refusal?.code === 'move/destination-taken') {
      return [{ path, space: refusal.space, by: refusal.by, reason: wayMoveRefusalInWords(refusal) }];
    }
    if (refusal?.code !== 'move/piece-finished') return [];
    return [{ path, space: refusal.space, by: 'finished', reason: wayMoveRefusalInWords(refusal) }];
  });
};

const swapPlaces = (choices: readonly ActChoice[], rules: WayRules): readonly SwapPlace[] => {
  const { players } = rules.options;
  const found = new Map<string, SwapPlace>();
  const add = (path: SwapPlace['path'], player: Player): void => {
    const space = placeOf(rules.state, players.indexOf(player), path);
    found.set(`${path}${player}`, { path, space, player });
  };
  for (const { path, first, second } of callsIn(choices)) {
    add(path, first);
    add(path, second);
  }
  return [...found.values()];
};

const useMarks = (shown: WayTable): WayMarks & { readonly places: readonly SwapPlace[] } => {
  const { control, choices, rules, deciding } = shown;
  const { chosen, picked } = useStore(control.store);
  return useMemo(() => {
    const places = swapPlaces(choices, rules);
    const plain = choices.filter(({ move }) => move.kind === 'move' || move.kind === 'equilibrium');
    const power = choices.find(({ text }) => text === chosen && !plain.some(other => other.text === text));
    return {
      mover: deciding === undefined ? undefined : rules.options.players[deciding],
      targets: power === undefined ? plain.flatMap(({ targets }) => targets) : power.targets,
      chosen,
      blocked: deciding === undefined ? [] : blockedIn(rules),
      swap: swapOf(places, picked === undefined ? [] : [picked]),
      places,
    };
  }, [choices, chosen, picked, rules, deciding]);
};

const labelOf = ({ scene, choices }: WayTable, { path, space }: WayPlace): string => {
  const name = space === 0 ? pathName(path) : spaceInWords(path, space, Math.max(0, space - scene.length));
  const piece = scene.pieces.find(other => other.path === path && other.space === space);
  const isDead = scene.dead.some(other => other.path === path && other.space === space);
  const owner = piece === undefined ? undefined : playerName(piece.player);
  const what = owner ?? (isDead ? t`dead piece` : t`empty`);
  const isTarget = choices.some(({ targets }) => targets.some(target => target.path === path && target.to === space));
  return isTarget ? t`${name}: ${what}; your piece can move here` : `${name}: ${what}`;
};

/** The five paths of the table, ready for the choice at hand. */
export const BoardPlace = ({ shown }: { readonly shown: WayTable }) => {
  const { control, choices, scene, stage, rules } = shown;
  const { places, ...marks } = useMarks(shown);
  const choose = useCallback(
    (choice: WayChoice) => {
      if (stage.isPlaying) stage.skip();
      if (choice.kind === 'act') {
        const act = choices.find(({ text }) => text === choice.id);
        if (act !== undefined) control.choose(act);
      } else if (choice.kind === 'swapPiece') {
        const place = places.find(({ path, space }) => path === choice.place.path && space === choice.place.space);
        if (place !== undefined) control.pick(place, choices);
      }
    },
    [choices, control, places, stage],
  );
  const dragons = scene.dice.filter(({ face }) => face === 'dragon').length;
  return (
    <div className="board-place way-board-place">
      <WayBoard
        scene={scene}
        stage={stage.stage}
        label={t`Five paths`}
        labelOf={place => labelOf(shown, place)}
        pathNameOf={pathTitle}
        marks={marks}
        isDragonAwake={dragons >= 4 && rules.state.phase === 'act'}
        onChoose={choose}
      />
    </div>
  );
};
