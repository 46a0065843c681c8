/** The options of §13 and their notation. tests/web/test_options.py compares them with the Python code. */

const range = (lowest: number, highest: number, normal: number, signed: boolean): string[] => {
  const found: string[] = [];
  for (let value = lowest; value <= highest; value += 1) {
    if (value !== normal) found.push(signed && value > 0 ? `+${value}` : String(value));
  }
  return found;
};

/** In the order of the notation; the values are those that differ from the published game. */
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

/** The chosen options in notation; empty: the published game. */
export const writeOptions = (chosen: Record<string, string>): string =>
  OPTIONS.filter(({ name }) => chosen[name])
    .map(({ name }) => `${name}=${chosen[name]}`)
    .join(",");

/** The names and values in the notation of options. */
export const readOptions = (text: string): { name: string; value: string }[] =>
  text
    .split(",")
    .filter(Boolean)
    .map((piece) => {
      const [name = "", value = ""] = piece.split("=");
      return { name, value };
    });
