/** The bots that play at tables of this device: those of the core. */

import { DEFAULT_BOT, SHIPPED_BOTS } from "../base/bot_table";

export const BOTS_HERE = SHIPPED_BOTS.filter(({ core }) => core !== null).map(({ name }) => name);

/** A bot that only a server has gives its place to another. */
export const botHere = (bot: string): string => (BOTS_HERE.includes(bot) ? bot : DEFAULT_BOT);

/** Those that players choose among, by strength; the chosen one is always among them. */
export function offeredBots(bots: readonly string[], chosen: string): readonly string[] {
  const hidden = new Set(SHIPPED_BOTS.filter(({ level }) => level === null).map(({ name }) => name));
  return bots.filter((name) => name === chosen || !hidden.has(name));
}
