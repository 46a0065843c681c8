import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Decision, Review } from "../../src/core/review";

const LINK = "1.3..seed.-Ana+knight+-J%2E%20B.moves.0000";

/** They know the reader's settings, which ask the browser. */
let mistakes: typeof import("../../src/reviewing/mistakes");
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  mistakes = await import("../../src/reviewing/mistakes");
});
afterAll(() => vi.unstubAllGlobals());

it("practises marked moves that were checked, of the reader's seats", () => {
  const decision = (number: number, more: Partial<Decision>): Partial<Decision> => ({
    number, seat: 0, mark: "mistake", playouts: 64, is_being_checked: false, ...more,
  });
  const decisions = [
    decision(1, {}),
    decision(2, { mark: "blunder", seat: 2 }),
    decision(3, { mark: "slip" }),
    decision(4, { mark: null }),
    decision(5, { playouts: 0 }),
    decision(6, { is_being_checked: true }),
    decision(7, { seat: 1 }),
  ];
  const numbers = (seats: number[]): number[] => mistakes.mistakesIn({ decisions } as unknown as Review, seats).map(({ number }) => number);
  expect(numbers([0, 2])).toEqual([1, 2]);
  expect(numbers([0])).toEqual([1]);
  expect(numbers([])).toEqual([]);
});

it("knows everyone in a game of this device, and elsewhere who has the reader's name", async () => {
  const { identity } = await import("../../src/server/identity.svelte");
  identity.name = "J. B";
  expect(mistakes.ownSeats(LINK, new Set([LINK]))).toEqual([0, 2]);
  expect(mistakes.ownSeats(LINK, new Set())).toEqual([2]);
  identity.name = "Maren";
  expect(mistakes.ownSeats(LINK, new Set())).toEqual([]);
});
