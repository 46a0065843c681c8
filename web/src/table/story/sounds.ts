/** Synthesised sounds, without sound files. They are off until the player accepts them. */

import { settings } from "../../settings/settings.svelte";
import type { Beat, BeatKind } from "./beats";

interface Note {
  /** Hertz; 0: noise. */
  readonly pitch: number;
  /** Seconds from now. */
  readonly at: number;
  readonly seconds: number;
  /** From 0 to 1. Chosen so that all sounds are equally loud; bench/sounds measures them. */
  readonly volume: number;
  readonly shape?: OscillatorType;
}

const bell = (pitch: number, at = 0, volume = 0.18): Note => ({ pitch, at, seconds: 0.4, volume, shape: "sine" });
const scrape = (at: number, volume = 0.14): Note => ({ pitch: 0, at, seconds: 0.06, volume });
const knock = (at: number, pitch = 150): Note => ({ pitch, at, seconds: 0.09, volume: 0.26, shape: "triangle" });
const rubble = (at: number): Note => ({ pitch: 0, at, seconds: 0.16, volume: 0.14 });

const NOTES: Partial<Record<BeatKind, (amount: number) => Note[]>> = {
  play: () => [scrape(0), knock(0.05, 190)],
  discard: () => [scrape(0), scrape(0.07)],
  flip: () => [scrape(0), scrape(0.06), scrape(0.12)],
  heal: () => [scrape(0), scrape(0.05), scrape(0.1), scrape(0.15)],
  draw: () => [scrape(0), scrape(0.06), scrape(0.12)],
  double: () => [knock(0), knock(0.16)],
  shield: () => [{ pitch: 320, at: 0, seconds: 0.07, volume: 0.1, shape: "square" }, knock(0.03, 110)],
  blocked: () => [{ pitch: 110, at: 0, seconds: 0.18, volume: 0.12, shape: "sawtooth" }],
  cancel: () => [bell(660), bell(880, 0.09)],
  damage: (amount) => Array.from({ length: Math.min(6, Math.ceil(amount / 5)) }, (_, i) => scrape(i * 0.07, 0.2)),
  overkill: () => [scrape(0, 0.2), knock(0.1, 90)],
  exact: () => [scrape(0, 0.2), bell(1320, 0.06, 0.2)],
  crumble: () => [rubble(0), rubble(0.12), knock(0.2, 80)],
  strike: () => [bell(98, 0, 0.32)],
  won: () => [bell(523), bell(659, 0.18), bell(784, 0.36)],
  lost: () => [{ pitch: 70, at: 0, seconds: 0.6, volume: 0.4, shape: "triangle" }],
};

const amountOf = ({ events: [event] }: Beat): number => (event?.event === "enemy-damaged" ? event.amount : 0);

export const sounds = {
  of: (beat: Beat): Note[] => NOTES[beat.kind]?.(amountOf(beat)) ?? [],
  turn: [knock(0), knock(0.14)] as Note[],
};

let context: AudioContext | null = null;

export function playNotes(notes: readonly Note[]): void {
  if (!settings.sound || !notes.length) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) playNote(context, note);
}

function playNote(audio: BaseAudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  // A short rise: a sudden start would click.
  gain.gain.linearRampToValueAtTime(note.volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.seconds);
  gain.connect(audio.destination);
  const source = note.pitch ? tone(audio, note) : noise(audio, note.seconds);
  source.connect(gain);
  source.start(start);
  source.stop(start + note.seconds);
}

function tone(audio: BaseAudioContext, note: Note): OscillatorNode {
  const source = audio.createOscillator();
  source.type = note.shape ?? "sine";
  source.frequency.value = note.pitch;
  return source;
}

function noise(audio: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let i = 0; i < channel.length; i++) channel[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
