/** Plays synthesised sounds, without sound files. They are off until the player accepts them. */

import { settings } from "../../base/settings.svelte";
import type { Beat } from "./beats";
import { momentOf } from "./moments";
import { type Note, NOTES } from "./notes";

export function playBeat(beat: Beat): void {
  const [event] = beat.events;
  play(NOTES[momentOf(beat) ?? beat.kind]?.(event?.event === "enemy-damaged" ? event.amount : 0) ?? []);
}

export function playTurn(): void {
  play(NOTES.turn?.(0) ?? []);
}

export function playDeal(): void {
  play(NOTES.deal?.(0) ?? []);
}

let context: AudioContext | null = null;

function play(notes: readonly Note[]): void {
  // Browsers refuse to start sounds, with a warning, before the first tap or key.
  if (!settings.sound || !notes.length || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) playNote(context, note);
}

function playNote(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  // A short rise: a sudden start would click.
  gain.gain.linearRampToValueAtTime(note.volume * settings.volume, start + 0.004);
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
