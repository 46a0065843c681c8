import { beforeEach, describe, expect, it } from "vitest";
import { Controller, ANSWER_TIMEOUT } from "../../src/game/controller";
import { CHOICES, GAME, update, welcome } from "../support/sample_messages";
import { FakeEnvironment } from "../support/fake_sockets";

let environment: FakeEnvironment;
let table: Controller;

beforeEach(() => {
  environment = new FakeEnvironment();
  let count = 0;
  table = new Controller(
    environment,
    () => ({ secret: "s".repeat(24), language: "ca" }),
    () => `command-${++count}`,
    () => undefined,
  );
  table.start();
  environment.socket.handlers.opened();
});

const sentCommands = () => environment.socket.sent.filter((message) => message.type === "do");

describe("a connection that breaks", () => {
  it("sends a hello with the language and the number of the last update", () => {
    expect(environment.socket.sent).toEqual([
      { type: "hello", secret: "s".repeat(24), after: 0, language: "ca", choices: true },
    ]);
    environment.socket.deliver(welcome(7));
    environment.socket.deliver(update(8));
    environment.socket.handlers.closed();
    expect(table.snapshot.connection).toBe("lost");
    environment.advance(250);
    environment.socket.handlers.opened();
    expect(environment.socket.sent[0]).toMatchObject({ type: "hello", after: 8 });
  });

  it("keeps the state while it is lost", () => {
    environment.socket.deliver(welcome(7));
    environment.socket.handlers.closed();
    expect(table.snapshot.state.game).toEqual(GAME);
  });

  it("waits longer after each attempt, and reconnects at once when the network returns", () => {
    environment.socket.handlers.closed();
    environment.advance(250);
    environment.socket.handlers.closed();
    environment.advance(250);
    expect(environment.sockets).toHaveLength(2);
    table.reconnectNow();
    expect(environment.sockets).toHaveLength(3);
  });

  it("sends the same command again, with the same id, until it is answered", () => {
    environment.socket.deliver(welcome(7));
    table.move("9h");
    const [first] = sentCommands();
    environment.socket.handlers.closed();
    environment.advance(250);
    environment.socket.handlers.opened();
    expect(sentCommands()).toEqual([]);
    environment.socket.deliver({ type: "welcome", seq: 7, now: 0 });
    expect(sentCommands()).toEqual([first]);
    environment.socket.deliver({ type: "ack", id: "command-1", seq: 8 });
    expect(table.snapshot.isSending).toBe(false);
    environment.socket.handlers.closed();
    environment.advance(250);
    environment.socket.handlers.opened();
    environment.socket.deliver({ type: "welcome", seq: 8, now: 0 });
    expect(sentCommands()).toEqual([]);
  });

  it("gets a new socket when a command stays unanswered", () => {
    environment.socket.deliver(welcome(7));
    table.move("9h");
    const silentSocket = environment.socket;
    environment.advance(ANSWER_TIMEOUT);
    expect(silentSocket.isClosed).toBe(true);
    expect(table.snapshot.connection).toBe("lost");
  });

  it("does not reconnect when the server forbids it", () => {
    const error = { code: "no-such-table", sentence: "No." };
    environment.socket.deliver({ type: "goodbye", error, again: false });
    environment.socket.handlers.closed();
    environment.advance(60_000);
    expect(environment.sockets).toHaveLength(1);
    expect(table.snapshot.finalError).toEqual(error);
  });
});

describe("updates", () => {
  it("change the snapshot only after all missed ones have arrived", () => {
    environment.socket.deliver({ type: "welcome", seq: 3, now: 0 });
    for (const seq of [1, 2]) environment.socket.deliver(update(seq));
    expect(table.snapshot.state.game).toBeNull();
    const last = update(3);
    environment.socket.deliver({ ...last, public: { ...last.public, room: welcome(1).room ?? null } });
    expect(table.snapshot.state.seq).toBe(3);
    expect(table.snapshot.state.log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
  });
});

it("counts the devices that were added, and keeps the table as it is", () => {
  environment.socket.deliver(welcome(7));
  const before = table.snapshot;
  for (const count of [1, 2]) {
    environment.socket.deliver({ type: "device-added" });
    expect(table.snapshot).toEqual({ ...before, addedDevices: count });
  }
});

describe("a selection", () => {
  beforeEach(() => {
    environment.socket.deliver(welcome(7));
    environment.socket.deliver({ type: "choices", seq: 7, choices: CHOICES });
  });

  it("is cleared by a move, and not by talk", () => {
    table.select({ kind: "cards", keys: ["3c"] });
    environment.socket.deliver(update(8, null));
    expect(table.snapshot.selection).toEqual({ kind: "cards", keys: ["3c"] });
    expect(table.snapshot.moves).not.toBeNull();
    environment.socket.deliver(update(9));
    expect(table.snapshot.selection).toEqual({ kind: "cards", keys: [] });
    expect(table.snapshot.moves).toBeNull();
  });

  it("is sent once, even if the player confirms it twice", () => {
    table.move("9h");
    table.move("9h");
    expect(sentCommands()).toEqual([
      { type: "do", id: "command-1", what: { do: "make-move", move: "9h", seen: 7 } },
    ]);
  });

  it("shows the answer to the latest question only", () => {
    table.ask("3c9h");
    table.ask("3d9h");
    const outlook = { move: "3c9h", forecast: null, reason: null };
    environment.socket.deliver({ type: "outlook", id: "command-1", outlook });
    expect(table.snapshot.outlook).toBeNull();
    environment.socket.deliver({ type: "outlook", id: "command-2", outlook });
    expect(table.snapshot.outlook).toEqual(outlook);
  });

  it("shows a refusal, and the refused command is not sent again", () => {
    table.move("9h");
    const error = { code: "out-of-date", sentence: "Too late." };
    environment.socket.deliver({ type: "refused", id: "command-1", error });
    expect(table.snapshot).toMatchObject({ refusal: error, isSending: false });
  });
});
