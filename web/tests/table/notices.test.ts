/** Which notice the lane of a table shows. */

import { expect, it } from "vitest";
import { type Notice, noticeToShow } from "../../src/table/lane/notices";

const notice = (kind: Notice["kind"], key: string = kind): Notice => ({ key, kind, icon: "x", text: key, answers: [] });
const shown = (notices: readonly Notice[], before: string | null = null): string | null =>
  noticeToShow(notices, before)?.key ?? null;

it("shows the most important notice first", () => {
  expect(shown([])).toBe(null);
  expect(shown([notice("offer"), notice("news"), notice("away"), notice("ask")])).toBe("ask");
});

it("keeps the notice that is being read, except for an alarm", () => {
  const others = [notice("offer"), notice("ask")];
  expect(shown(others, "offer")).toBe("offer");
  expect(shown([...others, notice("alarm", "link")], "offer")).toBe("link");
  expect(shown(others, "gone")).toBe("ask");
});
