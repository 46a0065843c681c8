/** The table that stays connected, with its log, while its player reads the settings or the rules. */

import type { Page } from "../addresses";
import { identity } from "../identity.svelte";
import { type Language, settings } from "../settings/settings.svelte";
import { LiveTable } from "./live_table.svelte";

interface KeptTable {
  readonly live: LiveTable;
  /** The player at the table: another one needs a new connection. */
  readonly secret: string | null;
  /** The language in which the server writes to them. */
  readonly language: Language;
}

const KEEPING: readonly Page["name"][] = ["table", "settings", "rules"];

let kept: KeptTable | null = null;

/** The table of a code: the one that is connected, or a new one. */
export function openTable(code: string): LiveTable {
  if (kept?.live.code !== code || kept.secret !== identity.secret) {
    closeTable();
    kept = { live: new LiveTable(code), secret: identity.secret, language: settings.language };
  } else if (kept.language !== settings.language) {
    kept = { ...kept, language: settings.language };
    kept.live.controller.sayHelloAgain();
  }
  return kept.live;
}

/** A new connection, after the server closed the last one for good. */
export function reopenTable(code: string): LiveTable {
  closeTable();
  return openTable(code);
}

function closeTable(): void {
  kept?.live.close();
  kept = null;
}

/** Leaves the table when its player opens a page that does not belong to the game. */
export function closeTableOn(page: Page): void {
  if (!KEEPING.includes(page.name)) closeTable();
}
