import { expect, it } from "vitest";
import { dateLanguage } from "../../src/words/date_text";

it("writes dates as where the reader lives, and English ones as our spelling is", () => {
  expect(dateLanguage("en", ["en-US", "en"])).toBe("en-US");
  expect(dateLanguage("en", ["es-ES"])).toBe("en-GB");
  expect(dateLanguage("en", ["en"])).toBe("en-GB");
  expect(dateLanguage("es", ["ca-ES", "es-MX"])).toBe("es-MX");
  expect(dateLanguage("zh", [])).toBe("zh");
  expect(dateLanguage("en", ["en-US@posix"])).toBe("en-GB");
});
