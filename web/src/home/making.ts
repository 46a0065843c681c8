/** Making a table and going to it. */

import { newTable } from "../api";
import { identity } from "../identity.svelte";
import { router } from "../router.svelte";
import type { NewTable } from "../wire";
import { say } from "../words/words.svelte";

export async function makeTable(wanted: NewTable, name = identity.name): Promise<void> {
  await identity.ensure(name || say("web-guest"));
  const { code } = await newTable(wanted);
  router.go(`/t/${code}`);
}
