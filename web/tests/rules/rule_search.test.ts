/** The search in the rulebook understands everyday words, in every language. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import EVERYDAY_WORDS from "../../../src/regicide/i18n/catalogues/everyday_words.json";
import { CHAPTERS } from "../../src/rules/clauses";
import { findClauses, markMatches, normalize, readQuery } from "../../src/rules/rule_search";
import type { Language } from "../../src/base/settings.svelte";
import { words } from "../../src/words/words.svelte";

const CODES = Object.keys(EVERYDAY_WORDS) as Language[];
const CLAUSES = CHAPTERS.flatMap((chapter) => chapter.clauses.map(({ number }) => number));

function rulebook(language: Language): string {
  const path = `../../../src/regicide/i18n/catalogues/${language}/rulebook.ftl`;
  return readFileSync(new URL(path, import.meta.url), "utf-8");
}

function find(typed: string, language: Language): string[] {
  return [...findClauses(readQuery(typed, language))];
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (address: string) => {
    const language = CODES.find((code) => address.includes(`/${code}/`)) ?? "en";
    return { ok: true, text: async () => rulebook(language) };
  });
});
afterAll(() => vi.unstubAllGlobals());

/** What people ask, the clause that answers it, and all that the search in Python finds. */
interface Question {
  readonly language: Language;
  readonly typed: string;
  readonly clause: string;
  readonly found: readonly string[];
}

const GOLDEN = new URL("../../../tests/golden/rule_questions.json", import.meta.url);
const QUESTIONS = JSON.parse(readFileSync(GOLDEN, "utf-8")) as Question[];

describe.each(CODES)("the search in %s", (language) => {
  beforeAll(async () => {
    await words.setLanguage(language);
    await words.loadLongText("rulebook");
  });

  it.each(QUESTIONS.filter((each) => each.language === language))("$typed finds §$clause", ({ typed, found }) => {
    expect(find(typed, language)).toEqual(found);
  });

  it("what a chapter is about comes before what only mentions it", () => {
    const jester = words.say("summary-jester-title").split(" ").at(-1) ?? "";
    const chapters = find(jester, language).map((clause) => clause.split(".")[0]);
    expect(chapters.slice(0, 5)).toEqual(["8", "8", "8", "8", "8"]);
    expect(chapters).toContain("1");
  });

  it("knows only meanings that the rulebook has", () => {
    const text = normalize(rulebook(language));
    const meanings = EVERYDAY_WORDS[language].meanings.flatMap(([, rulebook = ""]) => rulebook.split(", "));
    expect(meanings.filter((each) => !text.includes(each))).toEqual([]);
  });

  it("compares words without case and accents", () => {
    const { ignored, meanings } = EVERYDAY_WORDS[language];
    const all = [ignored, ...meanings.flat()].join(" ");
    expect(normalize(all)).toBe(all);
  });

  it("finds nothing for nonsense, everything for nothing, and a chapter by its number", () => {
    expect(find("xyzzy", language)).toEqual([]);
    expect(find("", language)).toEqual(CLAUSES);
    expect(find("12", language)).toEqual(["12.1", "12.2", "12.3"]);
  });
});

it("marks what was found, with its accents", async () => {
  await words.setLanguage("es");
  const pieces = markMatches("El comodín anula: COMODINES", readQuery("joker", "es"));
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["comodín", "COMODIN"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("El comodín anula: COMODINES");
});
