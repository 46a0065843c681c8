/** An evening as the server shows it to this player: read when the page opens, after each step, and every few seconds. */

import { onNetworkOrPageReturn } from "../base/browser_environment";
import { router } from "../base/router.svelte";
import { beginDeal, endEvening, errorText, findEvening, joinTeam, leaveTeam, newTeam } from "../server/api";
import { identity } from "../server/identity.svelte";
import type { EveningTeamView, EveningView, NewTeam } from "../wire";

/** Between two looks at the results: a club of forty behind one address stays below its limit. */
const LOOK_MS = 10_000;

export class Evening {
  readonly code: string;
  view = $state.raw<EveningView | null>(null);
  errorText = $state("");
  isBusy = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(code: string) {
    this.code = code;
  }

  get ownTeam(): EveningTeamView | null {
    return this.view?.teams.find(({ number }) => number === this.view?.own) ?? null;
  }

  /** Looks now and then, until the returned function is called. */
  follow(): () => void {
    void this.load();
    this.#timer = setInterval(() => {
      if (!document.hidden && this.view && !this.view.is_over) void this.load();
    }, LOOK_MS);
    const end = onNetworkOrPageReturn(() => void this.load());
    return () => {
      clearInterval(this.#timer);
      end();
    };
  }

  async load(): Promise<void> {
    if (identity.secret === null) return;
    try {
      this.view = await findEvening(this.code);
      this.errorText = "";
    } catch (error) {
      this.errorText = errorText(error);
    }
  }

  foundTeam(team: NewTeam): Promise<void> {
    return this.#do(() => newTeam(this.code, team));
  }

  join(code: string): Promise<void> {
    return this.#do(() => joinTeam(this.code, code));
  }

  leave(): Promise<void> {
    return this.#do(() => leaveTeam(this.code));
  }

  end(): Promise<void> {
    return this.#do(() => endEvening(this.code));
  }

  /** Begins the deal (from 1), or goes to the table at which the team plays it. */
  play(deal: number, bots: readonly string[]): Promise<void> {
    return this.#do(async () => {
      const { code } = await beginDeal(this.code, deal, bots);
      router.go(`/t/${code}`);
      return null;
    });
  }

  async #do(request: () => Promise<EveningView | null>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.view = (await request()) ?? this.view;
      this.errorText = "";
    } catch (error) {
      this.errorText = errorText(error);
    } finally {
      this.isBusy = false;
    }
  }
}
