import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeBundle, withNames } from "../src/words/words.svelte";
import { catalogue, namesIn, withoutNames } from "../words";

const NAMES = /^[a-z][a-z\d-]*(?= =)/gm;
const file = (language: string, name: string): string =>
  readFileSync(new URL(`../../src/regicide/i18n/catalogues/${language}/${name}.ftl`, import.meta.url), "utf-8");

it.each(["en", "es", "ca", "id", "zh"])("%s keeps every message, and what it says", (language) => {
  const sent = withoutNames(catalogue(language));
  const kept = makeBundle(language, withNames(sent, namesIn(catalogue("en"))));
  for (const name of ["game", "web", "companion"]) {
    const text = file(language, name);
    const whole = makeBundle(language, text);
    for (const id of text.match(NAMES) ?? []) {
      if (id.startsWith("forecast-")) continue;
      for (const number of [0, 1, 2, 5]) {
        const facts = new Proxy({}, { get: () => number, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: number }) });
        const said = (bundle: typeof kept): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", facts);
        expect(said(kept), id).toBe(said(whole));
        expect(said(kept), id).not.toBe("");
      }
    }
  }
});
