import { beforeAll, describe, expect, it, vi } from "vitest";
import { Bots } from "../../src/core/bots";
import type { Core } from "../../src/core/core";
import { CoreGame } from "../../src/core/core_game";
import { loadCore, loadNets } from "../support/core_files";

vi.mock(import("../../src/base/bot_table"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, SHIPPED_BOTS: [...original.SHIPPED_BOTS, { ...original.SHIPPED_BOTS[0]!, name: "newcomer", core: null }] };
});

const { BOTS_HERE, botHere } = await import("../../src/core/bots_here");

describe("a bot that only a server has", () => {
  let core: Core;
  beforeAll(async () => {
    core = await loadCore();
  });

  it("is not offered at tables of this device, where another plays in its place", () => {
    expect(BOTS_HERE).toContain("squire");
    expect(BOTS_HERE).not.toContain("newcomer");
    expect([botHere("newcomer"), botHere("squire")]).toEqual(["champion", "squire"]);
  });

  it.each(["newcomer", "no-such-bot"])("does not play at random: %s", async (bot) => {
    const game = new CoreGame(core, { players: 2, options: "", seed: "castle-42" });
    await expect(new Bots(core, loadNets(core)).choose(game, bot)).rejects.toThrow(`the core has no bot ${bot}`);
  });

  it.each(BOTS_HERE)("but each that is offered plays: %s", async (bot) => {
    const game = new CoreGame(core, { players: 2, options: "", seed: "castle-42" });
    const move = await new Bots(core, loadNets(core)).choose(game, bot, { rollouts: 4 });
    expect(game.move(move)).toHaveProperty("events");
  });
});
