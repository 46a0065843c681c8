import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { pageCatalogue } from "../catalogue_plugin";

const LANGUAGES = ["en", "es", "ca", "id", "zh"];
const names = (language: string): string[] =>
  new FluentResource(pageCatalogue(language)).body.map((message) => message.id).sort();

// docs/web.md describes this.
it.each(LANGUAGES)("%s has the same messages as English, and no comments", (language) => {
  expect(names(language)).toEqual(names("en"));
  expect(names(language)).toContain("table-your-turn");
  expect(pageCatalogue(language)).not.toMatch(/^#/m);
});

it("has the errors of illegal moves, and no others", () => {
  expect(names("en")).toContain("error-not-covered");
  expect(names("en")).not.toContain("error-unreadable-message");
});

it("leaves out the forecasts of the terminal", () => {
  expect(names("en").filter((name) => name.startsWith("forecast-"))).toEqual([]);
});
