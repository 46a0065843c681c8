/** Moments and days in the reader's language, as they are written where the reader lives. */

/** English without a country is British here, as our spelling is. */
export function dateLanguage(page = document.documentElement.lang || "en", wanted: readonly string[] = navigator.languages): string {
  const found = wanted.find((each) => each.toLowerCase().startsWith(`${page}-`) && isLanguageTag(each));
  return found ?? (page === "en" ? "en-GB" : page);
}

/** Chromium names the locale of a machine without one `en-US@posix`, which its own dates refuse. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const dateText = (time: number, format: Intl.DateTimeFormatOptions = {}): string =>
  new Date(time).toLocaleDateString(dateLanguage(), format);

/** «18 Nov 2026, 14:03», in the reader's time zone. */
export const momentText = (time: number): string =>
  new Date(time).toLocaleString(dateLanguage(), { dateStyle: "medium", timeStyle: "short" });

/** «18 Nov 2026»: days of the server begin at midnight UTC. */
export const dayOfServerText = (time: number): string => dateText(time, { dateStyle: "medium", timeZone: "UTC" });
