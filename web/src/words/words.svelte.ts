/** The sentences of the language that is set, from the same Fluent files the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import CATALOGUES from "virtual:words";
import type { Language } from "../settings/settings.svelte";
import { type Book, readBook } from "./books";

export type Facts = Record<string, FluentVariable>;

export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

interface Wanted {
  readonly language: Language;
  readonly books: ReadonlySet<Book>;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #books = $state.raw<ReadonlySet<Book>>(new Set());
  #wanted: Wanted = { language: "en", books: new Set() };
  #reading: Promise<void> = Promise.resolve();

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  /** Whether the sentences of a book can be said. */
  has(book: Book): boolean {
    return this.#books.has(book);
  }

  /** Where a language cannot be had, the one that is there stays. */
  speak(language: Language): Promise<void> {
    return this.#read({ ...this.#wanted, language });
  }

  /** Have a book at hand from now on, in whatever language is set. */
  open(book: Book): Promise<void> {
    if (this.has(book)) return Promise.resolve(); // whatever became of others
    return this.#read({ ...this.#wanted, books: new Set([...this.#wanted.books, book]) });
  }

  #read(wanted: Wanted): Promise<void> {
    const before = this.#wanted;
    this.#wanted = wanted;
    this.#reading = this.#load(wanted).catch((error: unknown) => {
      // What cannot be had is not wanted for ever: everything else could not be had either.
      if (this.#wanted === wanted) this.#wanted = before;
      throw error;
    });
    return this.#reading;
  }

  async #load(wanted: Wanted): Promise<void> {
    const { language, books } = wanted;
    const [main, ...more] = await Promise.all([
      CATALOGUES[language]().then((module) => module.default),
      ...[...books].map((book) => readBook(book, language)),
    ]);
    // Whoever changes their mind meanwhile gets what they asked for last.
    if (this.#wanted !== wanted) return this.#reading;
    this.#bundle = makeBundle(language, main, ...more);
    this.#books = books;
    document.documentElement.lang = language;
  }

  say(name: string, facts: Facts = {}): string {
    const pattern = this.#bundle?.getMessage(name)?.value;
    if (!this.#bundle || !pattern) throw new Error(`no message ${name}`);
    return this.#bundle.formatPattern(pattern, facts);
  }

  knows(name: string): boolean {
    return this.#bundle?.hasMessage(name) ?? false;
  }
}

export const words = new Words();

/** A message with its variables filled in. */
export const say = (name: string, facts?: Facts): string => words.say(name, facts);
