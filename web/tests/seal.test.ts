import { expect, it } from "vitest";
import { check } from "../src/table/seal";

// printf 'regicide-seal/1|salt|castle-42' | sha256sum
const COMMITMENT = "36c297f3b392005ad2e6469b309c9583a63d4866d0bad1e81070b2e05944a2bc";

it("is true for the seed and salt it was made of, and for no others", async () => {
  const seal = { commitment: COMMITMENT, salt: "salt", seed: "castle-42" };
  expect(await check(seal)).toBe("true");
  expect(await check({ ...seal, seed: "castle-43" })).toBe("false");
});
