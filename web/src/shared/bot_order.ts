/** The order of bots in menus. */

import type { BotView } from "../wire";

/** From the weakest to the strongest, as docs/bots.md lists them. */
export const BY_STRENGTH = ["random", "squire", "knight", "champion", "medallist"];

/** A bot that this page does not know comes last. */
const place = ({ name }: BotView): number => BY_STRENGTH.indexOf(name) + 1 || BY_STRENGTH.length + 1;

export const weakestFirst = (bots: readonly BotView[]): BotView[] =>
  [...bots].sort((one, other) => place(one) - place(other));
