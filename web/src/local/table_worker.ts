/**
 * The worker of this page: the core, the tables of this device, and the bots. Nothing here blocks the page.
 *
 * A request gets one answer. A table is followed over a port that carries the messages of a socket.
 */

import { loadCore } from "../core/load_core";
import type { ClientMessage, ServerMessage } from "../wire";
import { openTries } from "../study/daily_tries";
import { listTables, LocalTables } from "./local_tables";
import { openStore } from "./table_store";
import type { Fault, FromWorker, Request, ToWorker } from "./worker_messages";

interface Worker {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}
const worker = self as unknown as Worker;

/** All begin at once. */
const store = openStore();
const tables = Promise.all([loadCore(), store, openTries()]).then((parts) => new LocalTables(...parts));

tables.catch(die);

worker.onmessage = ({ data }) => {
  if ("table" in data) void connect(data.table, data.seat, data.port);
  else void answer(data.number, data.request);
};

/** An unexpected error: the page starts another worker, which reads what was kept. */
function die(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

async function answer(number: number, request: Request): Promise<void> {
  try {
    // The list needs no core: it is on the first page.
    const result = request.name === "list" ? await listTables(await store) : await (await tables).answer(request);
    worker.postMessage({ number, result });
  } catch (error) {
    worker.postMessage({ number, fault: faultOf(error) });
  }
}

function faultOf(error: unknown): Fault {
  const { code = "local-failed", facts = {} } = error as { code?: string; facts?: Record<string, string | number> };
  return { code, facts };
}

async function connect(table: string, seat: number | null, port: MessagePort): Promise<void> {
  const post = (message: ServerMessage): void => port.postMessage(message);
  try {
    const session = await (await tables).open(table);
    const viewer = { seat: seat ?? session.onlyPerson, post };
    port.onmessage = ({ data }: MessageEvent<ClientMessage | "close">) => {
      if (data === "close") void tables.then((all) => all.leave(table, session, viewer));
      else session.receive(viewer, data).catch(die);
    };
  } catch (error) {
    post({ type: "goodbye", error: { sentence: "", ...faultOf(error) }, again: false });
  }
}
