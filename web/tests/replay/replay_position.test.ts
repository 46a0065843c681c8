/** How often stepping through a replay changes the address. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ReplayPosition } from "../../src/replay/replay_position.svelte";

let written: string[];

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  const location = { hash: "", pathname: "/replay/ABCDEF" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", {
    state: null,
    replaceState(_state: unknown, _title: string, address: string) {
      written.push(address);
      location.hash = address.slice(location.pathname.length);
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a step is in the address at once, and a dragged slider does not exceed the limit of browsers", () => {
  const position = new ReplayPosition(500);
  position.go(1);
  position.writeAddress();
  expect(written).toEqual(["/replay/ABCDEF#1"]);
  // Half a minute of dragging: each place replaces the one that waits, as an effect does.
  let forget: (() => void) | undefined;
  for (let place = 2; place <= 300; place++) {
    forget?.();
    position.go(place);
    forget = position.writeAddress();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(written.length).toBeLessThan(100);
  expect(written.at(-1)).toBe("/replay/ABCDEF#300");
});
