/** Codes of rematches that the player asked for: the table page says «ready» there at once. */
export const autoReady = new Set<string>();
