import { useSettings } from '../settings/settings.js';
import { type Sound, speak } from './voices.js';

let context: AudioContext | undefined;

/** Plays a sound if sound is on; `pitch` lifts or lowers it. */
export const sound = (name: Sound, pitch = 1): void => {
  if (!useSettings.getState().hasSound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  speak(context, name, pitch);
};
