/** Which page an address leads to. */

import { CODE_LETTERS } from "../wire";

export type Page =
  | { readonly name: "home" }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "no-table" }
  /** A table of this device. */
  | { readonly name: "local"; readonly id: string }
  /** A game that is in the address itself. */
  | { readonly name: "shared"; readonly link: string }
  /** The review of a game that is in the address itself. */
  | { readonly name: "review"; readonly link: string }
  | { readonly name: "replay"; readonly code: string }
  | { readonly name: "local-replay"; readonly id: string }
  | { readonly name: "settings" }
  | { readonly name: "learn" }
  | { readonly name: "lesson"; readonly lesson: string }
  /** To print: two methods to play by. */
  | { readonly name: "sheet" }
  | { readonly name: "rules"; readonly clause: string | null }
  | { readonly name: "today" }
  /** A deal that others have played: their games are in the address. */
  | { readonly name: "deal"; readonly links: readonly string[] }
  | { readonly name: "statistics" }
  | { readonly name: "evenings" }
  /** `team`: the code of a team, in its link. */
  | { readonly name: "evening"; readonly code: string; readonly team: string | null }
  | { readonly name: "clubs" }
  /** `link`: the secret of its link, behind the `#`: no browser sends it. */
  | { readonly name: "club"; readonly code: string; readonly link: string | null }
  | { readonly name: "companion" }
  /** `which`: the number of a puzzle, or `today`; null: the next one. */
  | { readonly name: "puzzles"; readonly which: string | null }
  /** The reader's own mistakes as puzzles: those of the game in the link; null: those that wait. */
  | { readonly name: "mistakes"; readonly link: string | null }
  /** Puzzles against the clock. */
  | { readonly name: "rush" }
  | { readonly name: "not-found" };

const LETTER = `[${CODE_LETTERS}]`;
const CODE = new RegExp(`(?:^|[^a-z0-9])(${LETTER}{4})[-\\s\u2010-\u2015]?(${LETTER}{4})(?![a-z0-9])`, "i");

/** The table code in a text: a typed code, a link, or an invitation with other words; null if it has none. */
export function findCode(text: string): string | null {
  // The name of a host could look like a code.
  const [, inLink = text] = /\/(?:t|replay)\/(\S+)/.exec(text) ?? [];
  const [, first = "", second = ""] = CODE.exec(inLink) ?? [];
  return first ? `${first}-${second}`.toUpperCase() : null;
}

function eveningOf(code: string, team: string): Page {
  const found = findCode(code);
  return found ? { name: "evening", code: found, team: findCode(team) } : { name: "not-found" };
}

function clubOf(code: string, link: string): Page {
  const found = findCode(code);
  return found ? { name: "club", code: found, link: link || null } : { name: "not-found" };
}

/** The path of an evening's page in a pasted link; null if it is another link. */
export function findEveningPath(text: string): string | null {
  const [, path = ""] = /(\/evening\/\S+)/.exec(text) ?? [];
  const page = pageOf(path);
  return page.name === "evening" ? `/evening/${page.code}${page.team ? `/${page.team}` : ""}` : null;
}

/** Text of an address without its escapes; as it is, if they are wrong. */
function withoutEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Hosts of static files know no table, so what is only here stands behind the `#`. */
export function pageOf(path: string, hash = ""): Page {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  const behind = withoutEscapes(hash.slice(1));
  if (first === "local" && !second) return behind ? { name: "local", id: behind } : { name: "home" };
  if (first === "local" && second === "replay") return { name: "local-replay", id: behind.split("/")[0] ?? "" };
  if (first === "shared" && !second) return { name: "shared", link: hash.slice(1).split("/")[0] ?? "" };
  if (first === "review" && !second) return { name: "review", link: hash.slice(1).split("/")[0] ?? "" };
  if (first === "settings" && !second) return { name: "settings" };
  if (first === "learn" && !second) return { name: "learn" };
  if (first === "rules" && !more.length) return { name: "rules", clause: second || null };
  if (first === "today" && !second) return { name: "today" };
  if (first === "deal" && !second) return { name: "deal", links: hash.slice(1).split(",") };
  if (first === "evenings" && !second) return { name: "evenings" };
  if (first === "evening" && second && more.length < 2) return eveningOf(withoutEscapes(second), withoutEscapes(more[0] ?? ""));
  if (first === "clubs" && !second) return { name: "clubs" };
  if (first === "club" && second && !more.length) return clubOf(withoutEscapes(second), behind);
  if (first === "statistics" && !second) return { name: "statistics" };
  if (first === "companion" && !second) return { name: "companion" };
  if (first === "puzzles" && !second && behind.split("/")[0] === "mistakes") return { name: "mistakes", link: hash.split("/")[1] || null };
  if (first === "puzzles" && !second && behind === "rush") return { name: "rush" };
  if (first === "puzzles" && !second) return { name: "puzzles", which: behind || null };
  if (second && !more.length) {
    if (first === "learn" && second === "sheet") return { name: "sheet" };
    if (first === "learn") return { name: "lesson", lesson: second };
    const text = withoutEscapes(second);
    const code = findCode(text);
    if (first === "t") return code ? { name: "table", code } : { name: "no-table" };
    if (first === "replay") return { name: "replay", code: code ?? text };
  }
  return { name: "not-found" };
}
