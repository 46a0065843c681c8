/** The page's way to the tables of this device: starts the worker, and starts it again if it dies. */

import type { Environment, Socket, SocketHandlers } from "../game/connection";
import { canRunCore } from "../core/core";
import { loadItem, saveItem } from "../base/storage";
import type { ServerMessage } from "../wire";
import { localErrorText } from "./local_error_text";
import type { Fault, FromWorker, Request, Requests, ToWorker } from "./worker_messages";

/** A request failed; the message is a sentence in the reader's language. */
export class LocalError extends Error {
  readonly code: string;

  constructor({ code, facts }: Fault) {
    super(localErrorText(code, facts));
    this.code = code;
  }
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: LocalError) => void;
}

const HAS_GAMES = "device-games";
const WORKER_DIED: Fault = { code: "local-failed", facts: {} };

/** Whether this browser can play by itself. */
export const canPlayHere = (): boolean =>
  canRunCore() && typeof Worker === "function" && typeof BroadcastChannel === "function" && typeof DecompressionStream === "function";

class DeviceTables {
  #worker: Worker | null = null;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #lost = new Set<() => void>();

  /** Whether a game, or a try at the server, is kept here: only then is there a list to wait for. */
  get hasGames(): boolean {
    return canPlayHere() && loadItem(HAS_GAMES) !== null;
  }

  ask<Name extends keyof Requests>(name: Name, ask: Requests[Name]["ask"]): Promise<Requests[Name]["answer"]> {
    return new Promise((resolve, reject) => {
      const number = (this.#number += 1);
      if (["make", "read", "practise", "tryChapter", "try"].includes(name)) saveItem(HAS_GAMES, "yes");
      this.#waiting.set(number, { resolve, reject });
      this.#post({ number, request: { name, ask } as Request });
    });
  }

  /** An environment whose socket leads to a table of this device, seen from a seat. */
  environment(table: string, seat: number | null): Environment {
    return {
      connect: (handlers) => this.#connect(table, seat, handlers),
      setTimer(milliseconds, call) {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => Date.now(),
      random: () => Math.random(),
    };
  }

  /** Ends the worker if no answer is awaited; the next request starts another. */
  rest(): void {
    if (this.#waiting.size) return;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #connect(table: string, seat: number | null, handlers: SocketHandlers): Socket {
    const { port1: port, port2 } = new MessageChannel();
    const lost = (): void => {
      this.#lost.delete(lost);
      port.close();
      handlers.closed();
    };
    this.#lost.add(lost);
    port.onmessage = ({ data }: MessageEvent<ServerMessage>) => handlers.received(withSentence(data));
    this.#post({ table, seat, port: port2 }, [port2]);
    queueMicrotask(() => handlers.opened());
    return {
      send: (message) => port.postMessage(message),
      close: () => {
        this.#lost.delete(lost);
        port.postMessage("close");
      },
    };
  }

  #post(message: ToWorker, ports: MessagePort[] = []): void {
    this.#running().postMessage(message, ports);
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./table_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = () => this.#lose(worker);
    this.#worker = worker;
    return worker;
  }

  #receive(message: FromWorker): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if ("fault" in message) waiting?.reject(new LocalError(message.fault));
    else waiting?.resolve(message.result as never);
  }

  /** The worker died: connections open again with a new one, which reads what was kept. */
  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new LocalError(WORKER_DIED));
    this.#waiting.clear();
    for (const lost of [...this.#lost]) lost();
  }
}

export const deviceTables = new DeviceTables();
/** A worker of its own for what takes long, so that no table waits for it. */
export const longWork = new DeviceTables();

/** The link of a game; null: it is not over, it was deleted meanwhile, or it is practice. */
export const linkIfOver = (id: string): Promise<string | null> => unlessRefused(deviceTables.ask("link", id));

/** Of all finished games of this device. Their reviews are kept by them. */
export async function localGameLinks(): Promise<ReadonlySet<string>> {
  const listed = deviceTables.hasGames ? await unlessRefused(deviceTables.ask("list", null)) : null;
  const over = listed?.tables.filter(({ phase }) => phase === "over") ?? [];
  const links = await Promise.all(over.map(({ code }) => linkIfOver(code)));
  return new Set(links.filter((link) => link !== null));
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof LocalError) return null;
    throw error;
  }
}

/** The worker knows no language: adds the sentence to an error. */
function withSentence(message: ServerMessage): ServerMessage {
  if (message.type !== "refused" && message.type !== "trouble" && message.type !== "goodbye") return message;
  const { code, facts = {}, clause = null } = message.error;
  return { ...message, error: { ...message.error, sentence: localErrorText(code, facts, clause) } };
}
