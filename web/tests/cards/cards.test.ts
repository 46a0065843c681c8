import { describe, expect, it } from "vitest";
import { CARD_CODES, drawCard, sprite } from "../../src/cards/sprite";
import { LANGUAGES, pageCatalogue } from "../../catalogue_plugin";

describe("the cards", () => {
  it("are 52, the Jester and the back, each with a different drawing", () => {
    expect(CARD_CODES).toHaveLength(54);
    expect(new Set(CARD_CODES.map(drawCard)).size).toBe(54);
  });

  it.each(CARD_CODES.filter((code) => /^[2-9T]/.test(code)))("%s has as many cuts as its value", (code) => {
    const value = code.startsWith("T") ? 10 : Number(code.charAt(0));
    const cuts = drawCard(code).split("clip-path")[1]?.match(/<path/g);
    expect(cuts).toHaveLength(value);
  });

  it("have no style attribute, which the content policy forbids, and no invalid number", () => {
    expect(sprite()).not.toMatch(/style=|NaN|undefined/);
  });
});

describe("catalogues", () => {
  it.each(LANGUAGES)("%s has the messages of the pages, and no others", (language) => {
    const text = pageCatalogue(language);
    expect(text).toContain("\nerror-combo-too-high = ");
    expect(text).not.toContain("\nerror-bad-card");
    expect(text).toContain("\nhome-hero = ");
    expect(text).toContain("\nevent-yielded =");
  });
});
