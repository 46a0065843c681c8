// The bots. Generated from bots/bot_table.py by `python3 dev.py generate`; a test checks that it is current.

export interface ShippedBot {
  readonly name: string;
  /** Its number in the core; null: only a server has it. */
  readonly core: number | null;
}

/** From the weakest to the strongest. */
export const SHIPPED_BOTS: readonly ShippedBot[] = [
  { name: "random", core: 0 },
  { name: "squire", core: 1 },
  { name: "knight", core: 2 },
  { name: "champion", core: 3 },
  { name: "medallist", core: 4 },
];

export const DEFAULT_BOT = "champion";
