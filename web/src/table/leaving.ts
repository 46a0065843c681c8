/** When the table of a player is left. App knows no more of tables, so that pages without one do not load the board. */

import type { Page } from "../base/addresses";

/** The table stays connected, with its log, while its player reads the settings or the rules. */
const KEEPING: readonly Page["name"][] = ["table", "local", "settings", "rules"];

let close: (() => void) | null = null;

/** What closes the table that is open now; null: none is. */
export function closeOnLeaving(open: (() => void) | null): void {
  close = open;
}

/** Leaves the table when its player opens a page that does not belong to the game. */
export function leaveTableOn(page: Page): void {
  if (!KEEPING.includes(page.name)) close?.();
}
