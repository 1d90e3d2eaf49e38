import type { Refusal, Result } from '@dragonway/core';
import type { Sitter } from '@dragonway/table';
import { PLAYER_LETTERS, type WayOptions, wayOfTheDragonKind } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { type LocalWish, personAtSeat } from '../../../shared/local/open-game.js';
import { seedIn } from '../shared/seed-field.js';
import type { Company, SeatForm, WayForm } from './types.js';

export const seatsIn = ({ seats, count }: WayForm): readonly SeatForm[] => seats.slice(0, count);

const written = (key: string, value: string, initial: string): string => (value === initial ? '' : `;${key}=${value}`);

const optionsText = (form: WayForm): string => {
  const players = seatsIn(form).map(({ player }) => player);
  const [firstSeat] = players;
  const isDrawn = form.first === 'roll' || !players.includes(form.first) || form.first === firstSeat;
  const dead = form.deadCount > 0 ? '' : form.deadSpaces.trim();
  return [
    'way-of-the-dragon',
    written('players', players.map(player => PLAYER_LETTERS[player]).join(','), 'k,r'),
    form.first === 'roll' || isDrawn ? '' : `;first=${PLAYER_LETTERS[form.first]}`,
    form.powers ? ';powers=on' : '',
    form.immunity ? ';immunity=on' : '',
    written('dead', dead, ''),
    written('length', String(form.length), '9'),
  ].join('');
};

/** The options that a form stands for, or what is wrong with them. */
export const optionsOf = (form: WayForm): Result<WayOptions, Refusal> =>
  wayOfTheDragonKind.parseOptions(optionsText(form));

/** Online the first of the seats for people is one's own, the others wait. */
const onlineSitter = (seats: readonly SeatForm[], index: number): Sitter => {
  const { isMachine = false, level = '' } = seats[index] ?? {};
  if (isMachine) return { kind: 'machine', level };
  return seats.findIndex(seat => !seat.isMachine) === index ? personAtSeat(index, t`You`) : { kind: 'open' };
};

const sitterOf = ({ isMachine, level, name }: SeatForm, index: number, people: number): Sitter => {
  if (isMachine) return { kind: 'machine', level };
  const number = index + 1;
  const fallback = people === 1 ? t`You` : t`Player ${number}`;
  return personAtSeat(index, name.trim() === '' ? fallback : name.trim());
};

/** The table that a form asks for. */
export const wishOf = (form: WayForm, company: Company): LocalWish => {
  const seats = seatsIn(form);
  const people = seats.filter(({ isMachine }) => !isMachine).length;
  return {
    setup: {
      options: optionsText(form),
      draws: { wheel: false, dead: form.deadCount, first: form.first === 'roll' },
      takebacks: form.takebacks,
      games: form.games,
    },
    sitters: seats.map((seat, index) =>
      company === 'online' ? onlineSitter(seats, index) : sitterOf(seat, index, people),
    ),
    // Online the server draws, from seeds of everybody.
    ...(company === 'online' ? {} : seedIn(form)),
  };
};
