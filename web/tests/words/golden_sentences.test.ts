/** The sentences about events and deeds are those of Python: see tests/i18n/test_golden_sentences.py. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../catalogue_plugin";
import type { Language } from "../../src/base/settings.svelte";
import type { GameView, PublicView, RoomView } from "../../src/wire";
import { cardName } from "../../src/words/card_names";
import { eventText, type GameEvent } from "../../src/words/event_text";
import { deedText } from "../../src/words/log_text";
import { seatNames } from "../../src/words/seat_names";
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
}

const path = new URL("../../../tests/golden/sentences.json", import.meta.url);
const golden = JSON.parse(readFileSync(path, "utf-8")) as Golden;

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => vi.unstubAllGlobals());

it.each(LANGUAGES as Language[])("every event and deed in %s", async (language) => {
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
});
