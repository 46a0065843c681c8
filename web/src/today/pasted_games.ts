/** The games in a pasted text: links with or without words around them, and records. */

export interface PastedGames {
  /** As shared_game.ts writes them. */
  readonly links: readonly string[];
  /** As record_text.ts reads them. */
  readonly records: readonly string[];
}

const LINK = /\b\d\.[1-4]\.[\w.%~+!*'()-]*\.[0-9a-f]{4}\b/g;
/** The first tag of a record. */
const RECORD = /(?=\[Players ")/;

export function gamesIn(text: string): PastedGames {
  return {
    links: [...new Set(text.match(LINK) ?? [])],
    records: text.split(RECORD).filter((part) => part.startsWith("[Players")),
  };
}
