import { useSettings } from '../settings/settings.js';

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

/** A tone or a noise with a soft start and an end that dies away. */
interface Voice {
  readonly kind: 'tone' | 'noise';
  readonly wave?: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  stone: [
    { kind: 'tone', wave: 'triangle', from: 620, to: 340, length: 0.09, loud: 0.22 },
    { kind: 'noise', from: 2400, to: 900, length: 0.04, loud: 0.1 },
  ],
  step: [{ kind: 'noise', from: 500, to: 1400, length: 0.26, loud: 0.07 }],
  bite: [
    { kind: 'tone', wave: 'sine', from: 130, to: 58, length: 0.34, loud: 0.5 },
    { kind: 'noise', from: 300, to: 120, length: 0.12, loud: 0.16 },
  ],
  fire: [
    { kind: 'noise', from: 260, to: 1500, length: 0.5, loud: 0.16 },
    { kind: 'noise', from: 3200, to: 2200, at: 0.1, length: 0.3, loud: 0.05 },
  ],
  water: [
    { kind: 'tone', wave: 'sine', from: 520, to: 880, length: 0.3, loud: 0.16 },
    { kind: 'tone', wave: 'sine', from: 390, to: 660, at: 0.12, length: 0.4, loud: 0.12 },
  ],
  focus: [
    { kind: 'tone', wave: 'sine', from: 98, to: 92, length: 0.6, loud: 0.34 },
    { kind: 'tone', wave: 'sine', from: 251, to: 246, length: 0.55, loud: 0.12 },
  ],
  balance: [
    { kind: 'tone', wave: 'sine', from: 880, to: 878, length: 0.5, loud: 0.14 },
    { kind: 'tone', wave: 'sine', from: 1174, to: 1172, at: 0.12, length: 0.46, loud: 0.12 },
  ],
  dice: [
    { kind: 'noise', from: 1700, to: 900, length: 0.05, loud: 0.2 },
    { kind: 'noise', from: 1500, to: 800, at: 0.09, length: 0.05, loud: 0.18 },
    { kind: 'noise', from: 1900, to: 900, at: 0.2, length: 0.04, loud: 0.15 },
    { kind: 'noise', from: 1300, to: 700, at: 0.33, length: 0.05, loud: 0.12 },
  ],
  seal: [{ kind: 'noise', from: 700, to: 220, length: 0.12, loud: 0.2 }],
  turn: [
    { kind: 'tone', wave: 'triangle', from: 294, to: 293, length: 0.58, loud: 0.2 },
    { kind: 'tone', wave: 'sine', from: 588, to: 586, length: 0.4, loud: 0.06 },
  ],
  loss: [{ kind: 'tone', wave: 'triangle', from: 240, to: 120, length: 0.5, loud: 0.2 }],
};

const ATTACK = 0.012;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

const noiseIn = (audio: AudioContext): AudioBuffer => {
  if (noise !== undefined) return noise;
  const fresh = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = fresh.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  noise = fresh;
  return fresh;
};

const sourceOf = (
  audio: AudioContext,
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

const speakVoice = (audio: AudioContext, voice: Voice, pitch: number): void => {
  const start = audio.currentTime + (voice.at ?? 0);
  const end = start + voice.length;
  const { source, out } = sourceOf(audio, { ...voice, from: voice.from * pitch, to: voice.to * pitch }, start);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  out.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end);
};

/** Plays a sound if sound is on; `pitch` lifts or lowers it. */
export const sound = (name: Sound, pitch = 1): void => {
  if (!useSettings.getState().hasSound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of VOICES[name]) speakVoice(context, voice, pitch);
};
