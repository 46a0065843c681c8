import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "../../src/core/core";
import type { Command } from "../../src/game/outbox";
import { LocalTable, Refused } from "../../src/local/local_table";
import { FORMAT, type LocalSeat, type LoggedCommand } from "../../src/local/saved_table";
import type { ServerMessage } from "../../src/wire";
import { loadCore } from "../support/core_files";

interface Step {
  readonly seat: number;
  readonly isByBot: boolean;
  readonly at: number;
  readonly what: Command;
  readonly refused?: string;
  readonly digest: string;
}

interface Game {
  readonly seats: readonly LocalSeat[];
  readonly options: string;
  readonly seed: string;
  readonly salt: string;
  readonly made: number;
  readonly steps: readonly Step[];
}

/** tests/support/local_table_games.py writes these, with the messages of a server. */
const file = process.env["REGICIDE_GAMES"] ?? new URL("../../../tests/golden/local_games.json", import.meta.url);
const { games } = JSON.parse(readFileSync(file, "utf-8")) as { games: Game[] };

/** Of the messages as a server would send them. */
const digest = (messages: readonly (ServerMessage | null)[]): string =>
  createHash("sha256")
    .update(messages.flatMap((message) => (message ? [JSON.stringify(message)] : [])).join("\n"))
    .digest("hex")
    .slice(0, 16);

describe.each(["core", "core_without_simd"])("a local table with %s", (module) => {
  let core: Core;
  beforeAll(async () => {
    core = await loadCore(module);
  });

  it.each(games.map((game) => [game.seed, game] as const))("writes the messages of a server: %s", (_, game) => {
    const opening = { seats: game.seats, options: game.options, seed: game.seed, salt: game.salt, chosenSeed: true };
    const table = new LocalTable(core, { format: FORMAT, id: "TEST", made: game.made, ...opening, entries: [] });
    const choices = (): ServerMessage | null => table.choices(table.view.seat);
    const [first, ...steps] = game.steps;
    expect(digest([table.opening(0), table.opening(null), choices()])).toBe(first?.digest);
    for (const [number, { seat, isByBot, at, what, refused, digest: expected }] of steps.entries()) {
      if (refused !== undefined) {
        expect(() => table.check(seat, what, "")).toThrow(refused);
        continue;
      }
      const logged = isByBot ? (what as LoggedCommand) : table.check(seat, what, "");
      const change = table.apply({ id: String(number), at, seat, isByBot, what: logged });
      const texts = [table.update(change, 0), table.update(change, null), choices()];
      expect(digest(texts), `step ${number}: ${texts.join("\n")}`).toBe(expected);
    }
    expect(table.isOver).toBe(true);
    table.free();
  });
});

it("ends the pause of a game that is abandoned", async () => {
  const core = await loadCore();
  const opening = { seats: [{ name: "Ana", bot: null }], options: "", seed: "castle-42", salt: "", chosenSeed: true };
  const table = new LocalTable(core, { format: FORMAT, id: "TEST", made: 0, ...opening, entries: [] });
  const rooms = (["pause", "ask-abandon"] as const).map((deed) => {
    const change = table.apply({ id: deed, at: 0, seat: 0, isByBot: false, what: { do: deed } });
    return table.update(change, 0).public.room;
  });
  expect(rooms.map((room) => room?.paused)).toEqual([true, false]);
  table.free();
});

it("refuses with the error of the rules", async () => {
  const core = await loadCore();
  const opening = { seats: [{ name: "Ana", bot: null }], options: "", seed: "castle-42", salt: "", chosenSeed: true };
  const table = new LocalTable(core, { format: FORMAT, id: "TEST", made: 0, ...opening, entries: [] });
  try {
    table.check(0, { do: "make-move", move: "Kh", seen: 1 }, "");
    expect.unreachable();
  } catch (error) {
    expect((error as Refused).error).toEqual({ code: "not-in-hand", clause: "§3.1", facts: { card: "Kh" } });
  }
});
