/** Text for how fast a table plays: live, or turn by turn with days for each turn. */

import type { WhenLate } from "../wire";
import { dateLanguage, momentText } from "./date_text";
import { say } from "./words.svelte";

export const DAY_SECONDS = 86_400;
/** Days that a turn may last, where a table is made. */
export const TURN_DAYS = [1, 3, 7] as const;

interface Tempo {
  readonly turn_seconds: number | null;
  readonly turn_by_turn?: WhenLate | null;
}

/** «a day a turn», «5 minutes»; empty without a limit at a live table. */
function limitText({ turn_seconds: seconds, turn_by_turn }: Tempo): string {
  if (seconds === null) return turn_by_turn ? say("tempo-no-limit") : "";
  return seconds % DAY_SECONDS ? say("minutes", { count: seconds / 60 }) : say("tempo-days", { count: seconds / DAY_SECONDS });
}

/** Of a table in a list: «Turn by turn, a day a turn»; empty at a live table without a limit. */
export function tempoText(tempo: Tempo): string {
  const parts = tempo.turn_by_turn ? [say("tempo-turn-by-turn"), limitText(tempo)] : [limitText(tempo)];
  return parts.filter(Boolean).join(say("list-separator"));
}

/** Where there is room: also what happens when the time is up. */
export function wholeTempoText(tempo: Tempo): string {
  const late = tempo.turn_by_turn && tempo.turn_seconds !== null ? say(`tempo-late-${tempo.turn_by_turn}`) : "";
  return [tempoText(tempo), late].filter(Boolean).join(say("list-separator"));
}

/** «until 20 Nov 2026, 14:03». */
export const untilText = (deadline: number): string => say("turns-until", { when: momentText(deadline) });

const HOUR = 3600;

/** «2 days», «5 hrs», «4:59». */
export function timeLeftText(seconds: number): string {
  if (seconds >= 2 * DAY_SECONDS) return inUnits(seconds / DAY_SECONDS, "day");
  if (seconds >= HOUR) return inUnits(seconds / HOUR, "hour");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const inUnits = (count: number, unit: string): string =>
  new Intl.NumberFormat(dateLanguage(), { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(count));
