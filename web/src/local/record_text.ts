/** The record of a game as text, as in docs/notation.md: written, and read if it has a seed. */

import type { LocalSeat } from "./saved_table";

/** What a record says. */
export interface GameRecord {
  readonly players: number;
  readonly options: string;
  readonly seed: string;
  /** The position after the deal, in notation. */
  readonly deal: string;
  readonly names: readonly (string | null)[];
  readonly moves: readonly string[];
  readonly date: string | null;
  readonly result: "won" | "lost" | "*";
  /** Other tags, by name. */
  readonly others: Readonly<Record<string, string>>;
}

/** Why a text is not a record that this page can play; the page has a sentence for each. */
export type RecordFault = "no-record" | "record-without-seed" | "record-bad-deal" | "record-bad-move" | "record-other-deal";

export class BadRecord extends Error {
  readonly code: RecordFault;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: RecordFault, facts: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

const LINE_WIDTH = 80;
const SEATS = ["Seat1", "Seat2", "Seat3", "Seat4"];
const KNOWN = ["Players", "Seed", "Options", "Deal", ...SEATS, "Date", "Result"];

/** How many hints each seat was given; empty if none, or if it cannot be read. */
export const hintsIn = (record: GameRecord): number[] => countsIn(record, "Hints");
/** How many moves a bot made for the person of each seat; empty if the record does not say so. */
export const botMovesIn = (record: GameRecord): number[] => countsIn(record, "BotMoves");

/** The players had seen the deal to its end before. */
export const knowsDeal = ({ others }: GameRecord): boolean => others["KnownDeal"] === "yes";

function countsIn({ players, others }: GameRecord, name: string): number[] {
  const words = others[name]?.split(" ") ?? [];
  return words.length === players && words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : [];
}

export const nameOfSeat = ({ name, bot }: LocalSeat): string | null => name ?? bot;

export function writeRecord(record: GameRecord): string {
  const tags: [string, string | null][] = [
    ["Players", String(record.players)],
    ["Seed", record.seed],
    ["Options", record.options || null],
    ["Deal", record.deal],
    ...record.names.map((name, seat): [string, string | null] => [SEATS[seat] ?? "", name]),
    ["Date", record.date],
    ["Result", record.result],
    ...Object.entries(record.others),
  ];
  const lines = tags.flatMap(([name, value]) => (value === null ? [] : [`[${name} "${quoted(value)}"]\n`]));
  return `${lines.join("")}\n${moveLines(record.moves)}`;
}

const quoted = (value: string): string => value.replace(/[\\"]/g, "\\$&");

function moveLines(moves: readonly string[]): string {
  const lines: string[] = [];
  for (const move of moves) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + move.length <= LINE_WIDTH) lines[lines.length - 1] = `${last} ${move}`;
    else lines.push(move);
  }
  return lines.map((line) => `${line}\n`).join("");
}

/** Reads a record; its deal and its moves are checked by the core, later. */
export function readRecord(text: string): GameRecord {
  const tags = new Map<string, string>();
  const moves: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s*\[(\w+) "((?:[^"\\]|\\["\\])*)"\]\s*(?:;.*)?$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) tags.set(name, value.replace(/\\(["\\])/g, "$1"));
    else moves.push(...line.replace(/;.*/, "").split(/\s+/).filter(Boolean));
  }
  const players = Number(tags.get("Players"));
  const deal = tags.get("Deal");
  if (!deal || !(players >= 1 && players <= 4)) throw new BadRecord("no-record");
  const seed = tags.get("Seed");
  if (!seed) throw new BadRecord("record-without-seed");
  const result = tags.get("Result");
  return {
    players,
    options: tags.get("Options") ?? "",
    seed,
    deal,
    names: SEATS.slice(0, players).map((name) => tags.get(name) ?? null),
    moves,
    date: tags.get("Date") ?? null,
    result: result === "won" || result === "lost" ? result : "*",
    others: Object.fromEntries([...tags].filter(([name]) => !KNOWN.includes(name))),
  };
}
