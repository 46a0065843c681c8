/** The log of a table in words: moves under the enemy they were made against, and what was said. */

import type { LogEntry } from "../game/seen";
import type { DeedView, GameView } from "../wire";
import { markCard } from "./cards";
import { type GameEvent, tell } from "./events";
import { actor, botName, reading } from "./names";
import { say, words } from "./words.svelte";

export interface Line {
  readonly key: number;
  readonly kind: "move" | "talk" | "deed" | "enemy";
  readonly text: string;
  readonly more: readonly string[];
}

/** What a turn's line opens with; the rest follows in small print. */
const LEADING = ["cards-played", "yielded", "jester-flipped", "next-named", "cards-discarded"];
/** Said by the next line or by the table itself. */
const SILENT = ["turn-began", "power-acted", "cards-received"];

export function chronicle(log: readonly LogEntry[], names: readonly string[]): Line[] {
  return log.flatMap((entry) => linesOf(entry, names, gameAt(log, entry)));
}

/** The game as it stood when an entry was made: facts that are said are of that moment. */
function gameAt(log: readonly LogEntry[], entry: LogEntry): GameView | null {
  const at = log.indexOf(entry);
  for (let i = at; i >= 0; i--) {
    const game = log[i]?.public.game;
    if (game) return game;
  }
  return null;
}

function linesOf(entry: LogEntry, names: readonly string[], game: GameView | null): Line[] {
  const { deed, events = [] } = entry.public;
  if (deed.do === "make-move") return moveLines(entry.seq, events, names, entry.own?.seat ?? null);
  const text = sayDeed(entry, names, game);
  if (!text) return [];
  const kind = deed.do === "say" || deed.do === "speak" ? "talk" : "deed";
  return [{ key: entry.seq, kind, text, more: [] }];
}

export function moveLines(
  key: number,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: number | null,
): Line[] {
  const teller = { names, reader, card: markCard };
  const told = events.filter((event) => !SILENT.includes(event.event));
  const lead = told.find((event) => LEADING.includes(event.event)) ?? told[0];
  const revealed = told.find((event) => event.event === "enemy-revealed");
  const rest = told.filter((event) => event !== lead && event !== revealed);
  const lines: Line[] = [];
  if (lead) {
    const more = rest.map((event) => tell(event, teller));
    lines.push({ key, kind: "move", text: tell(lead, teller), more });
  }
  if (revealed) {
    lines.push({ key: key + 0.5, kind: "enemy", text: tell(revealed, teller), more: [] });
  }
  return lines;
}

/** What somebody did besides moving; nothing where the table shows it. */
export function sayDeed(
  { public: { deed }, own, isMine }: LogEntry,
  names: readonly string[],
  game: GameView | null,
): string | null {
  const by = isMine ? reading() : { who: nameOf(deed, names), you: "no" };
  if (deed.do === "speak") return say("talk-said", { ...by, text: deed.text ?? "" });
  if (deed.do === "say") {
    const text = sayPhrase(deed.text ?? "", deed.seat ?? 0, names, game);
    return say("talk-said", { ...by, text });
  }
  if (deed.do === "answer") return say(deed.yes ? "did-agree" : "did-disagree", { ...by });
  const bot = deed.text ? botName(deed.text) : "";
  if (deed.do === "stand-in") {
    const { who: about, you } = actor(deed.about ?? 0, names, own?.seat ?? null);
    return say("did-stand-in", { bot, about, you });
  }
  const name = `did-${deed.do}`;
  return words.knows(name) ? say(name, { ...by, bot }) : null;
}

const nameOf = (deed: DeedView, names: readonly string[]): string =>
  deed.name ?? names[deed.seat ?? -1] ?? "";

/** A phrase with the numbers of the table as everyone sees it. */
export function sayPhrase(
  phrase: string,
  seat: number,
  names: readonly string[],
  game: GameView | null,
): string {
  const name = `phrase-${phrase}`;
  if (!words.knows(name)) return phrase;
  return say(name, {
    hand: game?.hands[seat]?.count ?? 0,
    tavern: game?.tavern.count ?? 0,
    discard: game?.discard.length ?? 0,
    health: game?.enemy.health_left ?? 0,
    attack: game?.enemy.attack ?? 0,
    yielded: names.filter((_, at) => game?.yielded[at]).join(say("list-separator")) || "–",
  });
}
