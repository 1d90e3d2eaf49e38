export const SOUNDS = [
  'stone',
  'step',
  'bite',
  'fire',
  'water',
  'focus',
  'balance',
  'dice',
  'seal',
  'turn',
  'loss',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone or a noise with a soft start and an end that dies away. Times are seconds; all of a sound fits into 0.6. */
export interface Voice {
  readonly kind: 'tone' | 'noise';
  readonly wave?: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at?: number;
  readonly length: number;
  /** How long it swells. */
  readonly swell?: number;
  /** How long it stays at its loudest before it dies away. */
  readonly hold?: number;
  readonly loud: number;
}

const noise = (from: number, to: number, length: number, loud: number, rest: Partial<Voice> = {}): Voice => ({
  kind: 'noise',
  from,
  to,
  length,
  loud,
  ...rest,
});
const tone = (from: number, to: number, length: number, loud: number, rest: Partial<Voice> = {}): Voice => ({
  kind: 'tone',
  from,
  to,
  length,
  loud,
  ...rest,
});

const CRACKLES = [0.08, 0.15, 0.24, 0.31, 0.42] as const;
const KNOCKS = [0, 0.09, 0.2, 0.33] as const;

// Loudness is balanced by the loudest tenth of a second of each sound, within 9 dB of each other; a step is the softest.
export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  stone: [tone(620, 340, 0.11, 0.3, { wave: 'triangle' }), noise(2400, 900, 0.05, 0.5)],
  step: [noise(420, 1300, 0.3, 0.26, { swell: 0.1, hold: 0.06 })],
  bite: [tone(130, 58, 0.34, 0.44), noise(320, 120, 0.16, 0.7)],
  fire: [
    noise(260, 1300, 0.56, 0.5, { swell: 0.12, hold: 0.22 }),
    ...CRACKLES.map((at, index) => noise(3400 - index * 220, 2200, 0.035, 0.42, { at, swell: 0.003 })),
  ],
  water: [
    tone(520, 880, 0.3, 0.15),
    tone(390, 660, 0.4, 0.11, { at: 0.12 }),
    noise(700, 2100, 0.34, 0.16, { swell: 0.06 }),
  ],
  focus: [tone(98, 92, 0.6, 0.34), tone(251, 246, 0.55, 0.12)],
  balance: [tone(880, 878, 0.5, 0.12), tone(1174, 1172, 0.46, 0.1, { at: 0.12 })],
  dice: KNOCKS.flatMap((at, index) => [
    noise(1700 - index * 120, 900, 0.06, 0.9 - index * 0.14, { at, swell: 0.003 }),
    tone(980 - index * 70, 640, 0.045, 0.14 - index * 0.02, { at, wave: 'triangle', swell: 0.003 }),
  ]),
  seal: [noise(760, 240, 0.14, 0.8, { swell: 0.006 }), tone(150, 84, 0.16, 0.24)],
  turn: [tone(294, 293, 0.58, 0.2, { wave: 'triangle' }), tone(588, 586, 0.4, 0.06)],
  loss: [tone(240, 120, 0.5, 0.2, { wave: 'triangle' })],
};

const SWELL = 0.012;
const SILENCE = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

const noiseIn = (audio: BaseAudioContext): AudioBuffer => {
  const known = noises.get(audio);
  if (known !== undefined) return known;
  const fresh = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = fresh.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  noises.set(audio, fresh);
  return fresh;
};

const sourceOf = (
  audio: BaseAudioContext,
  voice: Voice,
  start: number,
): { source: AudioScheduledSourceNode; out: AudioNode } => {
  const end = start + voice.length;
  if (voice.kind === 'tone') {
    const source = audio.createOscillator();
    source.type = voice.wave ?? 'sine';
    source.frequency.setValueAtTime(voice.from, start);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    return { source, out: source };
  }
  const source = audio.createBufferSource();
  source.buffer = noiseIn(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(voice.from, start);
  filter.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(filter);
  return { source, out: filter };
};

const speakVoice = (audio: BaseAudioContext, voice: Voice, pitch: number): void => {
  const start = audio.currentTime + (voice.at ?? 0);
  const end = start + voice.length;
  const { source, out } = sourceOf(audio, { ...voice, from: voice.from * pitch, to: voice.to * pitch }, start);
  const gain = audio.createGain();
  const swell = voice.swell ?? SWELL;
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + swell);
  gain.gain.setValueAtTime(voice.loud, start + swell + (voice.hold ?? 0));
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  out.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end);
};

/** Sounds all voices of a sound from now on; `pitch` lifts or lowers it. */
export const speak = (audio: BaseAudioContext, name: Sound, pitch: number): void => {
  for (const voice of VOICES[name]) speakVoice(audio, voice, pitch);
};
