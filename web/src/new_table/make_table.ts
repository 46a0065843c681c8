/** Makes a table and opens its page. */

import { ApiError, newTable } from "../server/api";
import { HAS_SERVER } from "../base/app_paths";
import { identity } from "../server/identity.svelte";
import { canPlayHere, deviceTables, LocalError } from "../local/device_tables";
import { router } from "../base/router.svelte";
import { BOTS_HERE } from "../core/bots_here";
import type { NewTable, TableCode } from "../wire";
import { say } from "../words/words.svelte";

export async function makeTable(wanted: NewTable, name = identity.name): Promise<void> {
  const person = name.trim() || say("app-guest");
  if (needsNoServer(wanted) && canPlayHere()) {
    await makeLocalTable([person], wanted);
    return;
  }
  if (!HAS_SERVER) throw new LocalError({ code: "no-core", facts: {} });
  await makeServerTable(wanted, person);
}

/** A table of the server. */
export async function makeServerTable(wanted: NewTable, person: string): Promise<void> {
  const { code } = await requestTable(wanted, person);
  router.go(`/t/${code}`);
}

/** A table of this device: these people, and the bots. */
export async function makeLocalTable(people: readonly string[], wanted: Omit<NewTable, "players">): Promise<void> {
  const { bots = [], options = "", seed = null } = wanted;
  const seats = [...people.map((name) => ({ name, bot: null })), ...bots.map((bot) => ({ name: null, bot }))];
  const id = await deviceTables.ask("make", { seats, options, seed });
  router.go(`/local#${id}`);
}

/** Whether no other person can join or watch, and every bot plays here: then no server is needed. */
const needsNoServer = ({ players, bots = [], public: isPublic, turn_seconds, turn_by_turn }: NewTable): boolean =>
  bots.length === players - 1 && !isPublic && !turn_seconds && !turn_by_turn && bots.every((bot) => BOTS_HERE.includes(bot));

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
