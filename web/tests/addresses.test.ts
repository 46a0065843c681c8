import { expect, it } from "vitest";
import { pageOf } from "../src/addresses";

it.each([
  ["/", { name: "home" }],
  ["/t/abc-23", { name: "table", code: "ABC-23" }],
  ["/replay/ABC-23/", { name: "replay", code: "ABC-23" }],
  ["/settings", { name: "settings" }],
  ["/learn", { name: "learn" }],
  ["/learn/clubs", { name: "lesson", lesson: "clubs" }],
  ["/rules", { name: "rules", clause: null }],
  ["/rules/3.2", { name: "rules", clause: "3.2" }],
  ["/rules/3/2", { name: "not-found" }],
  ["/companion", { name: "companion" }],
  ["/t", { name: "not-found" }],
  ["/t/a/b", { name: "not-found" }],
  ["/elsewhere", { name: "not-found" }],
])("%s leads to %j", (path, page) => expect(pageOf(path)).toEqual(page));
