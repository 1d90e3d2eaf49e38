import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DicePlates } from './dice.js';
import { MotionPlates } from './motion.js';
import { PiecePlates } from './pieces.js';
import { StatePlates } from './states.js';
import { Table } from './table.js';

const HALLS = {
  table: Table,
  pieces: PiecePlates,
  states: StatePlates,
  dice: DicePlates,
  motion: MotionPlates,
} as const;
type Hall = keyof typeof HALLS;
const isHall = (name: string | null): name is Hall => name !== null && name in HALLS;

const query = new URLSearchParams(location.search);
const wanted = query.get('hall');
const Plates = HALLS[isHall(wanted) ? wanted : 'table'];
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
if (query.get('contrast') === 'more') document.documentElement.dataset['contrast'] = 'more';

const root = document.getElementById('gallery');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Plates />
    </StrictMode>,
  );
