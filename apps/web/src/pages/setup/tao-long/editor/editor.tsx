import { Board, type BoardScene, type Direction } from '@dragonway/board-view';
import type { CustomScenario, Tile } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Choice, Toggle } from '../../../../shared/ui/fields.js';
import { dragonTitle, tileName } from '../../../../words/tao-long/names.js';
import { formatChain, formatTerrain, parseChain, parseTerrain } from './board-text.js';

const TOOLS = ['none', 'bigRock', 'smallRock', 'red', 'green', 'blue', 'yellow', 'outside', 'heaven', 'earth'] as const;
type Tool = (typeof TOOLS)[number];

const SPECIAL = ['valleyPortals', 'torus', 'destructible'] as const;
const LONGEST = 4;

const toolName = (tool: Tool): string => {
  if (tool === 'heaven' || tool === 'earth') return dragonTitle(tool);
  return tool === 'none' ? t`Clear` : tileName(tool);
};

const toolHelp = (tool: Tool): string =>
  tool === 'heaven' || tool === 'earth'
    ? t`Choose the spaces from the head to the tail; the fifth begins anew.`
    : t`Choose the spaces of the board that it takes.`;

const specialName = (rule: (typeof SPECIAL)[number]): string =>
  ({
    valleyPortals: t`Portals of The Valley (R20, R21)`,
    torus: t`Torus`,
    destructible: t`Destructible rocks (R25 to R28)`,
  })[rule];

const specialHelp = (rule: (typeof SPECIAL)[number]): string =>
  ({
    valleyPortals: t`Red and blue lead to any other portal and cost fire or water.`,
    torus: t`Opposite borders of the playing area are joined.`,
    destructible: t`Small rocks can be bitten, burnt and trampled.`,
  })[rule];

const STEPS: Readonly<Record<number, Direction>> = { 1: 0, 8: 1, [-1]: 2, [-8]: 3 };

const facingOf = ([head = 0, neck = 0]: readonly number[]): Direction => STEPS[head - neck] ?? 0;

const sceneOf = ({ terrain, heaven, earth }: CustomScenario): BoardScene => {
  const [white, black] = [parseChain(heaven), parseChain(earth)];
  const chain = (spaces: readonly number[]) => ({ spaces, links: spaces.slice(1).map(() => undefined) });
  return {
    tiles: parseTerrain(terrain),
    chains: { heaven: chain(white), earth: chain(black) },
    facing: { heaven: facingOf(white), earth: facingOf(black) },
  };
};

const withSpace = (chain: string, space: number): string => {
  const spaces = parseChain(chain);
  if (spaces.includes(space)) return formatChain(spaces.filter(other => other !== space));
  return formatChain(spaces.length >= LONGEST ? [space] : [...spaces, space]);
};

const withTile = (terrain: string, space: number, tile: Tile): string =>
  formatTerrain(parseTerrain(terrain).with(space, tile));

const painted = (custom: CustomScenario, tool: Tool, space: number): CustomScenario => {
  if (tool === 'heaven') return { ...custom, heaven: withSpace(custom.heaven, space) };
  if (tool === 'earth') return { ...custom, earth: withSpace(custom.earth, space) };
  return { ...custom, terrain: withTile(custom.terrain, space, tool) };
};

interface EditorProps {
  readonly custom: CustomScenario;
  readonly onChange: (custom: CustomScenario) => void;
}

/** A board of one's own, laid out space by space; what is wrong with it is said beside the button that begins the game. */
export const ScenarioEditor = ({ custom, onChange }: EditorProps) => {
  const [tool, setTool] = useState<Tool>('smallRock');
  const scene = sceneOf(custom);
  const labelOf = (space: number): string => {
    const name = formatChain([space]);
    const tile = scene.tiles[space] ?? 'none';
    return `${name}: ${tileName(tile)}`;
  };
  return (
    <fieldset className="editor">
      <legend>{t`Your board`}</legend>
      <Choice
        label={t`Lay`}
        value={tool}
        options={TOOLS.map(value => ({ value, label: toolName(value), help: toolHelp(value) }))}
        onChange={setTool}
      />
      <div className="editor-board">
        <Board
          scene={scene}
          scenery="custom"
          isIdle={false}
          label={t`Your board`}
          labelOf={labelOf}
          onChoose={space => onChange(painted(custom, tool, space))}
        />
      </div>
      {SPECIAL.map(rule => (
        <Toggle
          key={rule}
          label={specialName(rule)}
          help={specialHelp(rule)}
          isOn={custom.special.includes(rule)}
          onChange={isOn =>
            onChange({
              ...custom,
              special: SPECIAL.filter(other => (other === rule ? isOn : custom.special.includes(other))),
            })
          }
        />
      ))}
    </fieldset>
  );
};
