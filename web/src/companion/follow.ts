/** From one moment to the next: whether a deed is possible, and what came of it. */

import { comboLimit, jestersOf } from "./agreed";
import type { Deed } from "./deeds";
import { foresee } from "./foresee";
import { LAW } from "./law";
import { isWhole, JESTER, type Play, rankOf, refuse, type Refusal, whyNotJoin } from "./play";
import { isBeaten, nextRank, type Step, type Track, unyieldable } from "./track";

/** The steps at which each deed can be told. */
const DUE: Record<Deed["do"], readonly Step[]> = {
  reveal: ["reveal"],
  play: ["play"],
  yield: ["play"],
  name: ["name"],
  cover: ["suffer"],
  flip: ["play", "suffer"],
  lose: ["play", "suffer"],
};

/** Whether the game waits for such a deed. */
export const isDue = ({ step, agreed }: Track, deed: Deed): boolean =>
  DUE[deed.do].includes(step) && (deed.do !== "flip" || agreed.players === 1);

/** Why something that is due cannot be; null if it can. */
export function whyNot(track: Track, deed: Deed): Refusal | null {
  switch (deed.do) {
    case "reveal":
      return whyNotReveal(track, deed.card);
    case "play":
      return whyNotPlay(track, deed.play);
    case "yield":
      return byLaw(unyieldable(track));
    case "flip":
      return track.aside ? null : byLaw("no-jester-left");
    case "name":
      return deed.seat < track.agreed.players ? null : refuse("no-such-player", "§8.3");
    default:
      return null;
  }
}

const byLaw = (code: string): Refusal | null =>
  code ? refuse(code, LAW.clauses[code] ?? "") : null;

function whyNotReveal(track: Track, card: string): Refusal | null {
  if (isBeaten(track, card)) return refuse("royal-twice", "§1.1", { card });
  const rank = nextRank(track);
  return card.startsWith(rank) ? null : refuse("royal-out-of-order", "§1.2", { card, rank });
}

function whyNotPlay(track: Track, play: Play): Refusal | null {
  for (const [at, rank] of play.ranks.entries()) {
    const why = whyNotAdd(track, play.ranks.slice(0, at), rank);
    if (why) return why;
  }
  const [impossible] = play.cards.map((card) => whyNotCard(track, card)).filter((why) => why);
  return impossible ?? (isWhole(play) ? null : refuse("suits", "§1.1"));
}

/** Why no card of this rank can join those chosen. */
export function whyNotAdd(track: Track, ranks: readonly string[], rank: string): Refusal | null {
  const [jesters] = jestersOf(track.agreed);
  if (rank === JESTER && track.jesters >= jesters) return refuse("none", "§1.4");
  if (LAW.castle.includes(rank) && !track.fates.some(({ card }) => card.startsWith(rank))) {
    return refuse("not-beaten", "§7.1", { card: rank });
  }
  return whyNotJoin(ranks, rank, comboLimit(track.agreed));
}

/** Why this very card cannot have been played. */
export function whyNotCard(track: Track, card: string): Refusal | null {
  if (track.lying.includes(card)) return refuse("lies-there", "§5.3", { card });
  const isRoyal = LAW.castle.includes(rankOf(card));
  return isRoyal && !isBeaten(track, card) ? refuse("not-beaten", "§7.1", { card }) : null;
}

/** What came of a deed that can be. */
export function follow(track: Track, deed: Deed): Track {
  switch (deed.do) {
    case "reveal":
      return { ...track, step: "play", enemy: deed.card, damage: 0, spades: 0, lying: [], jesters: 0 };
    case "play":
      return afterPlay(track, deed.play);
    case "yield":
      return goOn(mark(track, true), foresee(track, null).came);
    case "cover":
      return goOn(track, "covered");
    case "name":
      return goOn({ ...track, seat: deed.seat }, "named");
    case "flip":
      return { ...track, aside: track.aside - 1 };
    case "lose":
      return { ...track, step: "lost", cause: track.step === "play" ? "stuck" : "beaten" };
  }
}

const mark = (track: Track, isYield: boolean): Track => ({
  ...track,
  turns: track.turns + 1,
  yielded: track.yielded.map((each, at) => (at === track.seat ? isYield : each)),
});

function afterPlay(track: Track, play: Play): Track {
  const outcome = foresee(track, play);
  const { came, fall, damage, spades, jesters } = outcome;
  const lying = [...track.lying, ...play.cards.filter((card) => card !== JESTER)];
  const struck = { ...mark(track, false), damage, spades, jesters, lying };
  if (!fall) return goOn(struck, came);
  const fates = [...track.fates, { card: track.enemy, exact: fall === "exact" }];
  return goOn({ ...struck, fates }, came);
}

/** By the table of turns; where the next enemy is fought, it is turned up first (§5.4). */
function goOn(track: Track, came: string): Track {
  const [on, step] = LAW.turns[came] ?? [0, "play"];
  const seat = (track.seat + on) % track.agreed.players;
  return { ...track, seat, step: came === "fallen" ? "reveal" : (step as Step) };
}
