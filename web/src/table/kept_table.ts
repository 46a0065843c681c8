/** The table that stays connected, with its log, while its player reads the settings or the rules. */

import { identity } from "../server/identity.svelte";
import { type Language, settings } from "../base/settings.svelte";
import { closeOnLeaving } from "./leaving";
import { LiveTable } from "./live_table.svelte";
import { placeOnDevice, placeAtServer } from "./table_place";

interface KeptTable {
  readonly live: LiveTable;
  /** The table and who looks at it: another player needs a new connection. */
  readonly key: string;
  /** The language in which the server writes to them. */
  readonly language: Language;
}

let kept: KeptTable | null = null;

/** The server's table of a code: the one that is connected, or a new one. */
export const openTable = (code: string): LiveTable =>
  open(`${code} ${identity.secret}`, () => new LiveTable(placeAtServer(code)));

/** A table of this device, with the hand of a seat. */
export const openLocalTable = (id: string, seat: number | null): LiveTable =>
  open(`${id} local ${seat}`, () => new LiveTable(placeOnDevice(id, seat)));

/** A new connection, after the server closed the last one for good. */
export function reopenTable(code: string): LiveTable {
  closeTable();
  return openTable(code);
}

export function reopenLocalTable(id: string): LiveTable {
  closeTable();
  return openLocalTable(id, null);
}

function open(key: string, connect: () => LiveTable): LiveTable {
  if (kept?.key !== key) {
    closeTable();
    kept = { live: connect(), key, language: settings.language };
    closeOnLeaving(closeTable);
  } else if (kept.language !== settings.language) {
    kept = { ...kept, language: settings.language };
    kept.live.controller.sayHelloAgain();
  }
  return kept.live;
}

function closeTable(): void {
  kept?.live.close();
  kept = null;
  closeOnLeaving(null);
}
