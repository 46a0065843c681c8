/** The idea of a practice game, move by move: the core says where it decides. */

import type { Core } from "../../core/core";
import type { IdeaAtStake } from "../../core/core_answers";
import type { CoreGame } from "../../core/core_game";
import type { Idea } from "../../core/core_interface";
import { actsOn, findIdea, ideaOf } from "../../core/idea";
import type { Nets } from "../../core/nets";
import { LocalTable } from "../local_table";
import { dealGame } from "../made_moves";
import { chapterOfTable, type SavedTable } from "../saved_table";

/** A move of the person that the idea decided. */
export interface IdeaThatCame {
  /** From 1. */
  readonly number: number;
  readonly made: string;
  readonly isFollowed: boolean;
  readonly idea: IdeaAtStake;
}

/** As for a hint. */
const WORLDS = 400;

export class PracticeIdeas {
  readonly #core: Core;
  readonly #nets: Nets;
  /** Of the latest game: its moves → what was found after them. */
  #known: { readonly id: string; readonly found: Map<string, Promise<IdeaAtStake | null>> } = { id: "", found: new Map() };

  constructor(core: Core, nets: Nets) {
    this.#core = core;
    this.#nets = nets;
  }

  /** Null: the idea does not decide the next move, or a bot is to move. */
  async now(saved: SavedTable): Promise<IdeaAtStake | null> {
    const idea = ideaOf(chapterOfTable(saved.id) ?? "");
    const table = new LocalTable(this.#core, saved);
    try {
      if (!idea || table.isOver || table.botToMove) return null;
      return await this.#atStake(saved, table.game, idea, table.moves);
    } finally {
      table.free();
    }
  }

  /** All moves of the person that the idea decided. */
  async came(saved: SavedTable): Promise<IdeaThatCame[]> {
    const idea = ideaOf(chapterOfTable(saved.id) ?? "");
    if (!idea) return [];
    const table = new LocalTable(this.#core, saved);
    const { madeMoves, moves } = table;
    table.free();
    const game = dealGame(this.#core, saved);
    try {
      const came: IdeaThatCame[] = [];
      for (const [at, { text, isByBot }] of madeMoves.entries()) {
        const found = isByBot ? null : await this.#atStake(saved, game, idea, moves.slice(0, at));
        if (found) came.push({ number: at + 1, made: text, isFollowed: actsOn(this.#core, game, idea, text) === found.acts, idea: found });
        game.move(text);
      }
      return came;
    } finally {
      game.free();
    }
  }

  #atStake({ id, salt }: SavedTable, game: CoreGame, idea: Idea, moves: readonly string[]): Promise<IdeaAtStake | null> {
    if (this.#known.id !== id) this.#known = { id, found: new Map() };
    const { found } = this.#known;
    const key = moves.join(" ");
    const known = found.get(key);
    if (known) return known;
    // The random numbers must not depend on what the player may not see: the salt is drawn apart from the deal.
    const asked = findIdea(this.#core, this.#nets, game, idea, { seed: salt, worlds: WORLDS, number: moves.length + 1 });
    found.set(key, asked);
    asked.catch(() => found.delete(key)); // the network may be back
    return asked;
  }
}
