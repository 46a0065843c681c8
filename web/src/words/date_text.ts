/** Moments and days in the reader's language. */

const language = (): string => document.documentElement.lang || "en";

/** «18 Nov 2026, 14:03», in the reader's time zone. */
export const momentText = (time: number): string =>
  new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** «18 Nov 2026»: days of the server begin at midnight UTC. */
export const dayOfServerText = (time: number): string =>
  new Date(time).toLocaleDateString(language(), { dateStyle: "medium", timeZone: "UTC" });
