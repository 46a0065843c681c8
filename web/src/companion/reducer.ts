/** Whether an action is possible, and the state after it. */

import type { Action } from "./actions";
import { comboLimit, jesterCounts } from "./companion_setup";
import { LAW, type TurnResult } from "./law";
import { outcomeOf } from "./outcome";
import { type ActionRefusal, isComplete, JESTER, type Play, rankOf, refuse, whyNotJoin } from "./play";
import { type CompanionState, type CompanionStep, isDefeated, nextRank, whyNoYield } from "./state";

/** The steps in which each action is expected. */
const EXPECTED_IN: Record<Action["do"], readonly CompanionStep[]> = {
  reveal: ["reveal"],
  play: ["play"],
  yield: ["play"],
  name: ["name"],
  cover: ["suffer"],
  flip: ["play", "suffer"],
  lose: ["play", "suffer"],
};

/** Whether the game waits for an action of this kind. */
export const isExpected = ({ step, setup }: CompanionState, action: Action): boolean =>
  EXPECTED_IN[action.do].includes(step) && (action.do !== "flip" || setup.players === 1);

/** Why an expected action is not possible; null if it is. */
export function whyNot(state: CompanionState, action: Action): ActionRefusal | null {
  switch (action.do) {
    case "reveal":
      return whyNotReveal(state, action.card);
    case "play":
      return whyNotPlay(state, action.play);
    case "yield":
      return refuseByLaw(whyNoYield(state));
    case "flip":
      return state.jestersAside ? null : refuseByLaw("no-jester-left");
    case "name":
      return action.seat < state.setup.players ? null : refuse("no-such-player", "§8.3");
    default:
      return null;
  }
}

const refuseByLaw = (code: string): ActionRefusal | null =>
  code ? refuse(code, LAW.clauses[code] ?? "") : null;

function whyNotReveal(state: CompanionState, card: string): ActionRefusal | null {
  if (isDefeated(state, card)) return refuse("royal-twice", "§1.1", { card });
  const rank = nextRank(state);
  return card.startsWith(rank) ? null : refuse("royal-out-of-order", "§1.2", { card, rank });
}

function whyNotPlay(state: CompanionState, play: Play): ActionRefusal | null {
  for (const [at, rank] of play.ranks.entries()) {
    const why = whyNotAdd(state, play.ranks.slice(0, at), rank);
    if (why) return why;
  }
  const [impossible] = play.cards.map((card) => whyNotCard(state, card)).filter((why) => why);
  return impossible ?? (isComplete(play) ? null : refuse("suits", "§1.1"));
}

/** Why no card of this rank can join the chosen ones. */
export function whyNotAdd(state: CompanionState, ranks: readonly string[], rank: string): ActionRefusal | null {
  const [jesters] = jesterCounts(state.setup);
  if (rank === JESTER && state.jestersPlayed >= jesters) return refuse("none", "§1.4");
  if (LAW.castle.includes(rank) && !state.defeated.some(({ card }) => card.startsWith(rank))) {
    return refuse("not-beaten", "§7.1", { card: rank });
  }
  return whyNotJoin(ranks, rank, comboLimit(state.setup));
}

/** Why this exact card is not in any hand. */
export function whyNotCard(state: CompanionState, card: string): ActionRefusal | null {
  if (state.playedCards.includes(card)) return refuse("lies-there", "§5.3", { card });
  const isRoyal = LAW.castle.includes(rankOf(card));
  return isRoyal && !isDefeated(state, card) ? refuse("not-beaten", "§7.1", { card }) : null;
}

/** The state after a possible action. */
export function applyAction(state: CompanionState, action: Action): CompanionState {
  switch (action.do) {
    case "reveal":
      return {
        ...state,
        step: "play",
        enemy: action.card,
        damage: 0,
        spades: 0,
        playedCards: [],
        jestersPlayed: 0,
      };
    case "play":
      return applyPlay(state, action.play);
    case "yield":
      return nextTurn(countTurn(state, true), outcomeOf(state, null).turnResult);
    case "cover":
      return nextTurn(state, "covered");
    case "name":
      return nextTurn({ ...state, seat: action.seat }, "named");
    case "flip":
      return { ...state, jestersAside: state.jestersAside - 1 };
    case "lose":
      return { ...state, step: "lost", lossCause: state.step === "play" ? "stuck" : "beaten" };
  }
}

/** Counts a turn, and notes whether the player yielded in it. */
const countTurn = (state: CompanionState, isYield: boolean): CompanionState => ({
  ...state,
  turns: state.turns + 1,
  yielded: state.yielded.map((each, at) => (at === state.seat ? isYield : each)),
});

function applyPlay(state: CompanionState, play: Play): CompanionState {
  const { turnResult, kill, totalDamage, spades, jestersPlayed } = outcomeOf(state, play);
  const playedCards = [...state.playedCards, ...play.cards.filter((card) => card !== JESTER)];
  const after = { ...countTurn(state, false), damage: totalDamage, spades, jestersPlayed, playedCards };
  if (!kill) return nextTurn(after, turnResult);
  const defeated = [...state.defeated, { card: state.enemy, exact: kill === "exact" }];
  return nextTurn({ ...after, defeated }, turnResult);
}

/** Looks the next seat and step up in the law; after a defeat the next enemy is revealed first (§5.4). */
function nextTurn(state: CompanionState, turnResult: TurnResult): CompanionState {
  const [seats, step] = LAW.turns[turnResult];
  const seat = (state.seat + seats) % state.setup.players;
  return { ...state, seat, step: turnResult === "fallen" ? "reveal" : step };
}
