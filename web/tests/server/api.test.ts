/** Requests to the server, before and after the sentences of the page are there. */

import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("a request may fail before the page can say so", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { onLine: false, languages: ["en"] });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const { takeWhenAnswered, errorText, isFromServer, listBots, NoAnswer } = await import("../../src/server/api");
  const { words } = await import("../../src/words/words.svelte");
  expect(words.isReady).toBe(false);
  const error = await listBots().catch((found: unknown) => found);
  expect(error).toBeInstanceOf(NoAnswer);
  expect(isFromServer(error)).toBe(true);
  await takeWhenAnswered(Promise.reject(error), () => expect.unreachable());
  await words.setLanguage("en");
  expect(errorText(error)).toBe("You are offline. Check your connection and try again.");
  expect((await listBots().catch((found: Error) => found)) as Error).toHaveProperty("message", "You are offline. Check your connection and try again.");
});
