import { expect, it } from "vitest";
import { weakestFirst } from "../src/shared/bot_order";

it("lists bots from the weakest to the strongest, and unknown ones last", () => {
  const named = ["champion", "medallist", "newcomer", "knight", "random", "squire"];
  const bots = named.map((name) => ({ name, description: "" }));
  expect(weakestFirst(bots).map(({ name }) => name)).toEqual(
    ["random", "squire", "knight", "champion", "medallist", "newcomer"],
  );
});
