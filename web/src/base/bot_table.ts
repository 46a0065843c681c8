// The bots. Generated from bots/bot_table.py by `python3 dev.py generate`; a test checks that it is current.

export interface ShippedBot {
  readonly name: string;
  /** Its number in the core; null: only a server has it. */
  readonly core: number | null;
  /** Its strength, where players choose by strength; null: not offered there. */
  readonly level: number | null;
  /** `bot-about-ABOUT` says how it plays. */
  readonly about: string;
  /** The bot whose face and names it has. */
  readonly face: string;
}

/** Weaker ones before stronger ones. */
export const SHIPPED_BOTS: readonly ShippedBot[] = [
  { name: "random", core: 0, level: null, about: "random", face: "random" },
  { name: "squire", core: 1, level: null, about: "squire", face: "squire" },
  { name: "six-rules", core: 6, level: null, about: "six-rules", face: "guard" },
  { name: "counting", core: 7, level: null, about: "counting", face: "guard" },
  { name: "level-1", core: 8, level: 1, about: "level", face: "squire" },
  { name: "level-2", core: 9, level: 2, about: "level", face: "squire" },
  { name: "level-3", core: 10, level: 3, about: "level", face: "squire" },
  { name: "level-4", core: 11, level: 4, about: "level", face: "guard" },
  { name: "level-5", core: 12, level: 5, about: "level", face: "guard" },
  { name: "level-6", core: 13, level: 6, about: "level", face: "guard" },
  { name: "level-7", core: 14, level: 7, about: "level", face: "knight" },
  { name: "level-8", core: 15, level: 8, about: "level", face: "knight" },
  { name: "knight", core: 2, level: null, about: "knight", face: "knight" },
  { name: "champion", core: 3, level: 9, about: "champion", face: "champion" },
  { name: "medallist", core: 4, level: null, about: "medallist", face: "medallist" },
];

export const DEFAULT_BOT = "champion";
