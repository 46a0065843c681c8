/** The sentences about events, deeds and the reasons of moves are those of Python: see tests/i18n/test_golden_sentences.py. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../catalogue_plugin";
import type { Language } from "../../src/base/settings.svelte";
import type { GameView, PublicView, RoomView } from "../../src/wire";
import { cardName } from "../../src/words/card_names";
import { eventText, type GameEvent } from "../../src/words/event_text";
import { deedText } from "../../src/words/log_text";
import { seatNames } from "../../src/words/seat_names";
import { whyPlayed } from "../../src/reviewing/why_played";
import { words } from "../../src/words/words.svelte";

type Sentences<T> = Readonly<Record<Language, T>>;

interface Golden {
  readonly room: RoomView;
  readonly game: GameView;
  readonly events: readonly {
    readonly event: GameEvent;
    readonly reader: number | null;
    readonly sentences: Sentences<string>;
  }[];
  readonly deeds: readonly {
    readonly deed: PublicView["deed"];
    readonly reader: number | null;
    readonly is_by_reader: boolean;
    readonly has_game: boolean;
    readonly sentences: Sentences<string | null>;
  }[];
  readonly whys: readonly {
    readonly before: GameView;
    readonly events: readonly GameEvent[];
    readonly sentences: Sentences<readonly string[]>;
  }[];
}

const path = new URL("../../../tests/golden/sentences.json", import.meta.url);
const golden = JSON.parse(readFileSync(path, "utf-8")) as Golden;

const catalogue = (language: string): string =>
  readFileSync(new URL(`../../../src/regicide/i18n/catalogues/${language}/review.ftl`, import.meta.url), "utf-8");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (address: string) => {
    const language = LANGUAGES.find((code) => address.includes(`/${code}/`)) ?? "en";
    return { ok: true, text: async () => catalogue(language) };
  });
});
afterAll(() => vi.unstubAllGlobals());

it.each(LANGUAGES as Language[])("every event, deed and reason in %s", async (language) => {
  await words.setLanguage(language);
  const names = seatNames(golden.room.seats);
  for (const { event, reader, sentences } of golden.events) {
    expect(eventText(event, { names, reader, card: cardName })).toBe(sentences[language]);
  }
  for (const { deed, reader, is_by_reader: isByReader, has_game: hasGame, sentences } of golden.deeds) {
    const own = reader === null ? null : { seat: reader, hand: [] };
    const game = hasGame ? golden.game : null;
    const entry = { seq: 1, public: { deed, at: 0 }, own, game, isByReader };
    expect(deedText(entry, names)).toBe(sentences[language]);
  }
  await words.loadLongText("review");
  for (const { before, events, sentences } of golden.whys) {
    expect(whyPlayed(before, events)).toEqual(sentences[language]);
  }
});
