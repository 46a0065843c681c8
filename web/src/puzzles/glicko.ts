/**
 * Glicko-2: a rating that goes up and down with every puzzle, and knows how uncertain it is.
 *
 * src/regicide/study/glicko.py names the source, and rates alike: tests/golden/puzzles.json.
 */

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
const CONSTRAINT = 0.5;
const LEAST_DEVIATION = 45;
const PRECISION = 1e-6;
const PUZZLE_DEVIATION = 80;

export const FIRST_RATING: Rating = { rating: MIDDLE, deviation: 350, volatility: 0.06 };

/** The rating after a puzzle. */
export function rate(player: Rating, difficulty: number, isSolved: boolean): Rating {
  const mu = (player.rating - MIDDLE) / SCALE;
  const phi = player.deviation / SCALE;
  const weight = weightOf(PUZZLE_DEVIATION / SCALE);
  const expected = 1 / (1 + Math.exp(-weight * (mu - (difficulty - MIDDLE) / SCALE)));
  const variance = 1 / (weight ** 2 * expected * (1 - expected));
  const surprise = weight * (Number(isSolved) - expected);
  const volatility = volatilityOf(player.volatility, phi, variance, variance * surprise);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    rating: MIDDLE + SCALE * (mu + after ** 2 * surprise),
    deviation: Math.max(LEAST_DEVIATION, SCALE * after),
    volatility,
  };
}

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

function volatilityOf(volatility: number, phi: number, variance: number, improvement: number): number {
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (improvement ** 2 - spread)) / (2 * spread ** 2) - (x - start) / CONSTRAINT ** 2;
  };
  let low = start;
  let high: number;
  if (improvement ** 2 > phi ** 2 + variance) high = Math.log(improvement ** 2 - phi ** 2 - variance);
  else {
    let steps = 1;
    while (f(start - steps * CONSTRAINT) < 0) steps += 1;
    high = start - steps * CONSTRAINT;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
