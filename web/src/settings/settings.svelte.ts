/** What a reader may set, kept on this device. */

import LANGUAGES from "../../../src/regicide/i18n/catalogues/languages.json";
import type { HandOrder } from "../game/hand";
import { keep, recall } from "../storage";

/** Code → its own name for itself. */
export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of our languages a browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return codes.find(isLanguage) ?? "en";
}

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";
export type Suits = "two" | "four";
export type CardSize = "small" | "normal" | "large";

interface Kept {
  language: Language;
  theme: Theme;
  suits: Suits;
  size: CardSize;
  motion: Motion;
  sound: boolean;
  order: HandOrder;
  bot: string;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(recall("settings") ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  suits = $state<Suits>("two");
  size = $state<CardSize>("normal");
  motion = $state<Motion>("auto");
  sound = $state(false);
  order = $state<HandOrder>("suit");
  /** The bot that fills seats in a game that is made in one click. */
  bot = $state("champion");
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    Object.assign(this, { language: preferred(navigator.languages) }, kept());
    const watch = (query: string, call: (matches: boolean) => void): void =>
      matchMedia(query).addEventListener("change", (event) => call(event.matches));
    watch("(prefers-color-scheme: dark)", (matches) => (this.#dark = matches));
    watch("(prefers-reduced-motion: reduce)", (matches) => (this.#still = matches));
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.#dark : this.theme === "dark";
  }

  get isStill(): boolean {
    return this.motion === "auto" ? this.#still : this.motion === "less";
  }

  /** To be called in an effect: keeps what is set, and shows it to the style sheets. */
  apply(): void {
    const { language, theme, suits, size, motion, sound, order, bot } = this;
    keep("settings", JSON.stringify({ language, theme, suits, size, motion, sound, order, bot }));
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["suits"] = suits;
    root.dataset["size"] = size;
    root.dataset["motion"] = this.isStill ? "less" : "full";
  }
}

export const settings = new Settings();
