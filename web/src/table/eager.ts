/** Tables somebody goes to in order to play at once: a rematch they asked for. */
export const eager = new Set<string>();
