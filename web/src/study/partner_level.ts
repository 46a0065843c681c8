/**
 * Which level of partners the reader may try next. All win or lose together: a player who wins can do with weaker
 * partners, a player who loses is helped by stronger ones. So the games stay open.
 */

import { LEVELS } from "../core/core_interface";
import { SHIPPED_BOTS } from "../base/bot_table";
import type { TableSummaryView } from "../wire";

export interface PartnerAdvice {
  /** The bot of the level to try: one step from the one that was chosen. */
  readonly bot: string;
  readonly level: number;
  /** The level of the games. */
  readonly from: number;
  readonly why: "won" | "lost";
}

type Played = Pick<TableSummaryView, "phase" | "result" | "seats" | "updated">;

const GAMES = 4;
const ENOUGH_WINS = 3;

/** Null if the last games with bots were of other levels, too few, or neither all lost nor mostly won. */
export function partnerAdvice(games: readonly Played[], chosen: string): PartnerAdvice | null {
  const from = levelOf(chosen);
  const last = games
    .filter(isWithBots)
    .sort((one, other) => other.updated - one.updated)
    .slice(0, GAMES);
  if (from === null || last.length < GAMES || !last.every((game) => botsOf(game).every((bot) => bot === chosen))) return null;
  const won = last.filter(({ result }) => result === "won").length;
  if (won >= ENOUGH_WINS) return advice(from, from - 1, "won");
  return won === 0 ? advice(from, from + 1, "lost") : null;
}

/** With no games to go by. */
const MIDDLE = LEVELS / 2;

/** The level at which the reader plays: that of their last game with bots, or the one advised after the last games. */
export function readersLevel(games: readonly Played[]): number {
  const last = games.filter(isWithBots).sort((one, other) => other.updated - one.updated)[0];
  const [bot = ""] = last ? botsOf(last) : [];
  return Math.min(partnerAdvice(games, bot)?.level ?? levelOf(bot) ?? MIDDLE, LEVELS);
}

function advice(from: number, level: number, why: PartnerAdvice["why"]): PartnerAdvice | null {
  const bot = SHIPPED_BOTS.find((each) => each.level === level)?.name;
  return bot === undefined ? null : { bot, level, from, why };
}

/** A game of one person with bots that is over. */
const isWithBots = (game: Played): boolean =>
  (game.result === "won" || game.result === "lost") &&
  botsOf(game).length > 0 &&
  game.seats.filter(({ name }) => name !== null).length === 1;

/** A bot that stands in for a person has no seat of its own. */
const botsOf = ({ seats }: Played): string[] => seats.flatMap(({ name, bot }) => (name === null && bot !== null ? [bot] : []));

const levelOf = (bot: string): number | null => SHIPPED_BOTS.find(({ name }) => name === bot)?.level ?? null;
