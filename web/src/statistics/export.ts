/** Games as files: a table of numbers, and all records. */

import { deviceTables } from "../local/device_tables";
import type { KeptGame } from "../local/kept_games";
import { printableLine } from "../shared/foreign_text";
import { companyOf, defeatedRoyals, exactKills } from "../study/game_facts";

const COLUMNS = [
  ...["date", "players", "company", "options", "seed", "result", "medal", "helped", "moves", "turns"],
  ...["defeated", "exact", "marks", "lost_to"],
];

/** The header is English in every language, for programs. */
export function csvOf(games: readonly KeptGame[]): string {
  const rows = games.map(({ facts }) => [
    ...[facts.date, facts.players, companyOf(facts), facts.options, facts.seed, facts.result, facts.medal],
    ...[facts.helped ? "yes" : "no", facts.moves, facts.turns],
    ...[defeatedRoyals(facts), exactKills(facts), facts.marks, facts.enemy],
  ]);
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(",") + "\r\n").join("");
}

/** Quoted where needed; a leading sign would be a formula in some programs. */
function cell(value: string | number | null): string {
  const text = printableLine(String(value ?? ""));
  const safe = /^[=+@\t-]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The records of all games that are over, with an empty line between them. */
export async function recordsOf(games: readonly KeptGame[]): Promise<string> {
  const records: string[] = [];
  for (const { id, isOver } of games) if (isOver) records.push(await deviceTables.ask("record", { table: id }));
  return records.join("\n");
}

export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
