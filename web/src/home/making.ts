/** Making a table and going to it. */

import { Denied, newTable } from "../api";
import { identity } from "../identity.svelte";
import { router } from "../router.svelte";
import type { NewTable, TableCode } from "../wire";
import { say } from "../words/words.svelte";

export async function makeTable(wanted: NewTable, name = identity.name): Promise<void> {
  const { code } = await makeOne(wanted, name || say("app-guest"));
  router.go(`/t/${code}`);
}

async function makeOne(wanted: NewTable, name: string): Promise<TableCode> {
  try {
    await identity.ensure(name);
    return await newTable(wanted);
  } catch (error) {
    if (!(error instanceof Denied && error.status === 401)) throw error;
    identity.forget();
    await identity.ensure(name);
    return newTable(wanted);
  }
}
