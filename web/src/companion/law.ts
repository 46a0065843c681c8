// The law as the companion looks it up. Written by `python3 dev.py generate`; a test holds it current.

export interface Law {
  /** §1.2 the ranks of the castle, top card first. */
  readonly castle: string;
  /** In canonical order, the Jester last. */
  readonly ranks: readonly string[];
  /** §2.1 what a card is worth, by rank. */
  readonly values: Readonly<Record<string, number>>;
  /** §2.2 health and attack of an enemy, by rank. */
  readonly enemies: Readonly<Record<string, readonly [number, number]>>;
  /** §1.4 by players: the largest hand. */
  readonly hands: readonly number[];
  /** §1.4, §12.1 by players, then by how many fewer: Jesters in the tavern, Jesters aside. */
  readonly jesters: readonly (readonly number[])[];
  readonly aside: readonly (readonly number[])[];
  /** §3 what a rank is to a play: Ace, number, royal or Jester. */
  readonly kinds: Readonly<Record<string, string>>;
  /** §3 the kinds of a legal play → the fewest and the most suits it has. */
  readonly plays: Readonly<Record<string, readonly [number, number]>>;
  /** §3.2 the kinds of plays whose total is limited, and the reason above it. */
  readonly combos: readonly string[];
  readonly excess: string;
  /** §3 the kinds of a play, then the kind of one more card, `=` for a rank that is there → a reason, or `none` is left. */
  readonly joining: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Reason → the clause it rests on. */
  readonly clauses: Readonly<Record<string, string>>;
  /** §4.4 the suits in the order they act; §4.7 those that double the damage; §4.8 those that count as spades. */
  readonly order: string;
  readonly doubling: string;
  readonly shielding: string;
  /** §4.3, §8.2, §8.5 suit of the enemy, and `*` once a Jester lies there → immune suit; whether spades count. */
  readonly sway: Readonly<Record<string, readonly [string, boolean]>>;
  /** §5, §6, §8 what came of a move → by how many seats the turn moves on, and what the game waits for. */
  readonly turns: Readonly<Record<string, readonly [number, string]>>;
  /** §9, §13 `option/everyone else yielded/oneself` → why there is no yielding; alone, the option is another. */
  readonly unyieldable: Readonly<Record<string, string>>;
  /** §12.3 by flips used. */
  readonly medals: readonly string[];
}

export const LAW: Law = {
  castle: "JJJJQQQQKKKK",
  ranks: ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "Je"],
  values: {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 15, "K": 20, "Je": 0},
  enemies: {"J": [20, 10], "Q": [30, 15], "K": [40, 20]},
  hands: [8, 7, 6, 5],
  jesters: [[0, 0, 0], [0, 0, 0], [1, 0, 0], [2, 1, 0]],
  aside: [[2, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  kinds: {"A": "A", "2": "n", "3": "n", "4": "n", "5": "n", "6": "n", "7": "n", "8": "n", "9": "n", "T": "n", "J": "r", "Q": "r", "K": "r", "Je": "*"},
  plays: {"": [0, 0], "A": [1, 1], "n": [1, 1], "r": [1, 1], "*": [0, 0], "AA": [2, 2], "An": [1, 2], "Ar": [1, 2], "nn": [2, 2], "nnn": [3, 3], "nnnn": [4, 4]},
  combos: ["nn", "nnn", "nnnn"],
  excess: "combo-too-high",
  joining: {"": {}, "A": {"*": "jester-not-alone"}, "n": {"n": "ranks-differ", "r": "ranks-differ", "*": "jester-not-alone"}, "r": {"n": "ranks-differ", "=": "royals-in-combo", "r": "ranks-differ", "*": "jester-not-alone"}, "*": {"A": "jester-not-alone", "n": "jester-not-alone", "r": "jester-not-alone", "*": "jester-not-alone"}, "AA": {"A": "ace-in-combo", "n": "ace-in-combo", "r": "ace-in-combo", "*": "jester-not-alone"}, "An": {"A": "ace-in-combo", "=": "ace-in-combo", "n": "ace-in-combo", "r": "ace-in-combo", "*": "jester-not-alone"}, "Ar": {"A": "ace-in-combo", "n": "ace-in-combo", "=": "ace-in-combo", "r": "ace-in-combo", "*": "jester-not-alone"}, "nn": {"A": "ace-in-combo", "n": "ranks-differ", "r": "ranks-differ", "*": "jester-not-alone"}, "nnn": {"A": "ace-in-combo", "n": "ranks-differ", "r": "ranks-differ", "*": "jester-not-alone"}, "nnnn": {"A": "ace-in-combo", "=": "none", "n": "ranks-differ", "r": "ranks-differ", "*": "jester-not-alone"}},
  clauses: {"ace-in-combo": "§3.4", "all-others-yielded": "§9.1", "combo-too-high": "§3.2", "jester-not-alone": "§3.5", "no-jester-left": "§12.1", "ranks-differ": "§3.2", "royals-in-combo": "§3.2", "solo-yield": "§9.2", "yielded-last-turn": "§13.1", "yielding-off": "§13.3"},
  order: "hdcs",
  doubling: "c",
  shielding: "s",
  sway: {"c": ["c", true], "c*": ["", true], "d": ["d", true], "d*": ["", true], "h": ["h", true], "h*": ["", true], "s": ["s", false], "s*": ["", true]},
  turns: {"struck": [0, "suffer"], "held": [1, "play"], "fallen": [0, "play"], "last": [0, "won"], "covered": [1, "play"], "jester": [0, "name"], "named": [0, "play"]},
  unyieldable: {"never/y/-": "solo-yield", "never/y/y": "solo-yield", "on/y/-": "all-others-yielded", "on/y/y": "all-others-yielded", "not-twice-running/y/y": "yielded-last-turn", "off/y/-": "yielding-off", "off/y/y": "yielding-off", "off/-/-": "yielding-off", "off/-/y": "yielding-off"},
  medals: ["gold", "silver", "bronze"],
};
