/** The sentences of the language that is set, from the same Fluent files the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import names from "virtual:words/names";
import type { Language } from "../settings/settings.svelte";

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  es: () => import("virtual:words/es"),
  ca: () => import("virtual:words/ca"),
  id: () => import("virtual:words/id"),
  zh: () => import("virtual:words/zh"),
};

export type Facts = Record<string, FluentVariable>;

/** The text of a language with the names put back before what they name. */
export function withNames(text: string, names: readonly string[]): string {
  let at = 0;
  return text.replace(/^=/gm, () => `${names[at++]}=`);
}

export function makeBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return bundle;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Language | null = null;

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const { default: text } = await CATALOGUES[language]();
    // Whoever changes their mind meanwhile gets what they asked for last.
    if (this.#wanted === language) {
      this.#bundle = makeBundle(language, withNames(text, names.split(" ")));
    }
  }

  say(name: string, facts: Facts = {}): string {
    const pattern = this.#bundle?.getMessage(name)?.value;
    if (!this.#bundle || !pattern) throw new Error(`no message ${name}`);
    return this.#bundle.formatPattern(pattern, facts);
  }

  has(name: string): boolean {
    return this.#bundle?.hasMessage(name) ?? false;
  }
}

export const words = new Words();

/** A message with its variables filled in. */
export const say = (name: string, facts?: Facts): string => words.say(name, facts);
