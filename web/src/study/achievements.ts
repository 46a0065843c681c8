/** Achievements («seals»): as src/regicide/study/achievements.py, in the same order. */

import { dailyOf } from "./daily";
import { companyOf, exactKills, type GameFacts } from "./game_facts";

const isWon = ({ result }: GameFacts): boolean => result === "won";

/** Options that are not the published ones have a sign. */
const isHardened = ({ options }: GameFacts): boolean =>
  ["health=+", "attack=+"].every((start) => options.split(",").some((option) => option.startsWith(start)));

const isDaily = ({ seed, players, options }: GameFacts): boolean =>
  dailyOf(seed ?? "")?.players === players && !options;

const REACHED = {
  victory: isWon,
  gold: ({ medal }) => medal === "gold",
  two: (facts) => isWon(facts) && facts.players === 2,
  three: (facts) => isWon(facts) && facts.players === 3,
  four: (facts) => isWon(facts) && facts.players === 4,
  friends: (facts) => isWon(facts) && companyOf(facts) === "people",
  daily: (facts) => isWon(facts) && isDaily(facts),
  hardened: (facts) => isWon(facts) && isHardened(facts),
  swift: (facts) => isWon(facts) && facts.turns <= 33,
  dry: (facts) => isWon(facts) && facts.dry,
  jacks: ({ marks }) => marks.slice(0, 4) === "xxxx",
  queens: ({ marks }) => marks.slice(4, 8) === "xxxx",
  kings: ({ marks }) => marks.slice(8) === "xxxx",
  eight: (facts) => exactKills(facts) >= 8,
  blow: ({ blow }) => blow >= 40,
  combo: ({ cards }) => cards >= 3,
  duel: ({ duel }) => duel,
  shield: ({ shielded }) => shielded > 0,
  healer: ({ healed }) => healed >= 20,
  feast: ({ drawn }) => drawn >= 10,
  measure: ({ covers }) => covers >= 10,
} as const satisfies Record<string, (facts: GameFacts) => boolean>;

export type Achievement = keyof typeof REACHED;
export const ACHIEVEMENTS = Object.keys(REACHED) as Achievement[];

export const achievementsOf = (facts: GameFacts): Achievement[] =>
  facts.helped || facts.known || !facts.people.length ? [] : ACHIEVEMENTS.filter((name) => REACHED[name](facts));

/** How many games reach each. */
export function achieved(games: readonly GameFacts[]): Record<Achievement, number> {
  const counts = Object.fromEntries(ACHIEVEMENTS.map((name) => [name, 0])) as Record<Achievement, number>;
  for (const name of games.flatMap(achievementsOf)) counts[name] += 1;
  return counts;
}
