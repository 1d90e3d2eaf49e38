import { personAt } from '@dragonway/table';
import type { ShownTable } from './use-shown.js';

/** Whether a machine may be asked for advice: not while a game goes on against people at other screens. */
export const allowsAdvice = ({ table, own, control }: Pick<ShownTable, 'table' | 'own' | 'control'>): boolean => {
  if (!control.local.isRemote || table.phase !== 'playing') return true;
  const isAgainstPeople = table.seats.some(
    (state, index) => personAt(state) !== undefined && !own.some(seat => seat === index),
  );
  return !table.setup.isRated && !isAgainstPeople;
};
