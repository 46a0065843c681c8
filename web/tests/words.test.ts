import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { catalogue } from "../words";

const LANGUAGES = ["en", "es", "ca", "id", "zh"];
const names = (language: string): string[] =>
  new FluentResource(catalogue(language)).body.map((message) => message.id).sort();

// docs/web.md describes this.
it.each(LANGUAGES)("%s has every message under its own name, and no comments", (language) => {
  expect(names(language)).toEqual(names("en"));
  expect(names(language)).toContain("table-your-turn");
  expect(catalogue(language)).not.toMatch(/^#/m);
});

it("holds why a move is illegal, and no other error", () => {
  expect(names("en")).toContain("error-not-covered");
  expect(names("en")).not.toContain("error-unreadable-message");
});
