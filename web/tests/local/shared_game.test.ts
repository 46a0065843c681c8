import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Core } from "../../src/core/core";
import { CoreGame } from "../../src/core/core_game";
import { linkedGame } from "../../src/local/kept_games";
import { LocalTables } from "../../src/local/local_tables";
import { type Help, helpAt, readLink, type SharedGame, writeLink } from "../../src/local/shared_game";
import { TableStore } from "../../src/local/table_store";
import { TryStore } from "../../src/study/daily_tries";
import type { ReplayView } from "../../src/wire";
import { loadCore } from "../support/core_files";

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** A game in which the player makes the n-th legal move, for changing n. */
function play(deal: Omit<SharedGame, "moves">): SharedGame {
  const game = new CoreGame(core, { players: deal.seats.length, options: deal.options, seed: deal.seed });
  const moves: string[] = [];
  while (!game.view().outcome) {
    const legal = game.choices().moves;
    const move = legal[(moves.length * 7) % legal.length]?.move ?? "";
    game.move(move);
    moves.push(move);
  }
  game.free();
  return { ...deal, moves };
}

const DRAWN = "0123456789abcdef0123456789abcdef";
const ANA = { name: "Ana. & Bob+", bot: null };
const BOT = { name: null, bot: "champion" };

it.each<[string, Omit<SharedGame, "moves">]>([
  ["solo", { seats: [ANA], options: "", seed: DRAWN }],
  ["with bots and options", { seats: [ANA, BOT, BOT], options: "hand=+1,health=-5,hands=open", seed: DRAWN }],
  ["two people and an own seed", { seats: [ANA, { name: "李", bot: null }], options: "", seed: "~my seed. ñ/+" }],
  ["a seed with leading zeros", { seats: [BOT, BOT, BOT, ANA], options: "", seed: "0".repeat(32) }],
])("a game survives its link: %s", (_, deal) => {
  const game = play(deal);
  const link = writeLink(core, game);
  expect(link).toMatch(/^[\w.~%+-]+$/);
  expect(readLink(core, link)).toEqual(game);
  expect(readLink(core, writeLink(core, { ...game, moves: game.moves.slice(0, 3) })).moves).toEqual(game.moves.slice(0, 3));
});

it("a link that is far too long is refused before it is read", () => {
  let hashed = 0;
  const counting = { sha256: () => String((hashed += 1)) } as unknown as Core;
  expect(() => readLink(counting, `1.1..a.-Ana.${"A".repeat(120_000)}.abcd`)).toThrow("cut-link");
  expect(hashed).toBe(0);
});

it("a name in a link is short, and without control characters", () => {
  const game = play({ seats: [{ name: `\u202e${"x".repeat(300)}`, bot: null }], options: "", seed: DRAWN });
  expect(readLink(core, writeLink(core, game)).seats[0]?.name).toBe(`\ufffd${"x".repeat(23)}`);
});

it.each<[string, Help]>([
  ["hints", { hints: [2, 0] }],
  ["a bot that stood in", { botMoves: [5, 0] }],
  ["both", { hints: [0, 11], botMoves: [12, 0] }],
  ["a bot, in a link of version 2", { botMoves: [] }],
  ["a bot that would have moved next", { botMoves: [0, 0] }],
  ["hints and a bot in a deal that was known", { hints: [2, 0], botMoves: [1, 0], knownDeal: true }],
])("a game with help says so in its link, and gives no medal: %s", (_, help) => {
  const game = play({ seats: [ANA, BOT], options: "", seed: DRAWN });
  expect(linkedGame(core, game).facts.helped).toBe(false);
  const found = readLink(core, writeLink(core, { ...game, ...help }));
  expect(found).toEqual({ ...game, ...help });
  expect(linkedGame(core, found).facts).toMatchObject({ helped: true, medal: null });
});

