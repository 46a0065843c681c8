/** A club as the server shows it to this player: from inside, or from its door by its link. */

import { router } from "../base/router.svelte";
import { ApiError, clubDoor, errorText, findClub, joinClub, newClubLink } from "../server/api";
import { identity } from "../server/identity.svelte";
import type { ClubDoor, ClubView } from "../wire";

export class Club {
  readonly code: string;
  view = $state.raw<ClubView | null>(null);
  /** What a player sees who is not in it yet. */
  door = $state.raw<ClubDoor | null>(null);
  /** The secret of the link, if it is known and works. */
  link = $state<string | null>(null);
  errorText = $state("");
  isBusy = $state(false);

  constructor(code: string) {
    this.code = code;
  }

  /** `link`: as the address has it. */
  load(link: string | null): Promise<void> {
    if (identity.secret === null) return Promise.resolve();
    return this.do(async () => {
      const door = link === null ? null : await this.#lookAtDoor(link);
      this.link = door && link;
      this.door = door?.is_in ? null : door;
      return this.door ? null : findClub(this.code);
    });
  }

  join(): Promise<void> {
    const { link } = this;
    return this.do(async () => {
      const view = await joinClub(this.code, link ?? "");
      this.door = null;
      this.#showLink(null);
      return view;
    });
  }

  changeLink(): Promise<void> {
    return this.do(async () => {
      this.#showLink((await newClubLink(this.code)).link);
      return null;
    });
  }

  /** Removing a member takes the link back. */
  async remove(request: () => Promise<ClubView>): Promise<void> {
    await this.do(async () => {
      const view = await request();
      this.#showLink(null);
      return view;
    });
  }

  async do(request: () => Promise<ClubView | null>): Promise<void> {
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

  /** In the address, too, so that it is still there after a reload. */
  #showLink(link: string | null): void {
    this.link = link;
    router.go(`/club/${this.code}${link === null ? "" : `#${link}`}`, true);
  }

  /** Null: the link no longer works; who is in the club comes in all the same. */
  async #lookAtDoor(link: string): Promise<ClubDoor | null> {
    try {
      return await clubDoor(this.code, link);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }
}
