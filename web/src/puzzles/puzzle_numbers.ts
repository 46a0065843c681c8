// Generated from study/puzzle_progress.py, which says why, and the themes of the core by `python3 dev.py generate`; a test checks that it is current.

export const FIRST_RATING = { rating: 1000, deviation: 150, volatility: 0.06 };
export const RATED_AFTER = 30;
export const GENTLE_COUNT = 10;

/** What a puzzle is about. */
export const THEMES = ["kills", "payments", "draws", "hearts", "blows", "next-player", "flips"] as const;
export type Theme = (typeof THEMES)[number];
/** The theme of a reason; a reason that is missing here has none. */
export const THEME_OF_REASON: Readonly<Record<string, Theme>> = {
  "damages": "blows",
  "draws": "draws",
  "draws-wasted": "draws",
  "exact-costly": "kills",
  "exact-kill": "kills",
  "flip-early": "flips",
  "flip-late": "flips",
  "heals": "hearts",
  "hearts-small-pile": "hearts",
  "jester": "next-player",
  "kill-early": "kills",
  "kill-ends-draws": "kills",
  "kill-late": "kills",
  "kill-late-unhurt": "kills",
  "last-diamond": "payments",
  "lucky-draw": "blows",
  "needed-draw": "payments",
  "needed-heal": "payments",
  "needed-jester": "next-player",
  "needed-kill": "payments",
  "needed-pay": "payments",
  "needed-shield": "payments",
  "next-holds": "next-player",
  "runs-dry": "hearts",
  "saves-cards": "payments",
  "shield": "blows",
  "shield-idle": "blows",
  "stuck": "blows",
  "unpaid": "blows",
  "wins": "kills",
  "yields": "next-player",
  "yields-nothing": "next-player",
};
