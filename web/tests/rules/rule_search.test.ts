/** The search in the rulebook understands everyday words, in every language. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CHAPTERS } from "../../src/rules/clauses";
import { EVERYDAY_WORDS } from "../../src/rules/everyday_words";
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

/** What people ask, and the clause that answers it. */
const QUESTIONS: Record<Language, [typed: string, clause: string][]> = {
  en: [
    ["joker", "3.5"], ["Joker immunity", "8.2"], ["overkill", "5.2"], ["can I talk", "10.1"], ["talk", "10.2"],
    ["block", "4.8"], ["heal", "4.5"], ["draw", "4.6"], ["first player", "1.6"], ["who goes first?", "1.6"],
    ["pass", "3.6"], ["how do I use a joker?", "3.5"], ["shuffling", "1.2"], ["§3.2", "3.2"], ["HP of a King", "2.2"],
  ],
  es: [
    ["joker", "3.5"], ["overkill", "5.2"], ["¿Puedo hablar?", "10.1"], ["bloquear", "4.8"], ["CURAR", "4.5"],
    ["robar", "4.6"], ["primer jugador", "1.6"], ["¿quién empieza?", "1.6"], ["comodin inmunidad", "8.2"],
    ["daño de más", "5.2"],
  ],
  ca: [
    ["joker", "3.5"], ["overkill", "5.2"], ["Puc parlar?", "10.1"], ["bloquejar", "4.8"], ["curar", "4.5"],
    ["robar", "4.6"], ["primer jugador", "1.6"], ["comodi immunitat", "8.2"], ["qui comença", "1.6"],
  ],
  id: [
    ["jester", "3.5"], ["overkill", "5.2"], ["boleh bicara?", "10.1"], ["blok", "4.8"], ["sembuh", "4.5"],
    ["ambil kartu", "4.6"], ["pemain pertama", "1.6"], ["joker kekebalan", "8.2"],
  ],
  zh: [
    ["鬼牌", "3.5"], ["overkill", "5.2"], ["可以说话吗", "10.1"], ["格挡", "4.8"], ["治疗", "4.5"], ["摸牌", "4.6"],
    ["谁先手", "1.6"], ["小丑免疫", "8.2"],
  ],
};

describe.each(CODES)("the search in %s", (language) => {
  beforeAll(async () => {
    await words.setLanguage(language);
    await words.loadLongText("rulebook");
  });

  it.each(QUESTIONS[language])("%s finds §%s", (typed, clause) => {
    const found = find(typed, language);
    expect(found).toContain(clause);
    expect(found.length).toBeLessThan(CLAUSES.length / 2);
  });

  it("what a chapter is about comes before what only mentions it", () => {
    const jester = words.say("summary-jester-title").split(" ").at(-1) ?? "";
    const chapters = find(jester, language).map((clause) => clause.split(".")[0]);
    expect(chapters.slice(0, 5)).toEqual(["8", "8", "8", "8", "8"]);
    expect(chapters).toContain("1");
  });

  it("knows only meanings that the rulebook has", () => {
    const text = normalize(rulebook(language));
    const meanings = EVERYDAY_WORDS[language].meanings.flatMap(([, rulebook]) => rulebook.split(", "));
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