it("a deal that was known gives no medal, and its link and record say so", async () => {
  const tables = new LocalTables(core, new TableStore(), new TryStore());
  const game = { ...play({ seats: [ANA, BOT], options: "", seed: DRAWN }), knownDeal: true };
  const link = writeLink(core, game);
  expect(link.startsWith("4.")).toBe(true);
  expect(readLink(core, link)).toEqual(game);
  expect(linkedGame(core, readLink(core, link)).facts).toMatchObject({ known: true, helped: false, medal: null });
  expect(await tables.answer({ name: "record", ask: { link } })).toContain('[KnownDeal "yes"]\n');
  const replay = (await tables.answer({ name: "replay", ask: { link } })) as ReplayView;
  expect(replay.room.unearned).toBe("known-deal");
});

it("the record of a shared game says how many hints were given", async () => {
  const tables = new LocalTables(core, new TableStore(), new TryStore());
  const link = writeLink(core, { ...play({ seats: [ANA, BOT], options: "", seed: DRAWN }), hints: [2, 0] });
  expect(await tables.answer({ name: "record", ask: { link } })).toContain('[Hints "2 0"]\n');
});

it("a replay tells of help, and a link made from it holds it", async () => {
  const tables = new LocalTables(core, new TableStore(), new TryStore());
  const game = play({ seats: [ANA, BOT], options: "", seed: DRAWN });
  const help = { hints: [2, 0], botMoves: [5, 0], knownDeal: true };
  const replay = async (shared: SharedGame): Promise<ReplayView> =>
    (await tables.answer({ name: "replay", ask: { link: writeLink(core, shared) } })) as ReplayView;
  expect(helpAt((await replay({ ...game, ...help })).room)).toEqual(help);
  expect(helpAt((await replay(game)).room)).toEqual({});
});

it("the moves of a bot stay in a record and in the table that is made from it", async () => {
  const tables = new LocalTables(core, new TableStore(), new TryStore());
  const link = writeLink(core, { ...play({ seats: [ANA, BOT], options: "", seed: DRAWN }), botMoves: [2, 0] });
  const text = (await tables.answer({ name: "record", ask: { link } })) as string;
  expect(text).toContain('[BotMoves "2 0"]\n');
  const { id } = (await tables.answer({ name: "read", ask: { record: text, guest: "Ana" } })) as { id: string };
  expect(await tables.answer({ name: "link", ask: id })).toBe(link);
});

it("a record gives the same link, and one that breaks off gives none", async () => {
  const tables = new LocalTables(core, new TableStore(), new TryStore());
  const game = play({ seats: [ANA, BOT], options: "hand=+1", seed: DRAWN });
  const [link, half] = [game, { ...game, moves: game.moves.slice(0, 3) }].map((each) => writeLink(core, { ...each, hints: [1, 0], botMoves: [2, 0] }));
  const recordOf = async (of = ""): Promise<string> => (await tables.answer({ name: "record", ask: { link: of } })) as string;
  const ask = { record: await recordOf(link), guest: "Guest" };
  expect(await tables.answer({ name: "link", ask })).toBe(link);
  await expect(tables.answer({ name: "link", ask: { ...ask, record: await recordOf(half) } })).rejects.toThrow();
});

it("reads the links of before", () => {
  const { link, game } = JSON.parse(readFileSync(new URL("../fixtures/shared_game.json", import.meta.url), "utf-8")) as {
    link: string;
    game: SharedGame;
  };
  expect(readLink(core, link)).toEqual(game);
});

it("refuses a link that is cut, changed or of a later version", () => {
  const link = writeLink(core, play({ seats: [ANA], options: "", seed: DRAWN }));
  for (let length = 0; length < link.length; length += 1) {
    expect(() => readLink(core, link.slice(0, length)), link.slice(0, length)).toThrow("cut-link");
  }
  expect(() => readLink(core, link.replace("~", "~A"))).toThrow("cut-link");
  expect(() => readLink(core, `5${link.slice(1)}`)).toThrow("newer-link");
  // A right check does not make wrong parts right.
  for (const text of ["1.1..%E0%A4%A.-A.AQ", "1.1.hand=9.seed.-A.AQ", "1.2..seed.-A.AQ", "1.1..seed.-A.!!", "1.1..seed.-A._____w", "2.1..seed.-A.AQ.1-2", "2.1..seed.-A.AQ.x", "3.1..seed.-A.AQ.b1-2"]) {
    expect(() => readLink(core, `${text}.${core.sha256(text).slice(0, 4)}`), text).toThrow("cut-link");
  }
});
