import type { Sitter } from '@dragonway/table';
import { formatOptions, SCENARIOS, type TableOptions } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { type LocalWish, personAtSeat } from '../../../shared/local/open-game.js';
import { seedIn } from '../shared/seed-field.js';
import type { Company, TaoLongForm } from './types.js';

const mayHaveVillage = ({ scenario }: TaoLongForm): boolean =>
  scenario === 'custom' || SCENARIOS[scenario].allowsVillage;

/** The table's options that a form stands for. */
export const optionsOf = (form: TaoLongForm, company: Company): TableOptions => ({
  mode: form.mode,
  scenario: form.scenario === 'custom' ? form.custom : form.scenario,
  village: mayHaveVillage(form) ? form.village : 'none',
  switches: form.switches,
  segments: { heaven: form.heavenSegments, earth: form.earthSegments },
  solo: company === 'solo' ? form.side : 'none',
});

const nameOr = (name: string, fallback: string): string => (name.trim() === '' ? fallback : name.trim());

/** Who sits at the table, in seat order. */
export const sittersOf = (form: TaoLongForm, company: Company): readonly Sitter[] => {
  const machine = (level: string): Sitter => ({ kind: 'machine', level });
  const you = personAtSeat(form.side === 'heaven' ? 0 : 1, t`You`);
  switch (company) {
    case 'machine':
      return form.side === 'heaven' ? [you, machine(form.level)] : [machine(form.level), you];
    case 'people':
      return [
        personAtSeat(0, nameOr(form.heavenName, t`Player 1`)),
        personAtSeat(1, nameOr(form.earthName, t`Player 2`)),
      ];
    case 'solo':
      return form.side === 'heaven' ? [you, { kind: 'rules' }] : [{ kind: 'rules' }, you];
    case 'watch':
      return [machine(form.level), machine(form.otherLevel)];
    case 'online': {
      const rival: Sitter = form.rival === 'machine' ? machine(form.level) : { kind: 'open' };
      return form.side === 'heaven' ? [you, rival] : [rival, you];
    }
  }
};

/** The table that a form asks for. */
export const wishOf = (form: TaoLongForm, company: Company): LocalWish => ({
  setup: {
    options: formatOptions(optionsOf(form, company)),
    draws: { wheel: form.hasRandomWheel, dead: 0, first: false },
    hidesBoard: form.hidesBoard,
    takebacks: form.takebacks,
  },
  sitters: sittersOf(form, company),
  // Online the server draws, from seeds of everybody.
  ...(form.hasRandomWheel && company !== 'online' ? seedIn(form) : {}),
});
