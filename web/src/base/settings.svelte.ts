/** The settings of this device, kept in localStorage. */

import LANGUAGES from "../../../src/regicide/i18n/catalogues/languages.json";
import type { HandOrder } from "../game/hand";
import { loadItem, saveItem } from "./storage";

/** Language code → the language's own name. */
export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of our languages in the browser's list. */
function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return codes.find(isLanguage) ?? "en";
}

type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "full" | "less";
type Suits = "two" | "four";
/** How fast the story shows the moves of others. */
export type Speed = "calm" | "normal" | "fast" | "instant";
type CardSize = "small" | "normal" | "large";

interface SavedSettings {
  language: Language;
  theme: Theme;
  suits: Suits;
  size: CardSize;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  volume: number;
  alerts: boolean;
  order: HandOrder;
  bot: string;
  areReactionsHidden: boolean;
  isCounting: boolean;
}

function savedSettings(): Partial<SavedSettings> {
  try {
    return JSON.parse(loadItem("settings") ?? "{}") as Partial<SavedSettings>;
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
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** From 0.1 to 1. */
  volume = $state(1);
  /** Whether a notification tells the player that it is their turn. */
  alerts = $state(false);
  order = $state<HandOrder>("suit");
  /** The bot for games that are made in one click. */
  bot = $state("champion");
  /** Whether the reader does not want to see what others say in one tap. */
  areReactionsHidden = $state(false);
  /** Whether practice games count points with the reader. */
  isCounting = $state(false);
  #isSystemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #isSystemMotionReduced = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    Object.assign(this, { language: preferredLanguage(navigator.languages) }, savedSettings());
    const watch = (query: string, call: (matches: boolean) => void): void =>
      matchMedia(query).addEventListener("change", (event) => call(event.matches));
    watch("(prefers-color-scheme: dark)", (matches) => (this.#isSystemDark = matches));
    watch("(prefers-reduced-motion: reduce)", (matches) => (this.#isSystemMotionReduced = matches));
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.#isSystemDark : this.theme === "dark";
  }

  get isMotionReduced(): boolean {
    return this.motion === "auto" ? this.#isSystemMotionReduced : this.motion === "less";
  }

  /** To be called in an effect: saves the settings and sets the attributes that the style sheets use. */
  apply(): void {
    const { language, theme, suits, size, motion, speed, sound, volume, alerts, order, bot, areReactionsHidden, isCounting } = this;
    const saved: SavedSettings = { language, theme, suits, size, motion, speed, sound, volume, alerts, order, bot, areReactionsHidden, isCounting };
    saveItem("settings", JSON.stringify(saved));
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["suits"] = suits;
    root.dataset["size"] = size;
    root.dataset["motion"] = this.isMotionReduced ? "less" : "full";
  }
}

export const settings = new Settings();
