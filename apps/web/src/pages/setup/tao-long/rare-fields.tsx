import { TAKEBACKS, type Takebacks } from '@dragonway/table';
import { DRAGONS, SCENARIOS } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { Choice, Folded, Toggle } from '../../../shared/ui/fields.js';
import { dragonTitle } from '../../../words/tao-long/names.js';
import { SeedField } from '../shared/seed-field.js';
import type { FieldsProps } from './company-fields.js';
import { switchHelp, switchName } from './help.js';

const SEGMENTS = [1, 2, 3] as const;
const SWITCHES = ['tailLeavesFirst', 'freeStones', 'rangeThroughDragons'] as const;

const takebackName = (takebacks: Takebacks): string =>
  ({ free: t`Freely`, ask: t`By agreement`, never: t`Never` })[takebacks];

const takebackHelp = (takebacks: Takebacks): string =>
  ({
    free: t`A turn can be taken back at any time.`,
    ask: t`The other player is asked, and sees exactly what would be undone.`,
    never: t`What is played is played. Good training.`,
  })[takebacks];

const VillageField = ({ form, change }: FieldsProps) => {
  const isOff = form.scenario !== 'custom' && !SCENARIOS[form.scenario].allowsVillage;
  return (
    <Choice
      label={t`Village`}
      value={isOff ? 'none' : form.village}
      options={[
        { value: 'none', label: t`None`, help: t`The Field, The Valley and The Mist have room for a village.` },
        ...DRAGONS.map(value => ({
          value,
          isOff,
          label: t`Protected by ${dragonTitle(value)}`,
          help: t`It stands in the centre as a part of its protector, and strikes the other dragon when it comes close.`,
        })),
      ]}
      onChange={village => change({ village })}
    />
  );
};

const SegmentFields = ({ form, change }: FieldsProps) => (
  <>
    <Choice
      label={t`Segments of ${dragonTitle('heaven')}`}
      help={t`Fewer segments make a dragon weaker from the start.`}
      value={form.heavenSegments}
      options={SEGMENTS.map(value => ({ value, label: String(value) }))}
      onChange={heavenSegments => change({ heavenSegments })}
    />
    <Choice
      label={t`Segments of ${dragonTitle('earth')}`}
      help={t`Fewer segments make a dragon weaker from the start.`}
      value={form.earthSegments}
      options={SEGMENTS.map(value => ({ value, label: String(value) }))}
      onChange={earthSegments => change({ earthSegments })}
    />
  </>
);

const EditionField = ({ form, change }: FieldsProps) => {
  const { tailLeavesFirst, freeStones } = form.switches;
  const isFirst = tailLeavesFirst && freeStones;
  return (
    <Choice
      label={t`Edition`}
      value={isFirst ? 'first' : '2017'}
      options={[
        { value: '2017', label: t`Edition of 2017`, help: t`The rules as this project plays them.` },
        { value: 'first', label: t`First edition`, help: t`The tail leaves first, and stones fall freely.` },
      ]}
      onChange={edition =>
        change({
          switches: { ...form.switches, tailLeavesFirst: edition === 'first', freeStones: edition === 'first' },
        })
      }
    />
  );
};

/** What few people change. */
export const RareFields = (props: FieldsProps) => {
  const { company, form, change } = props;
  return (
    <>
      {company === 'people' || company === 'machine' || company === 'online' ? (
        <Choice
          label={t`Taking back`}
          value={form.takebacks}
          options={TAKEBACKS.filter(value => company !== 'machine' || value !== 'ask').map(value => ({
            value,
            label: takebackName(value),
            help: takebackHelp(value),
          }))}
          onChange={takebacks => change({ takebacks })}
        />
      ) : null}
      <Folded title={t`More options`}>
        <VillageField {...props} />
        <SegmentFields {...props} />
        <Toggle
          label={t`Random wheel`}
          help={t`The eight stones lie anywhere on the Ba Gua, drawn anew for every game.`}
          isOn={form.hasRandomWheel}
          onChange={hasRandomWheel => change({ hasRandomWheel })}
        />
        {form.hasRandomWheel && company !== 'online' ? (
          <SeedField
            help={t`The same word gives the same wheel, so that friends can play the same task. Empty: another one every time.`}
            value={form.seed}
            onChange={seed => change({ seed })}
          />
        ) : null}
        <Toggle
          label={t`Mist over the board`}
          help={t`Training for The Chosen One: the board is out of sight in any mode until the game is over.`}
          isOn={form.hidesBoard}
          onChange={hidesBoard => change({ hidesBoard })}
        />
        <EditionField {...props} />
        {SWITCHES.map(name => (
          <Toggle
            key={name}
            label={switchName(name)}
            help={switchHelp(name)}
            isOn={form.switches[name]}
            onChange={isOn => change({ switches: { ...form.switches, [name]: isOn } })}
          />
        ))}
      </Folded>
    </>
  );
};
