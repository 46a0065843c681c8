/** «Count with me»: in a practice game, the points of the chosen play beside those of the best by counting. */

import { settings } from "../../base/settings.svelte";
import { type CountedMove, sumOf } from "../../core/points";
import { deviceTables } from "../../local/device_tables";
import { moveText } from "../../words/move_text";
import { say, words } from "../../words/words.svelte";
import type { Notice } from "../lane/notices";
import type { TableView } from "../table_view.svelte";

/** A win or a loss at once counts as a million: no sum of cards comes near. */
const CERTAIN = 100_000;

export function pointsText(points: number): string {
  if (Math.abs(points) >= CERTAIN) return say(points > 0 ? "points-win" : "points-loss");
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(points).replace("-", "−");
}

export class PointCount {
  readonly #view: () => TableView;
  #counted = $state.raw<{ readonly after: number; readonly moves: readonly CountedMove[] } | null>(null);
  /** Whether the reader asked for the terms: on phones they are a sheet. */
  isOpen = $state(false);
  readonly isOn = $derived.by(() => settings.isCounting && this.#view().live.place.isPractice);
  /** The sentences come after the table. */
  readonly isShown = $derived.by(() => this.isOn && words.hasLongText("lessons"));
  readonly #moves = $derived.by(() => {
    const { isMyTurn, game } = this.#view();
    return this.isOn && isMyTurn && this.#counted?.after === game.moves ? this.#counted.moves : [];
  });
  readonly best: CountedMove | null = $derived.by(() =>
    this.#moves.reduce<CountedMove | null>((best, each) => (best && sumOf(best) >= sumOf(each) ? best : each), null),
  );
  readonly chosen: CountedMove | null = $derived.by(() => {
    const move = this.#view().selectedMove?.move;
    return this.#moves.find((each) => each.move === move) ?? null;
  });

  constructor(view: () => TableView) {
    this.#view = view;
  }

  /** To be called in an effect: counts as soon as the reader is to move. */
  follow(): void {
    const { live, isAsked, state } = this.#view();
    const after = state.game?.moves;
    if (this.isOn && isAsked && after !== undefined) void this.#count(live.code, after);
  }

  async #count(table: string, after: number): Promise<void> {
    try {
      const [moves] = await Promise.all([deviceTables.ask("points", table), words.loadLongText("lessons")]);
      this.#counted = { after, moves };
    } catch {
      this.#counted = null; // the table says what is wrong with it
    }
  }

  /** The sums, in the lane; the terms are one tap away. */
  notice(): Notice | null {
    const { best, chosen } = this;
    if (!best || !chosen) return null;
    const points = pointsText(sumOf(chosen));
    const certain = Math.abs(sumOf(chosen)) < CERTAIN ? "no" : sumOf(chosen) > 0 ? "win" : "loss";
    const { names, seat } = this.#view();
    const isBest = sumOf(chosen) >= sumOf(best);
    const text = isBest
      ? say("points-best", { points, certain })
      : say("points-line", { points, certain, best: pointsText(sumOf(best)), move: moveText(best.move, names, seat) });
    return {
      key: `points ${chosen.move}`,
      kind: "ask",
      icon: "chart",
      text,
      answers: [{ label: say("points-terms"), act: () => (this.isOpen = true) }],
    };
  }
}
