import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../src/core/core";
import { LocalSession, type SessionServices, type Viewer } from "../../src/local/local_session";
import { FORMAT, type SavedTable } from "../../src/local/saved_table";
import { StoreError, TableStore } from "../../src/local/table_store";
import type { ChoicesView, ServerMessage } from "../../src/wire";
import { loadCore } from "../support/core_files";

const SOLO: SavedTable = {
  format: FORMAT,
  id: "TABLE",
  made: 0,
  seats: [{ name: "Ana", bot: null }],
  options: "",
  seed: "castle-42",
  salt: "salt",
  chosenSeed: true,
  entries: [],
};
const WITH_BOT: SavedTable = { ...SOLO, seats: [...SOLO.seats, { name: null, bot: "knight" }] };
const PASSED: SavedTable = { ...SOLO, seats: [...SOLO.seats, { name: "Bob", bot: null }] };

class Page implements Viewer {
  readonly messages: ServerMessage[] = [];
  readonly seat: number | null;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  post(message: ServerMessage): void {
    this.messages.push(message);
  }

  last<Type extends ServerMessage["type"]>(type: Type): Extract<ServerMessage, { type: Type }> {
    return this.messages.findLast((message) => message.type === type) as Extract<ServerMessage, { type: Type }>;
  }

  get types(): string[] {
    return this.messages.map(({ type }) => type);
  }

  get firstMove(): string {
    return (this.last("choices").choices as ChoicesView).moves[0]?.move ?? "";
  }
}

let core: Core;
let store: TableStore;
let number = 0;
beforeAll(async () => {
  core = await loadCore();
});
beforeEach(() => {
  store = new TableStore();
});

async function open(saved: SavedTable, changes: Partial<SessionServices> = {}): Promise<LocalSession> {
  const services: SessionServices = {
    core,
    store,
    chooseMove: async (game) => game.choices().moves[0]?.move ?? "",
    findHint: async (_game, luck) => ({ luck }) as never,
    makeRematch: async () => undefined,
    announce: () => undefined,
    now: () => 1000,
    makeId: () => `bot-${(number += 1)}`,
    ...changes,
  };
  if (!(await store.load(saved.id))) await store.create(saved, {} as never);
  return new LocalSession(services, (await store.load(saved.id)) as SavedTable);
}

const hello = { type: "hello", after: 0 } as const;
const makeMove = (page: Page, id = `id-${(number += 1)}`) =>
  ({ type: "do", id, what: { do: "make-move", move: page.firstMove, seen: 1000 } }) as const;

it("welcomes a page with everything that happened, and answers a move", async () => {
  const session = await open(SOLO);
  const page = new Page(0);
  await session.receive(page, hello);
  expect(page.types).toEqual(["welcome", "update", "choices"]);
  await session.receive(page, makeMove(page));
  expect(page.types.slice(3)).toEqual(["update", "choices", "ack"]);
  const again = new Page(0);
  await session.receive(again, hello);
  expect(again.types).toEqual(["welcome", "update", "update", "choices"]);
  expect(again.last("update")).toEqual(page.last("update"));
});

it("does a command that is sent again only once", async () => {
  const session = await open(SOLO);
  const page = new Page(0);
  await session.receive(page, hello);
  const command = makeMove(page);
  await session.receive(page, command);
  await session.receive(page, command);
  expect(page.types.slice(-2)).toEqual(["ack", "ack"]);
  expect((await store.load("TABLE"))?.entries).toHaveLength(1);
});

it("lets the bots move, and only shows the hand of the viewer", async () => {
  const session = await open(WITH_BOT);
  const page = new Page(0);
  await session.receive(page, hello);
  while (page.last("update").public.game?.seat === 0) await session.receive(page, makeMove(page));
  await expect.poll(() => page.last("update").public.game?.seat).toBe(0);
  const updates = page.messages.filter(({ type }) => type === "update");
  expect(updates.every((update) => update.type === "update" && update.own?.seat === 0)).toBe(true);
});

it("hides all hands at a device that goes round, until one is asked for", async () => {
  const session = await open(PASSED);
  const nobody = new Page(session.onlyPerson);
  await session.receive(nobody, hello);
  expect(nobody.seat).toBeNull();
  expect(nobody.types).toEqual(["welcome", "update"]);
  expect(nobody.last("update").own).toBeNull();
  const ana = new Page(0);
  await session.receive(ana, hello);
  await session.receive(ana, makeMove(ana));
  expect(ana.last("update").own?.seat).toBe(0);
});

it("follows another tab, which appended first", async () => {
  const [one, other] = [await open(SOLO), await open(SOLO)];
  const [here, there] = [new Page(0), new Page(0)];
  await one.receive(here, hello);
  await other.receive(there, hello);
  const move = { ...makeMove(there), what: { do: "make-move", move: there.firstMove, seen: 1 } } as const;
  await one.receive(here, makeMove(here));
  await other.receive(there, move);
  expect(there.types.slice(3)).toEqual(["update", "choices", "refused"]);
  expect(there.last("refused").error.code).toBe("out-of-date");
  await other.receive(there, makeMove(there));
  await one.follow();
  expect(here.last("update").seq).toBe(3);
});

describe("a store that fails", () => {
  it.each(["storage-full", "save-failed"] as const)("refuses the move, and the game stays as it was: %s", async (code) => {
    let isFull = false;
    const failing = new TableStore();
    const append = failing.append.bind(failing);
    failing.append = (...all) => (isFull ? Promise.reject(new StoreError(code)) : append(...all));
    await failing.create(SOLO, {} as never);
    const session = await open(SOLO, { store: failing });
    const page = new Page(0);
    await session.receive(page, hello);
    isFull = true;
    await session.receive(page, makeMove(page));
    expect(page.last("refused").error.code).toBe(code);
    isFull = false;
    await session.receive(page, makeMove(page));
    expect(page.last("update").seq).toBe(2);
  });
});

it("says when a bot cannot move, and tries again with the next hello", async () => {
  let isBroken = true;
  const session = await open(WITH_BOT, {
    chooseMove: async (game) => {
      if (isBroken) throw Object.assign(new Error(), { code: "net-missing" });
      return game.choices().moves[0]?.move ?? "";
    },
  });
  const page = new Page(0);
  await session.receive(page, hello);
  await session.receive(page, makeMove(page));
  while (page.types.at(-1) === "ack" && page.last("choices").seq > 1) await session.receive(page, makeMove(page));
  await expect.poll(() => page.types).toContain("trouble");
  expect(page.last("trouble").error.code).toBe("net-missing");
  isBroken = false;
  await session.receive(page, { ...hello, after: 2 });
  await expect.poll(() => page.last("update").public.deed.seat).toBe(1);
});
