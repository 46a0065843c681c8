/** The numbers of the method of counting points (docs/strategy.md), as they are printed. */

/** What counts, with others, solo. */
export const COUNTING: readonly (readonly [string, string, string])[] = [
  ["hand", "−2", "−1"],
  ["club", "−2", "−1"],
  ["diamond", "+2", "+4"],
  ["ace", "+6", "+6"],
  ["jester", "8", "–"],
  ["no-diamond", "−20", "−15"],
  ["drawn", "+5", "+4"],
  ["others", "+8", "–"],
  ["tavern", "+3", "+1½"],
  ["discards", "−1", "−½"],
  ["attack", "−½", "0"],
  ["health", "−½", "−¾"],
  ["product", "0", "−1/200"],
  ["kill", "+17", "+17"],
  ["exact-jack", "0", "+2"],
  ["exact-queen", "+10", "+8"],
  ["exact-king", "+10", "+17"],
  ["next-blow", "−4", "0"],
  ["next-player", "−3", "–"],
  ["yield", "−20", "–"],
  ["flip", "–", "−80"],
  ["lucky", "−60", "−60"],
];
export const RULE_COUNT = 6;
