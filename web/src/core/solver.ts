/** Whether a game can be won if all cards are known: as Python's `solve` (src/regicide/study/solving.py). */

import type { Address, Core } from "./core";
import type { CoreGame } from "./core_game";

export type Verdict = "winnable" | "lost" | "undecided";

/** The numbers of the core's verdicts: must agree with `Verdict` in fast/core/solver_interface.hpp. */
const VERDICTS: readonly Verdict[] = ["winnable", "lost"];
const LONGEST_SOLUTION = 4096;
const PROGRESS_BYTES = 40;
const MOST_BYTES = 64n << 20n;
/** Of the beam search: a wider one needs more memory than a page may take. */
const WIDEST = 30_000n;

export class Solver {
  readonly #core: Core;
  readonly #progress: Address;
  readonly #solution: Address;
  readonly #length: Address;

  constructor(core: Core) {
    this.#core = core;
    this.#progress = core.allocate(PROGRESS_BYTES);
    this.#solution = core.allocate(LONGEST_SOLUTION * 8);
    this.#length = core.allocateZeroed(4);
  }

  /** The seed is that of the game. Blocks for so long, at most. */
  solve(game: CoreGame, seed: string, seconds: number): Verdict {
    const { functions, bytes } = this.#core;
    bytes.fill(0, this.#progress, this.#progress + PROGRESS_BYTES);
    const hearts = BigInt(functions.rg_game_hearts(game.address));
    const verdict = this.#core.withText(seed, (address, length) =>
      functions.rg_solve(
        functions.rg_game_state(game.address),
        address,
        length,
        hearts,
        seconds,
        MOST_BYTES,
        WIDEST,
        this.#progress,
        this.#solution,
        this.#length,
      ),
    );
    return VERDICTS[verdict] ?? "undecided";
  }
}
