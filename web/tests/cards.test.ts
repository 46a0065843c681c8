import { describe, expect, it } from "vitest";
import { ALL, draw, sprite } from "../src/cards/sprite";
import { catalogue, LANGUAGES } from "../words";

describe("the cards", () => {
  it("are 52, the Jester and the back, no two drawn alike", () => {
    expect(ALL).toHaveLength(54);
    expect(new Set(ALL.map(draw)).size).toBe(54);
  });

  it.each(ALL.filter((code) => /^[2-9T]/.test(code)))("%s is cut as often as it is worth", (code) => {
    const worth = code.startsWith("T") ? 10 : Number(code.charAt(0));
    const gouges = draw(code).split("clip-path")[1]?.match(/<path/g);
    expect(gouges).toHaveLength(worth);
  });

  it("hold no style attribute, which the content policy would drop, and no broken number", () => {
    expect(sprite()).not.toMatch(/style=|NaN|undefined/);
  });
});

describe("catalogues", () => {
  it.each(LANGUAGES)("%s has what pages say, and no more", (language) => {
    const text = catalogue(language);
    expect(text).toContain("\nerror-combo-too-high = ");
    expect(text).not.toContain("\nerror-bad-card");
    expect(text).toContain("\nhome-hero = ");
    expect(text).toContain("\nevent-yielded =");
  });
});
