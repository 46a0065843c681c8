import { expect, it } from "vitest";
import { OPTIONS, readOptions, writeOptions } from "../src/shared/options";

it("writes nothing for the published game", () => expect(writeOptions({ hand: "" })).toBe(""));

it("writes options in the order of the notation, and reads them again", () => {
  const text = writeOptions({ talk: "casual", hand: "+1", overpay: "stop" });
  expect(text).toBe("overpay=stop,hand=+1,talk=casual");
  expect(readOptions(text)).toEqual([
    { name: "overpay", value: "stop" },
    { name: "hand", value: "+1" },
    { name: "talk", value: "casual" },
  ]);
});

it("offers every value except the published one", () => {
  const values = Object.fromEntries(OPTIONS.map(({ name, values }) => [name, values]));
  expect(values["hand"]).toEqual(["-2", "-1", "+1", "+2"]);
  expect(values["combo"]).not.toContain("10");
  expect(values["combo"]?.length).toBe(14);
});
