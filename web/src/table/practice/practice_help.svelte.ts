/** What a practice game says beside its table: loaded for such games alone. */

import type { OpenHint } from "../hint/open_hint.svelte";
import type { Notice } from "../lane/notices";
import type { TableView } from "../table_view.svelte";
import { IdeaCoach } from "./idea_coach.svelte";
import { PointCount } from "./point_count.svelte";

export class PracticeHelp {
  readonly points: PointCount;
  readonly #coach: IdeaCoach;

  constructor(view: () => TableView, openHint: OpenHint) {
    this.points = new PointCount(view);
    this.#coach = new IdeaCoach(view, openHint);
  }

  /** Each to be called in an effect. */
  followPoints(): void {
    this.points.follow();
  }

  followIdea(): void {
    this.#coach.follow();
  }

  notice(): Notice | null {
    return this.points.notice() ?? this.#coach.notice();
  }
}
