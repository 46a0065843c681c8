// Generated from study/puzzle_progress.py, which says why, by `python3 dev.py generate`; a test checks that it is current.

export const FIRST_RATING = { rating: 1000, deviation: 150, volatility: 0.06 };
export const RATED_AFTER = 30;
export const GENTLE_COUNT = 10;
