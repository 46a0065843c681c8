import { expect, it } from "vitest";
import { findCode, pageOf } from "../../src/base/addresses";

it.each([
  ["/", { name: "home" }],
  ["/t/kdfr-27xn", { name: "table", code: "KDFR-27XN" }],
  ["/t/KDFR27XN", { name: "table", code: "KDFR-27XN" }],
  ["/t/http%3A%2F%2Flocalhost%2Ft%2FKDFR-27XN", { name: "table", code: "KDFR-27XN" }],
  ["/t/NOSUCH", { name: "no-table" }],
  ["/t/%zz", { name: "no-table" }],
  ["/replay/KDFR-27XN/", { name: "replay", code: "KDFR-27XN" }],
  ["/settings", { name: "settings" }],
  ["/learn", { name: "learn" }],
  ["/learn/clubs", { name: "lesson", lesson: "clubs" }],
  ["/rules", { name: "rules", clause: null }],
  ["/rules/3.2", { name: "rules", clause: "3.2" }],
  ["/rules/3/2", { name: "not-found" }],
  ["/companion", { name: "companion" }],
  ["/review", { name: "review", link: "" }],
  ["/t", { name: "not-found" }],
  ["/t/a/b", { name: "not-found" }],
  ["/elsewhere", { name: "not-found" }],
])("%s leads to %j", (path, page) => expect(pageOf(path)).toEqual(page));

it("an address may hold several games of a deal", () => {
  expect(pageOf("/deal", "#1.1.a,2.1.b")).toEqual({ name: "deal", links: ["1.1.a", "2.1.b"] });
});

it("the reader's own mistakes are puzzles, too; the link of a game keeps its escapes", () => {
  expect(pageOf("/puzzles", "#17")).toEqual({ name: "puzzles", which: "17" });
  expect(pageOf("/puzzles", "#mistakes")).toEqual({ name: "mistakes", link: null });
  expect(pageOf("/puzzles", "#rush")).toEqual({ name: "rush" });
  expect(pageOf("/puzzles", "#mistakes/1.1..a.-Ana%2E.b.c")).toEqual({ name: "mistakes", link: "1.1..a.-Ana%2E.b.c" });
});

it.each([
  ["KDFR-27XN", "KDFR-27XN"],
  [" kdfr 27xn ", "KDFR-27XN"],
  ["kdfr27xn", "KDFR-27XN"],
  ["KDFR–27XN", "KDFR-27XN"],
  ["https://regicide.example/t/KDFR-27XN", "KDFR-27XN"],
  ["http://bcdf-ghjk.example:8642/t/KDFR-27XN?from=chat", "KDFR-27XN"],
  ["Come and play! The code is KDFR-27XN, see you", "KDFR-27XN"],
  ["Table KDFR-27XN\nhttp://localhost/t/KDFR-27XN", "KDFR-27XN"],
  ["", null],
  ["NOSUCH", null],
  ["KDFR-27X", null],
  ["KDFR-27XNN", null],
  ["KDFR-27AE", null],
])("the code in %j is %j", (text, code) => expect(findCode(text)).toBe(code));
