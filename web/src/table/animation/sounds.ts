/** Synthesised sounds, under 300 ms each, without sound files. They are off by default. */

import { settings } from "../../settings/settings.svelte";
import type { Scene } from "./scenes";

interface Note {
  /** Hertz; 0: noise. */
  readonly pitch: number;
  /** Seconds from now. */
  readonly at: number;
  readonly seconds: number;
  readonly volume: number;
  readonly shape?: OscillatorType;
}

const bell = (pitch: number, at = 0, volume = 0.18): Note => ({ pitch, at, seconds: 0.28, volume, shape: "sine" });
const scrape = (at: number): Note => ({ pitch: 0, at, seconds: 0.06, volume: 0.12 });
const knock = (at: number): Note => ({ pitch: 150, at, seconds: 0.07, volume: 0.25, shape: "triangle" });

const NOTES: Record<Scene["kind"], (amount: number) => Note[]> = {
  heal: () => [bell(392, 0, 0.1), bell(523, 0.08, 0.1)],
  draw: () => [scrape(0), scrape(0.05), scrape(0.1)],
  double: () => [knock(0), knock(0.08)],
  shield: () => [{ pitch: 90, at: 0, seconds: 0.12, volume: 0.3, shape: "square" }],
  blocked: () => [{ pitch: 110, at: 0, seconds: 0.15, volume: 0.15, shape: "sawtooth" }],
  cancel: () => [bell(660), bell(880, 0.09)],
  damage: (amount) => Array.from({ length: Math.min(5, Math.ceil(amount / 5)) }, (_, i) => scrape(i * 0.05)),
  kill: () => [scrape(0), knock(0.08)],
  exact: () => [scrape(0), bell(1320, 0.06, 0.22)],
  strike: () => [bell(98, 0, 0.35)],
};

export const sounds = {
  of: (scene: Scene): Note[] => NOTES[scene.kind](scene.amount),
  turn: [knock(0), knock(0.14)] as Note[],
  won: [bell(523), bell(659, 0.1), bell(784, 0.2)] as Note[],
  lost: [{ pitch: 70, at: 0, seconds: 0.3, volume: 0.5, shape: "triangle" }] as Note[],
};

let context: AudioContext | null = null;

export function playNotes(notes: readonly Note[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) playNote(context, note);
}

function playNote(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.seconds);
  gain.connect(audio.destination);
  const source = note.pitch ? tone(audio, note) : noise(audio, note.seconds);
  source.connect(gain);
  source.start(start);
  source.stop(start + note.seconds);
}

function tone(audio: AudioContext, note: Note): OscillatorNode {
  const source = audio.createOscillator();
  source.type = note.shape ?? "sine";
  source.frequency.value = note.pitch;
  return source;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let i = 0; i < channel.length; i++) channel[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
