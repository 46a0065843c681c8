/** The client knows the same as those in Python after the same messages: see tests/client/test_golden_states.py. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyMessage, type ClientState, EMPTY_STATE } from "../../src/game/client_state";
import { observedAtTable } from "../../src/table/end/observed_deal";
import { checkSeal } from "../../src/table/end/seal_check";
import type { ServerMessage } from "../../src/wire";
import { loadCore } from "../support/core_files";

const core = await loadCore();

/** What a message changed. Parts of messages are given as the number of the step they came with. */
interface Changes {
  seq?: number;
  catch_up_seq?: number;
  room?: number;
  game?: number;
  own?: number | null;
  deadline?: number | null;
  presence?: number;
  choices?: number | null;
  hint?: number | null;
  log?: [];
  logged?: { game: number | null; is_by_reader: boolean };
  commitment?: string;
  start?: { seq: number; game: number; own: number | null };
  clock_offset?: number;
}

interface Golden {
  readonly now: number;
  readonly steps: readonly { readonly message: ServerMessage; readonly then: Changes }[];
  readonly seen: object;
}

const GOLDEN = new URL("../../../tests/golden/client/", import.meta.url);
const readGolden = (name: string): Golden =>
  JSON.parse(readFileSync(new URL(name, GOLDEN), "utf-8")) as Golden;

type Parts = Pick<ClientState, "room" | "game" | "own" | "presence" | "choices" | "hint">;

/** The parts of a message that a state keeps. */
function partsOf(message: ServerMessage): Partial<Parts> {
  switch (message.type) {
    case "welcome":
      return { room: message.room ?? null, game: message.game ?? null, own: message.own ?? null };
    case "update":
      return {
        room: message.public.room ?? null,
        game: message.public.game ?? null,
        own: message.own ?? null,
      };
    case "presence":
      return { presence: message };
    case "choices":
      return { choices: message };
    case "hint":
      return { hint: message };
    default:
      return {};
  }
}

function expectedState(before: ClientState, { steps }: Golden, at: number): ClientState {
  const { message, then } = steps[at]!;
  const part = <Name extends keyof Parts>(name: Name, step: number | null): Parts[Name] | null =>
    step === null ? null : (partsOf(steps[step]!.message)[name] ?? null);
  const partNow = <Name extends keyof Parts>(name: Name): Parts[Name] | null => {
    const step = then[name];
    return step === undefined ? before[name] : part(name, step);
  };
  const { start, logged } = then;
  const entry = logged && message.type === "update" && {
    seq: message.seq,
    public: message.public,
    own: message.own ?? null,
    game: part("game", logged.game),
    isByReader: logged.is_by_reader,
  };
  return {
    seq: then.seq ?? before.seq,
    catchUpSeq: then.catch_up_seq ?? before.catchUpSeq,
    room: partNow("room"),
    game: partNow("game"),
    own: partNow("own"),
    deadline: then.deadline === undefined ? before.deadline : then.deadline,
    presence: partNow("presence"),
    choices: partNow("choices"),
    hint: partNow("hint"),
    log: entry ? [...before.log, entry] : (then.log ?? before.log),
    commitment: then.commitment ?? before.commitment,
    start: start
      ? { seq: start.seq, game: part("game", start.game)!, own: part("own", start.own) }
      : before.start,
    clockOffset: then.clock_offset ?? before.clockOffset,
  };
}

it.each(readdirSync(GOLDEN))("the state after every message of %s", (name) => {
  const golden = readGolden(name);
  let state = EMPTY_STATE;
  let expected = EMPTY_STATE;
  golden.steps.forEach(({ message }, at) => {
    state = applyMessage(state, message, golden.now);
    expected = expectedState(expected, golden, at);
    expect(state, `step ${at}`).toStrictEqual(expected);
  });
  const observed = observedAtTable(state, state.room!);
  const verdict = checkSeal(core, state.room!.seal, observed);
  expect({ ...observed, verdict }).toEqual(golden.seen);
});
