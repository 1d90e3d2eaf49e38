import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ScenarioPlates, TablePlates } from './plates/boards.js';
import { BreathPlates } from './plates/breaths.js';
import { DragonPlates } from './plates/dragons.js';
import { MotionPlates } from './plates/motion.js';
import { WheelPlates } from './plates/wheels.js';

const HALLS = {
  dragons: DragonPlates,
  breaths: BreathPlates,
  table: TablePlates,
  scenarios: ScenarioPlates,
  wheels: WheelPlates,
  motion: MotionPlates,
} as const;
type Hall = keyof typeof HALLS;
const isHall = (name: string | null): name is Hall => name !== null && name in HALLS;

const query = new URLSearchParams(location.search);
const wanted = query.get('hall');
const hall: Hall = isHall(wanted) ? wanted : 'dragons';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
if (query.get('grey') === 'yes') document.documentElement.style.filter = 'grayscale(1)';
if (query.get('contrast') === 'more') document.documentElement.dataset['contrast'] = 'more';

const Plates = HALLS[hall];
const root = document.getElementById('gallery');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Plates />
    </StrictMode>,
  );
