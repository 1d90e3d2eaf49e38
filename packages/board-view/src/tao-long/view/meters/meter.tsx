import { ICONS } from '../../../shared/art/icons.js';
import type { Dragon, Meters } from '../../types.js';

const KINDS = ['water', 'fire', 'scales'] as const;
export type MeterKind = (typeof KINDS)[number];

const ART = {
  water: { shape: ICONS.drop, detail: ICONS.dropLight, name: 'drop' },
  fire: { shape: ICONS.flame, detail: ICONS.flameHeart, name: 'flame' },
  scales: { shape: ICONS.scale, detail: ICONS.scaleArcs, name: 'scale' },
} as const satisfies Record<MeterKind, unknown>;

type Sign = 'full' | 'empty' | 'taken' | 'given';

const signOf = (index: number, count: number, after: number): Sign => {
  if (index < Math.min(count, after)) return 'full';
  if (index < count) return 'taken';
  return index < after ? 'given' : 'empty';
};

const Stone = ({ kind, sign }: { readonly kind: MeterKind; readonly sign: Sign }) => {
  const { shape, detail, name } = ART[kind];
  return (
    <svg className={`dw-meter-stone dw-meter-${name} dw-meter-${sign}`} viewBox="-12 -14 24 28" aria-hidden="true">
      <path className="dw-meter-shape" d={shape} />
      {sign === 'full' ? <path className="dw-meter-detail" d={detail} /> : null}
      {sign === 'taken' ? <path className="dw-meter-strike" d="M-10 11L10 -11" /> : null}
      {sign === 'given' ? <path className="dw-meter-plus" d="M0 -2V8M-5 3H5" /> : null}
    </svg>
  );
};

export interface MeterProps {
  readonly kind: MeterKind;
  readonly label: string;
  readonly count: number;
  /** How many there can be. */
  readonly most: number;
  /** How many the preview leaves. */
  readonly after?: number | undefined;
  /** Written instead of the count, or of «2 → 0». */
  readonly text?: string | undefined;
}

/** A row of drops, flames or scales with its count; what a preview takes is struck through, what it gives has a plus. */
export const Meter = ({ kind, label, count, most, after = count, text }: MeterProps) => (
  <div className="dw-meter">
    <span className="dw-meter-label">{label}</span>
    <span className="dw-meter-stones">
      {Array.from({ length: most }, (_, index) => (
        <Stone key={index} kind={kind} sign={signOf(index, count, after)} />
      ))}
    </span>
    <span className="dw-meter-text">{text ?? (after === count ? String(count) : `${count} \u2192 ${after}`)}</span>
  </div>
);

/** What a preview does to a dragon. */
export interface MeterPreview {
  readonly water?: number;
  readonly fire?: number;
  readonly segments?: number;
  /** Words instead of the water's numbers, for a meter that is emptied and refilled on the way. */
  readonly waterText?: string;
}

export interface DragonMetersProps {
  readonly dragon: Dragon;
  readonly meters: Meters;
  readonly segments: number;
  readonly words: { readonly water: string; readonly fire: string; readonly body: string };
  readonly preview?: MeterPreview | undefined;
}

const MOST = { water: 4, fire: 4, scales: 3 } as const;

/** The three meters of a dragon. */
export const DragonMeters = ({ dragon, meters, segments, words, preview }: DragonMetersProps) => (
  <div className={`dw-meters dw-${dragon}`}>
    <Meter
      kind="water"
      label={words.water}
      count={meters.water}
      most={MOST.water}
      after={preview?.water}
      text={preview?.waterText}
    />
    <Meter kind="fire" label={words.fire} count={meters.fire} most={MOST.fire} after={preview?.fire} />
    <Meter
      kind="scales"
      label={words.body}
      count={segments}
      most={Math.max(MOST.scales, segments)}
      after={preview?.segments}
    />
  </div>
);
