import { Miniature } from '@dragonway/board-view';
import { checkOptions, type TableOptions } from '@dragonway/tao-long';
import { scenarioName } from '../../../words/tao-long/names.js';
import { pricesOf } from '../../tao-long/scene.js';
import { seeing } from '../../tao-long/seeing.js';

/** The board that the options lead to, as it will lie at the start; nothing while they do not go together. */
export const ScenarioMiniature = ({ options }: { readonly options: TableOptions }) => {
  const checked = checkOptions(options);
  if (!checked.ok) return <div className="miniature-place" />;
  const { start } = checked.value;
  const { board } = seeing(checked.value)(start);
  const name = scenarioName(typeof options.scenario === 'string' ? options.scenario : 'custom');
  return (
    <div className="miniature-place">
      <Miniature
        scene={board}
        scenery={typeof options.scenario === 'string' ? options.scenario : 'custom'}
        prices={pricesOf(start)}
        protector={options.village === 'none' ? undefined : options.village}
        label={name}
      />
    </div>
  );
};
