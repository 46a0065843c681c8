/** The sentences of the chosen language, from the same Fluent files that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import CATALOGUES from "virtual:words";
import type { Language } from "../base/settings.svelte";
import { fetchLongText, type LongText } from "./long_texts";

export type Facts = Record<string, FluentVariable>;

function makeBundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

interface WantedTexts {
  readonly language: Language;
  readonly longTexts: ReadonlySet<LongText>;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #longTexts = $state.raw<ReadonlySet<LongText>>(new Set());
  #wanted: WantedTexts = { language: "en", longTexts: new Set() };
  #loading: Promise<void> = Promise.resolve();

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  /** Whether the messages of a long text are loaded. */
  hasLongText(name: LongText): boolean {
    return this.#longTexts.has(name);
  }

  /** If the language cannot be loaded, the current one stays. */
  setLanguage(language: Language): Promise<void> {
    return this.#load({ ...this.#wanted, language });
  }

  /** Loads a long text, and from now on loads it again with every change of language. */
  loadLongText(name: LongText): Promise<void> {
    if (this.hasLongText(name)) return Promise.resolve(); // even if another load has failed
    return this.#load({ ...this.#wanted, longTexts: new Set([...this.#wanted.longTexts, name]) });
  }

  #load(wanted: WantedTexts): Promise<void> {
    const before = this.#wanted;
    this.#wanted = wanted;
    this.#loading = this.#fetch(wanted).catch(async (error: unknown) => {
      // Forget a text that cannot be loaded: all texts are loaded together, so it would block the others.
      if (this.#wanted === wanted) {
        this.#wanted = before;
        // Without a language the page could not even say that the text is missing.
        if (!this.#bundle && wanted.longTexts.size) await this.#load(before);
      }
      throw error;
    });
    return this.#loading;
  }

  async #fetch(wanted: WantedTexts): Promise<void> {
    const { language, longTexts } = wanted;
    const [main, ...more] = await Promise.all([
      CATALOGUES[language]().then((module) => module.default),
      ...[...longTexts].map((name) => fetchLongText(name, language)),
    ]);
    // A newer request has replaced this one.
    if (this.#wanted !== wanted) return this.#loading;
    this.#bundle = makeBundle(language, main, ...more);
    this.#longTexts = longTexts;
    document.documentElement.lang = language;
  }

  say(name: string, facts: Facts = {}): string {
    const pattern = this.#bundle?.getMessage(name)?.value;
    if (!this.#bundle || !pattern) throw new Error(`no message ${name}`);
    return this.#bundle.formatPattern(pattern, facts);
  }

  hasMessage(name: string): boolean {
    return this.#bundle?.hasMessage(name) ?? false;
  }
}

export const words = new Words();

/** A message with its variables filled in. */
export const say = (name: string, facts?: Facts): string => words.say(name, facts);

/** Sentences that are not empty, one after the other; Chinese has no space between them. */
export const saySentences = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).reduce((first, second) => (first ? say("two-sentences", { first, second }) : second), "");
