/**
 * The log of a table as lines of text: moves, new enemies, talk and other deeds.
 *
 * src/regicide/tui/text/event_text.py says the same of deeds: tests/golden/sentences.json.
 */

import type { ReceivedUpdate } from "../game/client_state";
import type { GameView } from "../wire";
import { markCard } from "./card_names";
import { eventText, type GameEvent } from "./event_text";
import { actorOf, botAt, botName, theReader } from "./seat_names";
import { say, words } from "./words.svelte";

export interface LogLine {
  readonly key: number;
  readonly kind: "move" | "talk" | "deed" | "enemy";
  /** The seat of who acted; null: no seat of this table did. */
  readonly seat: number | null;
  readonly text: string;
  /** Further sentences, in small print. */
  readonly more: readonly string[];
  /** Whether the move was taken back later. */
  readonly isUndone: boolean;
}

/** The event that gives the text of a move; the others follow in small print. */
const LEADING = ["cards-played", "yielded", "jester-flipped", "next-named", "cards-discarded"];
/** Left out: the next line or the table shows them. */
const OMITTED = ["turn-began", "power-acted", "cards-received"];

export function logLines(log: readonly ReceivedUpdate[], names: readonly string[]): LogLine[] {
  const undone = undoneMoves(log);
  return log.flatMap((entry) => {
    const isUndone = undone.has(entry.seq);
    return linesOf(entry, names).map((line) => ({ ...line, isUndone }));
  });
}

/** The entries of moves that were taken back: after an undo the game has fewer moves. */
export function undoneMoves(log: readonly ReceivedUpdate[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: { readonly seq: number; readonly moves: number }[] = [];
  for (const { seq, public: { deed, game } } of log) {
    if (!game) continue;
    if (deed.do === "make-move") standing.push({ seq, moves: game.moves });
    for (let last = standing.at(-1); last && last.moves > game.moves; last = standing.at(-1)) {
      undone.add(last.seq);
      standing.pop();
    }
  }
  return undone;
}

function linesOf(entry: ReceivedUpdate, names: readonly string[]): LogLine[] {
  const { deed, events = [] } = entry.public;
  const seat = deed.seat ?? null;
  if (deed.do === "make-move") return moveLines(entry.seq, events, names, entry.own?.seat ?? null).map((line) => ({ ...line, seat }));
  const text = deedText(entry, names);
  if (!text) return [];
  const kind = deed.do === "say" || deed.do === "speak" ? "talk" : "deed";
  return [{ key: entry.seq, kind, seat, text, more: [], isUndone: false }];
}

export function moveLines(
  key: number,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: number | null,
): LogLine[] {
  const options = { names, reader, card: markCard };
  const shown = events.filter((event) => !OMITTED.includes(event.event));
  const lead = shown.find((event) => LEADING.includes(event.event)) ?? shown[0];
  const revealed = shown.find((event) => event.event === "enemy-revealed");
  const rest = shown.filter((event) => event !== lead && event !== revealed);
  const lines: LogLine[] = [];
  if (lead) {
    const more = rest.map((event) => eventText(event, options));
    lines.push({ key, kind: "move", seat: null, text: eventText(lead, options), more, isUndone: false });
  }
  if (revealed) {
    lines.push({ key: key + 0.5, kind: "enemy", seat: null, text: eventText(revealed, options), more: [], isUndone: false });
  }
  return lines;
}

/** What a player did other than a move; null if the table shows it. */
export function deedText(entry: ReceivedUpdate, names: readonly string[]): string | null {
  const { public: { deed }, own, game, isByReader } = entry;
  const author = deed.name ?? names[deed.seat ?? -1] ?? "";
  const by = isByReader ? theReader() : { who: author, you: "no" };
  switch (deed.do) {
    case "speak":
      return say("talk-said", { ...by, text: deed.text });
    case "say":
      return say("talk-said", { ...by, text: phraseText(deed.text, deed.seat, names, game) });
    case "answer":
      return say(deed.yes ? "did-agree" : "did-disagree", by);
    case "seat-bot":
      return say("did-seat-bot", { ...by, bot: botAt(deed.text, deed.about) });
    case "stand-in": {
      const { who: about, you } = actorOf(deed.about, names, own?.seat ?? null);
      return say("did-stand-in", { bot: botName(deed.text), about, you });
    }
    default: {
      const name = `did-${deed.do}`;
      return words.hasMessage(name) ? say(name, by) : null;
    }
  }
}

/** A set phrase, with the public numbers of the table. */
export function phraseText(
  phrase: string,
  seat: number | null | undefined,
  names: readonly string[],
  game: GameView | null,
): string {
  const name = `phrase-${phrase}`;
  if (!words.hasMessage(name)) return phrase;
  return say(name, {
    hand: game?.hands[seat ?? -1]?.count ?? 0,
    tavern: game?.tavern.count ?? 0,
    discard: game?.discard.length ?? 0,
    health: game?.enemy.health_left ?? 0,
    attack: game?.enemy.attack ?? 0,
    yielded: names.filter((_, at) => game?.yielded[at]).join(say("list-separator")) || "–",
  });
}
