import { beforeEach, describe, expect, it } from "vitest";
import { Controller, PATIENCE } from "../src/game/controller";
import { CHOICES, GAME, update, welcome } from "./views";
import { TestWorld } from "./fake_sockets";

let world: TestWorld;
let table: Controller;

beforeEach(() => {
  world = new TestWorld();
  let count = 0;
  table = new Controller(
    world,
    () => ({ secret: "s".repeat(24), language: "ca" }),
    () => `command-${++count}`,
    () => undefined,
  );
  table.start();
  world.wire.ears.opened();
});

const moves = () => world.wire.sent.filter((message) => message.type === "do");

describe("a line that breaks", () => {
  it("says hello with the language and the last update seen", () => {
    expect(world.wire.sent).toEqual([
      { type: "hello", secret: "s".repeat(24), after: 0, language: "ca", choices: true },
    ]);
    world.wire.say(welcome(7));
    world.wire.say(update(8));
    world.wire.ears.closed();
    expect(table.snapshot.line).toBe("lost");
    world.pass(250);
    world.wire.ears.opened();
    expect(world.wire.sent[0]).toMatchObject({ type: "hello", after: 8 });
  });

  it("keeps what was seen while it is gone", () => {
    world.wire.say(welcome(7));
    world.wire.ears.closed();
    expect(table.snapshot.seen.game).toEqual(GAME);
  });

  it("waits longer after each attempt, but not when the network is back", () => {
    world.wire.ears.closed();
    world.pass(250);
    world.wire.ears.closed();
    world.pass(250);
    expect(world.wires).toHaveLength(2);
    table.hurry();
    expect(world.wires).toHaveLength(3);
  });

  it("sends the same command again, with the same id, until it is answered", () => {
    world.wire.say(welcome(7));
    table.move("9h");
    const [first] = moves();
    world.wire.ears.closed();
    world.pass(250);
    world.wire.ears.opened();
    expect(moves()).toEqual([]);
    world.wire.say({ type: "welcome", seq: 7, now: 0 });
    expect(moves()).toEqual([first]);
    world.wire.say({ type: "ack", id: "command-1", seq: 8 });
    expect(table.snapshot.isSending).toBe(false);
    world.wire.ears.closed();
    world.pass(250);
    world.wire.ears.opened();
    world.wire.say({ type: "welcome", seq: 8, now: 0 });
    expect(moves()).toEqual([]);
  });

  it("is renewed when a command stays unanswered", () => {
    world.wire.say(welcome(7));
    table.move("9h");
    const silent = world.wire;
    world.pass(PATIENCE);
    expect(silent.isClosed).toBe(true);
    expect(table.snapshot.line).toBe("lost");
  });

  it("does not come back when the server says so", () => {
    const error = { code: "no-such-table", sentence: "No." };
    world.wire.say({ type: "goodbye", error, again: false });
    world.wire.ears.closed();
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
    expect(table.snapshot.farewell).toEqual(error);
  });
});

describe("a stream of updates", () => {
  it("is shown when it has caught up, and not before", () => {
    world.wire.say({ type: "welcome", seq: 3, now: 0 });
    for (const seq of [1, 2]) world.wire.say(update(seq));
    expect(table.snapshot.seen.game).toBeNull();
    const last = update(3);
    world.wire.say({ ...last, public: { ...last.public, room: welcome(1).room ?? null } });
    expect(table.snapshot.seen.seq).toBe(3);
    expect(table.snapshot.seen.log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
  });

  it("takes nothing twice", () => {
    world.wire.say(welcome(7));
    world.wire.say(update(8));
    world.wire.say(update(8));
    expect(table.snapshot.seen.log).toHaveLength(1);
  });

  it("forgets its log rather than keep one with a gap", () => {
    world.wire.say(welcome(7));
    world.wire.say(update(8));
    world.wire.say(welcome(200));
    expect(table.snapshot.seen.log).toEqual([]);
  });
});

describe("choosing", () => {
  beforeEach(() => {
    world.wire.say(welcome(7));
    world.wire.say({ type: "choices", seq: 7, choices: CHOICES });
  });

  it("starts over when the game has moved on, and stays when somebody only talks", () => {
    table.choose({ kind: "cards", keys: ["3c"] });
    world.wire.say(update(8, null));
    expect(table.snapshot.choosing).toEqual({ kind: "cards", keys: ["3c"] });
    expect(table.snapshot.moves).not.toBeNull();
    world.wire.say(update(9));
    expect(table.snapshot.choosing).toEqual({ kind: "cards", keys: [] });
    expect(table.snapshot.moves).toBeNull();
  });

  it("sends a move once, however often it is pressed", () => {
    table.move("9h");
    table.move("9h");
    expect(moves()).toEqual([
      { type: "do", id: "command-1", what: { do: "make-move", move: "9h", seen: 7 } },
    ]);
  });

  it("shows why something cannot be done, for the latest question only", () => {
    table.ask("3c9h");
    table.ask("3d9h");
    const outlook = { move: "3c9h", forecast: null, reason: null };
    world.wire.say({ type: "outlook", id: "command-1", outlook });
    expect(table.snapshot.outlook).toBeNull();
    world.wire.say({ type: "outlook", id: "command-2", outlook });
    expect(table.snapshot.outlook).toEqual(outlook);
  });

  it("shows a refusal and lets go of the command", () => {
    table.move("9h");
    const error = { code: "out-of-date", sentence: "Too late." };
    world.wire.say({ type: "refused", id: "command-1", error });
    expect(table.snapshot).toMatchObject({ refusal: error, isSending: false });
  });
});
