// §13: what a table may agree to change, and how it is written. tests/web holds it to the notation.

const range = (lowest: number, highest: number, normal: number, signed: boolean): string[] => {
  const found: string[] = [];
  for (let value = lowest; value <= highest; value += 1) {
    if (value !== normal) found.push(signed && value > 0 ? `+${value}` : String(value));
  }
  return found;
};

/** In the order they are written; the values are those that differ from the game as published. */
export const OPTIONS: readonly { name: string; values: readonly string[] }[] = [
  { name: "solo-yield", values: ["not-twice-running"] },
  { name: "overpay", values: ["stop"] },
  { name: "hand", values: range(-2, 2, 0, true) },
  { name: "jesters", values: ["-1", "-2"] },
  { name: "health", values: range(-10, 10, 0, true) },
  { name: "attack", values: range(-5, 5, 0, true) },
  { name: "yield", values: ["off"] },
  { name: "combo", values: range(4, 18, 10, false) },
  { name: "talk", values: ["casual"] },
  { name: "hands", values: ["open"] },
];

/** What was chosen, as notation writes it; empty: the game as published. */
export const writeOptions = (chosen: Record<string, string>): string =>
  OPTIONS.filter(({ name }) => chosen[name])
    .map(({ name }) => `${name}=${chosen[name]}`)
    .join(",");

/** Whether a value is a word that wants translating, not a number. */
export const isWord = (value: string): boolean => /[a-z]/.test(value);

/** Options from their text: name and value, in order. */
export const readOptions = (text: string): { name: string; value: string }[] =>
  text
    .split(",")
    .filter(Boolean)
    .map((piece) => {
      const [name = "", value = ""] = piece.split("=");
      return { name, value };
    });
