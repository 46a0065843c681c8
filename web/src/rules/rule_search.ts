/**
 * The search in the rulebook: it understands everyday words, and says where a clause contains them.
 * regicide/i18n/rule_search.py searches the same way: tests/golden/rule_questions.json holds both.
 */

import type { Language } from "../base/settings.svelte";
import { words } from "../words/words.svelte";
import { CHAPTERS, messageOf } from "./clauses";
import EVERYDAY_WORDS from "../../../src/regicide/i18n/catalogues/everyday_words.json";

const CLAUSES = CHAPTERS.flatMap(({ clauses }) => clauses.map(({ number }) => number));

/** A term of a query: a clause contains it if it contains one of these texts. */
type Term = readonly string[];

export interface RuleQuery {
  /** A typed number: of a clause, `3.2`, or of a chapter, with a dot: `3.`. */
  readonly number: string | null;
  readonly terms: readonly Term[];
  /** Whether a text counts only where a word begins: `use` is not in `because`. */
  readonly fromWordStart: boolean;
}

/** Text for comparison: without case and accents. */
export const normalize = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const splitList = (list = ""): string[] => list.split(", ");

/** Chinese is written without spaces, so its words are found inside a text. */
const hasSpaces = (language: Language): boolean => language !== "zh";

export function readQuery(typed: string, language: Language): RuleQuery {
  const number = /^\s*§?\s*(\d+)(\.\d+)?\s*$/.exec(typed);
  const fromWordStart = hasSpaces(language);
  if (number) return { number: `${number[1]}${number[2] ?? "."}`, terms: [], fromWordStart };
  const { terms, rest } = takeMeanings(` ${normalize(typed).replace(/[^\p{L}\p{N}§.]+/gu, " ")} `, language);
  const { ignored, left } = withoutIgnored(rest, language);
  // A query of nothing but little words is taken at its word.
  const plain = left.length || terms.length ? left : ignored;
  const found = plain.map((word) => [wordInRulebook(word, fromWordStart)]);
  return { number: null, terms: [...terms, ...found], fromWordStart };
}

/** Takes the everyday words out of a query, the longest first. */
function takeMeanings(query: string, language: Language): { terms: Term[]; rest: string } {
  const pad = hasSpaces(language) ? " " : "";
  let rest = query;
  const terms: Term[] = [];
  for (const [sought, term] of knownWords(language)) {
    if (!rest.includes(pad + sought + pad)) continue;
    rest = rest.replaceAll(pad + sought + pad, " ");
    terms.push(term);
  }
  return { terms, rest };
}

/** Words, and what a clause may contain for each. Without spaces, words of the rulebook must be found like others. */
function knownWords(language: Language): (readonly [word: string, term: Term])[] {
  const { meanings } = EVERYDAY_WORDS[language];
  const everyday = meanings.flatMap(([words, rulebook]) =>
    splitList(words).map((word) => [word, [word, ...splitList(rulebook)]] as const),
  );
  const own = meanings.flatMap(([, rulebook]) => splitList(rulebook).map((word) => [word, [word]] as const));
  return [...everyday, ...(hasSpaces(language) ? [] : own)].sort(([one], [other]) => other.length - one.length);
}

function withoutIgnored(query: string, language: Language): { ignored: string[]; left: string[] } {
  const little = EVERYDAY_WORDS[language].ignored.split(" ");
  if (hasSpaces(language)) {
    const all = query.split(" ").filter(Boolean);
    return { ignored: all, left: all.filter((word) => !little.includes(word)) };
  }
  const longestFirst = [...little].sort((one, other) => other.length - one.length);
  const left = longestFirst.reduce((text, word) => text.replaceAll(word, " "), query);
  return { ignored: query.split(" ").filter(Boolean), left: left.split(" ").filter(Boolean) };
}

/** The word, or its beginning if only that is in the rulebook: `shuffling` finds `shuffle`. */
function wordInRulebook(word: string, fromWordStart: boolean): string {
  const all = CLAUSES.map(clauseText).join(" ");
  for (let length = word.length; length >= Math.max(4, word.length - 3); length--) {
    const beginning = word.slice(0, length);
    if (placesOf(beginning, all, fromWordStart).length) return beginning;
  }
  return word;
}

/** What the search reads of a clause, and how much each part says of what the clause is about. */
function clauseParts(number: string): { text: string; weight: number }[] {
  const message = messageOf(number);
  return [
    { text: words.say(`rule-${number.split(".")[0] ?? ""}`), weight: 4 },
    { text: words.say(`${message}-title`), weight: 2 },
    { text: `§${number} ${words.say(message)}`, weight: 1 },
  ].map(({ text, weight }) => ({ text: normalize(text), weight }));
}

const clauseText = (number: string): string => clauseParts(number).map(({ text }) => text).join(". ");

/**
 * The numbers of the clauses that contain most of the terms; a question need not be worded like the rulebook. First come
 * those whose chapter and title name the terms.
 */
export function findClauses(query: RuleQuery): readonly string[] {
  const counted = CLAUSES.map((number) => ({ number, ...compare(number, query) }));
  const isEmpty = query.number === null && query.terms.length === 0;
  const most = Math.max(isEmpty ? 0 : 1, ...counted.map(({ count }) => count));
  const found = counted.filter(({ count }) => count === most);
  return found.sort((one, other) => other.weight - one.weight).map(({ number }) => number);
}

/** How many terms a clause contains, 1 for the number of the query; and the weight of the parts that contain them. */
function compare(number: string, query: RuleQuery): { count: number; weight: number } {
  if (query.number) {
    const isMeant = query.number.endsWith(".") ? number.startsWith(query.number) : number === query.number;
    return { count: isMeant ? 1 : 0, weight: 0 };
  }
  const parts = clauseParts(number);
  const weights = query.terms.map((term) =>
    parts
      .filter(({ text }) => term.some((each) => placesOf(each, text, query.fromWordStart).length))
      .reduce((sum, { weight }) => sum + weight, 0),
  );
  return { count: weights.filter(Boolean).length, weight: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** Where a text contains another. */
function placesOf(sought: string, text: string, fromWordStart: boolean): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!fromWordStart || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) places.push(at);
  }
  return places;
}

export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text where it contains a term of the query. */
export function markMatches(text: string, { terms, fromWordStart }: RuleQuery): MarkedPiece[] {
  // Where each character of the compared text comes from: accents and case may change lengths.
  const origins: number[] = [];
  let compared = "";
  let at = 0;
  for (const sign of text) {
    const plain = normalize(sign);
    compared += plain;
    origins.push(...Array<number>(plain.length).fill(at));
    at += sign.length;
  }
  const isMatch = Array<boolean>(text.length).fill(false);
  for (const sought of terms.flat()) {
    for (const found of placesOf(sought, compared, fromWordStart)) {
      isMatch.fill(true, origins[found], origins[found + sought.length] ?? text.length);
    }
  }
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (let place = 0; place < text.length; place++) {
    const last = pieces.at(-1);
    const here = isMatch[place] ?? false;
    if (last?.isMatch === here) last.text += text[place] ?? "";
    else pieces.push({ text: text[place] ?? "", isMatch: here });
  }
  return pieces;
}
