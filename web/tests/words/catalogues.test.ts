import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { LANGUAGES, pageCatalogue } from "../../catalogue_plugin";

const ENGLISH = new URL("../../../src/regicide/i18n/catalogues/en/", import.meta.url);
const SOURCE = new URL("../../src/", import.meta.url);
const namesIn = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).sort();
const names = (language: string): string[] => namesIn(pageCatalogue(language));

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

it("has every message that the page says", () => {
  const [, listed = ""] = readFileSync(new URL("words/long_texts.ts", SOURCE), "utf-8").match(/\{([\w,]+)\}\.ftl/) ?? [];
  const long = listed.split(",").flatMap((name) => namesIn(readFileSync(new URL(`${name}.ftl`, ENGLISH), "utf-8")));
  const known = new Set([...names("en"), ...long]);
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const said = files.flatMap((file) =>
    [...readFileSync(new URL(file, SOURCE), "utf-8").matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => `${file}: ${match[1]}`),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((each) => !known.has(each.split(": ")[1] ?? ""))).toEqual([]);
});
