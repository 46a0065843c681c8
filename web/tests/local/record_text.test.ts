import { expect, it } from "vitest";
import { type GameRecord, readRecord, writeRecord } from "../../src/local/record_text";

const RECORD: GameRecord = {
  players: 2,
  options: "hand=+1",
  seed: 'my "seed" \\',
  deal: "2 1p Jc/0/0 - Ac/2c 3c - Qc -- 0 hand=+1",
  names: ["Ana", "champion"],
  moves: Array.from({ length: 40 }, () => "5h6h"),
  date: "2026-11-16",
  result: "*",
  others: { Salt: "abc" },
};

it("writes what it reads", () => {
  const text = writeRecord(RECORD);
  expect(readRecord(text)).toEqual(RECORD);
  expect(Math.max(...text.split("\n").slice(-5).map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(readRecord(`${text.replaceAll("\n", "\r\n")}; a comment`)).toEqual(RECORD);
});

it.each([
  ["", "no-record"],
  ["hello", "no-record"],
  [writeRecord(RECORD).replace('[Players "2"]', '[Players "5"]'), "no-record"],
  [writeRecord(RECORD).replace(/\[Seed.*\n/, ""), "record-without-seed"],
])("refuses another text", (text, code) => {
  expect(() => readRecord(text)).toThrow(code);
});
