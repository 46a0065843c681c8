/** Sounds, synthesised: no samples, under 300 ms each, off unless somebody turns them on. */

import { settings } from "../settings/settings.svelte";
import type { Scene } from "./scenes";

interface Note {
  /** Hertz; 0: noise. */
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

const bell = (pitch: number, at = 0, loud = 0.18): Note => ({ pitch, at, lasts: 0.28, loud, shape: "sine" });
const scrape = (at: number): Note => ({ pitch: 0, at, lasts: 0.06, loud: 0.12 });
const knock = (at: number): Note => ({ pitch: 150, at, lasts: 0.07, loud: 0.25, shape: "triangle" });

const OF: Record<Scene["kind"], (amount: number) => Note[]> = {
  heal: () => [bell(392, 0, 0.1), bell(523, 0.08, 0.1)],
  draw: () => [scrape(0), scrape(0.05), scrape(0.1)],
  double: () => [knock(0), knock(0.08)],
  shield: () => [{ pitch: 90, at: 0, lasts: 0.12, loud: 0.3, shape: "square" }],
  blocked: () => [{ pitch: 110, at: 0, lasts: 0.15, loud: 0.15, shape: "sawtooth" }],
  cancel: () => [bell(660), bell(880, 0.09)],
  damage: (amount) => Array.from({ length: Math.min(5, Math.ceil(amount / 5)) }, (_, i) => scrape(i * 0.05)),
  kill: () => [scrape(0), knock(0.08)],
  exact: () => [scrape(0), bell(1320, 0.06, 0.22)],
  strike: () => [bell(98, 0, 0.35)],
};

export const sounds = {
  of: (scene: Scene): Note[] => OF[scene.kind](scene.amount),
  turn: [knock(0), knock(0.14)] as Note[],
  won: [bell(523), bell(659, 0.1), bell(784, 0.2)] as Note[],
  lost: [{ pitch: 70, at: 0, lasts: 0.3, loud: 0.5, shape: "triangle" }] as Note[],
};

let context: AudioContext | null = null;

export function play(notes: readonly Note[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  gain.connect(audio.destination);
  const source = note.pitch ? tone(audio, note) : noise(audio, note.lasts);
  source.connect(gain);
  source.start(start);
  source.stop(start + note.lasts);
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
