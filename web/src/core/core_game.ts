/** One game in the memory of the core, which writes the parts of the wire messages. */

import type { ChoicesView, ErrorView, GameView, OutlookView, PublicView } from "../wire";
import type { Core } from "./core";
import { type Address, DEAL_FAULTS } from "./core_interface";

export interface Deal {
  readonly players: number;
  /** In notation. */
  readonly options: string;
  readonly seed: string;
}

/** All cards, also those that are hidden. */
export interface OpenCards {
  /** By seat. */
  readonly hands: readonly (readonly string[])[];
  /** Top card first. */
  readonly tavern: readonly string[];
  /** The enemy that is fought now, then the others in the order in which they appear. */
  readonly enemies: readonly string[];
}

const cardsIn = (pile: string): readonly string[] => pile.match(/[A2-9TJQK][cdhs]|Je/g) ?? [];

/** The core does not deal such a game. */
export class BadDeal extends Error {}

/** An error without its sentence, which the page adds in its language. */
export type CoreError = Omit<ErrorView, "sentence">;

/** What a move did, and by seat the cards that it drew; or the error that says why it is not possible. */
export type MoveAnswer =
  | { readonly events: NonNullable<PublicView["events"]>; readonly received: readonly string[][] }
  | { readonly error: CoreError };

export class CoreGame {
  readonly #core: Core;
  readonly address: Address;

  /** Deals a game, or takes over the one at an address. */
  constructor(core: Core, deal: Deal | Address) {
    this.#core = core;
    if (typeof deal === "number") {
      this.address = deal;
      return;
    }
    const { functions } = core;
    const { players, options, seed } = deal;
    this.address = core.allocate(functions.rg_game_size());
    const fault = core.withText(options, (optionsAt, optionsLength) =>
      core.withText(seed, (seedAt, seedLength) =>
        functions.rg_game_deal(this.address, players, optionsAt, optionsLength, seedAt, seedLength),
      ),
    );
    if (!fault) return;
    this.free();
    throw new BadDeal(DEAL_FAULTS[fault]);
  }

  free(): void {
    this.#core.free(this.address);
  }

  /** The address of a copy: a game has no pointers. The caller frees it. */
  copyBytes(): Address {
    const size = this.#core.functions.rg_game_size();
    const copy = this.#core.allocate(size);
    this.#core.bytes.copyWithin(copy, this.address, this.address + size);
    return copy;
  }

  /** The same game, which goes its own way. The caller frees it. */
  copy(): CoreGame {
    return new CoreGame(this.#core, this.copyBytes());
  }

  /** Deals again what the seat to move cannot see; the seed gives the later shuffles, too. */
  dealAgain(seed: string): void {
    this.#core.withText(seed, (address, length) => this.#core.functions.rg_game_deal_again(this.address, address, length));
  }

  /** From now on hearts shuffle by another seed. The cards stay where they are. */
  reseed(seed: string): void {
    this.#core.withText(seed, (address, length) => this.#core.functions.rg_game_reseed(this.address, address, length));
  }

  /** Whether a win gives a medal. */
  setEarns(earns: boolean): void {
    this.#core.functions.rg_game_set_earns(this.address, Number(earns));
  }

  view(): GameView {
    return this.#core.ask((out) => this.#core.functions.rg_game_view(this.address, out));
  }

  hand(seat: number): string[] {
    return this.#core.ask((out) => this.#core.functions.rg_game_hand(this.address, seat, out));
  }

  choices(): ChoicesView {
    return this.#core.ask((out) => this.#core.functions.rg_game_choices(this.address, out));
  }

  position(): string {
    return this.#core.read((out) => this.#core.functions.rg_game_position(this.address, out)).text;
  }

  openCards(): OpenCards {
    const [, , enemy = "", , hands = "", tavern = "", , castle = ""] = this.position().split(" ");
    return { hands: hands.split("/").map(cardsIn), tavern: cardsIn(tavern), enemies: cardsIn(enemy + castle) };
  }

  /** What a move would do; or the error, if the text is not a move. */
  outlook(move: string): OutlookView | { readonly error: CoreError } {
    return this.#askAbout(move, this.#core.functions.rg_game_outlook);
  }

  /** Makes a move; an illegal one changes nothing. */
  move(move: string): MoveAnswer {
    return this.#askAbout(move, this.#core.functions.rg_game_move);
  }

  #askAbout<T>(
    move: string,
    write: (game: Address, move: Address, length: number, out: Address) => number,
  ): T | { readonly error: CoreError } {
    const { text, isError } = this.#core.withText(move, (address, length) =>
      this.#core.read((out) => write(this.address, address, length, out)),
    );
    return isError ? { error: JSON.parse(text) as CoreError } : (JSON.parse(text) as T);
  }
}
