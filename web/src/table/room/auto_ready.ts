/** Codes of rematches that the player asked for: the table page sends `be-ready` there at once. */
export const autoReady = new Set<string>();
