/** The sentences of the language that is set, from the same Fluent files the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../settings/settings.svelte";
import { type Book, readBook } from "./books";

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  es: () => import("virtual:words/es"),
  ca: () => import("virtual:words/ca"),
  id: () => import("virtual:words/id"),
  zh: () => import("virtual:words/zh"),
};

export type Facts = Record<string, FluentVariable>;

export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #books = $state.raw<ReadonlySet<Book>>(new Set());
  #wanted: { language: Language; books: ReadonlySet<Book> } = { language: "en", books: new Set() };

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  /** Whether the sentences of a book can be said. */
  has(book: Book): boolean {
    return this.#books.has(book);
  }

  speak(language: Language): Promise<void> {
    return this.#read({ ...this.#wanted, language });
  }

  /** Have a book at hand from now on, in whatever language is set. */
  open(book: Book): Promise<void> {
    return this.#read({ ...this.#wanted, books: new Set([...this.#wanted.books, book]) });
  }

  async #read(wanted: { language: Language; books: ReadonlySet<Book> }): Promise<void> {
    this.#wanted = wanted;
    const { language, books } = wanted;
    const [main, ...more] = await Promise.all([
      CATALOGUES[language]().then((module) => module.default),
      ...[...books].map((book) => readBook(book, language)),
    ]);
    // Whoever changes their mind meanwhile gets what they asked for last.
    if (this.#wanted !== wanted) return;
    this.#bundle = makeBundle(language, main, ...more);
    this.#books = books;
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
