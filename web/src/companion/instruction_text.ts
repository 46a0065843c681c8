/** Instructions and refusals as sentences. */

import type { ReasonView } from "../wire";
import { cardName, rankName, suitName } from "../words/card_names";
import { type Actor, theReader } from "../words/seat_names";
import { reasonText } from "../words/reason_text";
import { type Facts, say, words } from "../words/words.svelte";
import type { CompanionSetup } from "./companion_game";
import type { Instruction } from "./instructions";

export const playerName = ({ names }: CompanionSetup, seat: number): string =>
  names[seat]?.trim() || say("seat", { number: seat + 1 });

/** The player a sentence is about; in a solo game that is the reader. */
export const playerOf = (setup: CompanionSetup, seat: number): Actor =>
  setup.players === 1 ? theReader() : { who: playerName(setup, seat), you: "no" };

/** The large text of an instruction, and the small text after it. */
export function instructionText({ message, facts }: Instruction, setup: CompanionSetup): [string, string] {
  const [lead = "", more = ""] = say(message, factTexts({ ...facts, players: setup.players }, setup)).split(" | ");
  return [lead, more];
}

/** Reasons of the engine have a sentence in errors.ftl; the others are the companion's own. */
export function refusalText(refusal: ReasonView, setup: CompanionSetup): string {
  const { code, clause, facts } = refusal;
  if (words.hasMessage(`error-${code}`)) return reasonText(refusal);
  return say("with-clause", { sentence: say(`companion-why-${code}`, factTexts(facts, setup)), clause });
}

function factTexts(facts: ReasonView["facts"], setup: CompanionSetup): Facts {
  const writers: Record<string, (value: string) => string> = {
    card: (code) => (code.length > 1 ? cardName(code) : rankName(code)),
    enemy: cardName,
    rank: rankName,
    suit: suitName,
  };
  const texts = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, writers[name]?.(String(value)) ?? value]),
  );
  return "who" in facts ? { ...texts, ...playerOf(setup, Number(facts["who"])) } : texts;
}
