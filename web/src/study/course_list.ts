// Generated from study/lesson_course.py by `python3 dev.py generate`; a test checks that it is current.

/** Of each part, in the order of the course. */
export const LESSONS_OF_RULES = ["goal", "turn", "spades", "hearts", "diamonds", "clubs", "immune", "combos", "companions", "exact", "careful", "yield", "jester", "flip"];
export const LESSONS_OF_PLAY = ["draw-early", "draw-early-again", "keep-diamonds", "keep-diamonds-again", "when-to-kill", "when-to-kill-again", "where-to-shield", "where-to-shield-again", "heal-early", "heal-early-again", "what-to-pay", "what-to-pay-again", "pairs", "pairs-again", "exact-kills", "exact-kills-again", "whom-to-name", "whom-to-name-again", "when-to-yield", "when-to-yield-again", "when-to-flip", "when-to-flip-again"];

/** The first lesson with the same idea: it names the chapter. */
export const chapterOf = (lesson: string): string => lesson.replace(/-again$/, "");

/** The chapter about what a reason says. */
export const CHAPTER_OF_REASON: Readonly<Record<string, string>> = {
  "kill-early": "when-to-kill",
  "kill-ends-draws": "when-to-kill",
  "kill-late": "when-to-kill",
  "kill-late-unhurt": "when-to-kill",
  "exact-kill": "exact-kills",
  "exact-costly": "exact-kills",
  "shield": "where-to-shield",
  "shield-idle": "where-to-shield",
  "draws": "draw-early",
  "draws-wasted": "draw-early",
  "heals": "heal-early",
  "hearts-small-pile": "heal-early",
  "runs-dry": "heal-early",
  "last-diamond": "keep-diamonds",
  "needed-draw": "keep-diamonds",
  "needed-kill": "what-to-pay",
  "needed-heal": "what-to-pay",
  "needed-shield": "what-to-pay",
  "needed-pay": "what-to-pay",
  "saves-cards": "what-to-pay",
  "jester": "whom-to-name",
  "needed-jester": "whom-to-name",
  "next-holds": "whom-to-name",
  "yields": "when-to-yield",
  "yields-nothing": "when-to-yield",
  "flip-early": "when-to-flip",
  "flip-late": "when-to-flip",
};

/** The chapter against a habit. */
export const CHAPTER_OF_HABIT: Readonly<Record<string, string>> = {
  "early-kills": "when-to-kill",
  "late-kills": "when-to-kill",
  "payments": "what-to-pay",
  "draws": "draw-early",
  "hearts": "heal-early",
  "blows": "where-to-shield",
  "next-player": "when-to-yield",
  "flips": "when-to-flip",
};

/** Advice → games lost of 100 by obeying it: solo, with two, three and four players. */
export const WRONG_ADVICE: readonly (readonly [string, ...(number | null)[]])[] = [
  ["exact", 34, 25, 19, 37],
  ["kill", 46, 44, 39, 67],
  ["cover", 27, 6, 5, 11],
  ["draws", 60, 67, 33, 31],
  ["hearts", 45, 28, 14, 17],
  ["shield", 21, 9, 7, 12],
  ["value", 54, 17, 8, 8],
  ["cards", 53, 26, 7, 5],
  ["jester", null, null, 9, 23],
  ["self", null, null, 1.3, 21.5],
  ["flip-five", 38, null, null, null],
  ["flip-diamond", 55, null, null, null],
];

/** Chapter → its practice game: how many play, and the numbers of deals in which the idea comes up often. */
export const PRACTICE_DEALS: Readonly<Record<string, { players: number; deals: readonly number[] }>> = {
  "draw-early": { players: 2, deals: [6, 11, 12, 20, 21, 23, 27, 28, 32, 35, 36, 38] },
  "keep-diamonds": { players: 2, deals: [6, 10, 12, 13, 22, 26, 27, 32, 33, 34, 38, 40] },
  "when-to-kill": { players: 2, deals: [3, 6, 9, 10, 11, 12, 16, 21, 27, 30, 36, 38] },
  "where-to-shield": { players: 2, deals: [2, 4, 5, 8, 25, 30, 32, 35, 36, 37, 38, 39] },
  "heal-early": { players: 2, deals: [1, 4, 9, 13, 14, 17, 21, 24, 28, 30, 34, 37] },
  "what-to-pay": { players: 2, deals: [4, 5, 8, 19, 21, 23, 31, 35, 36, 37, 38, 40] },
  "pairs": { players: 2, deals: [3, 7, 10, 18, 20, 23, 25, 27, 29, 32, 33, 38] },
  "exact-kills": { players: 2, deals: [1, 3, 5, 7, 12, 13, 14, 15, 16, 20, 29, 38] },
  "whom-to-name": { players: 4, deals: [1, 2, 5, 12, 19, 20, 23, 26, 29, 38, 39, 40] },
  "when-to-yield": { players: 4, deals: [2, 4, 6, 11, 12, 15, 17, 20, 25, 26, 29, 33] },
  "when-to-flip": { players: 1, deals: [3, 4, 10, 12, 13, 23, 27, 28, 29, 30, 32, 34] },
};
