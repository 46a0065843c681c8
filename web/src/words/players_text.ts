import { say } from "./words.svelte";

/** «Solo», or the number of players. */
export const playersText = (players: number): string =>
  players === 1 ? say("home-solo") : say("player-count", { count: players });
