/** Makes a table and opens its page. */

import { ApiError, newTable } from "../api";
import { identity } from "../identity.svelte";
import { router } from "../router.svelte";
import type { NewTable, TableCode } from "../wire";
import { say } from "../words/words.svelte";

export async function makeTable(wanted: NewTable, name = identity.name): Promise<void> {
  const { code } = await requestTable(wanted, name || say("app-guest"));
  router.go(`/t/${code}`);
}

/** If the server does not know our secret, becomes a new player and tries again. */
async function requestTable(wanted: NewTable, name: string): Promise<TableCode> {
  try {
    await identity.ensurePlayer(name);
    return await newTable(wanted);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    identity.forget();
    await identity.ensurePlayer(name);
    return newTable(wanted);
  }
}
