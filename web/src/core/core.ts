/**
 * The core, compiled to WebAssembly: it knows the rules, writes the messages of a game, and chooses for the bots.
 *
 * The functions are those of src/regicide/fast/core/{c_api,game_api,review_api}.cpp. Numbers of 64 bits are `bigint`.
 */

/** An address in the memory of the core. */
export type Address = number;

interface CoreFunctions {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  aligned_alloc(alignment: number, size: number): Address;
  free(address: Address): void;
  rg_game_size(): number;
  rg_text_size(): number;
  rg_game_deal(game: Address, players: number, options: Address, optionsLength: number, seed: Address, seedLength: number): number;
  rg_game_deal_again(game: Address, seed: Address, seedLength: number): void;
  rg_game_reseed(game: Address, seed: Address, length: number): void;
  rg_game_set_earns(game: Address, earns: number): void;
  rg_game_view(game: Address, out: Address): number;
  rg_game_hand(game: Address, seat: number, out: Address): number;
  rg_game_move(game: Address, move: Address, length: number, out: Address): number;
  rg_game_choices(game: Address, out: Address): number;
  rg_game_outlook(game: Address, move: Address, length: number, out: Address): number;
  rg_game_position(game: Address, out: Address): number;
  rg_game_hearts(game: Address): number;
  rg_game_state(game: Address): Address;
  rg_move_text(move: bigint, out: Address): number;
  rg_squire(state: Address, seed: bigint): bigint;
  rg_game_kind(state: Address): number;
  rg_rate(
    net: Address,
    state: Address,
    worlds: number,
    seed: bigint,
    build: Address,
    moves: Address,
    chances: Address,
    errors: Address,
  ): number;
  rg_nets_needed(bot: number, state: Address): number;
  rg_bot_choose(
    bot: number,
    nets: Address,
    state: Address,
    rollouts: number,
    milliseconds: number,
    seed: bigint,
    build: Address,
    chance: Address,
  ): bigint;
  rg_decision_size(): number;
  rg_review_size(decisions: number): number;
  rg_review_decision(
    nets: Address,
    state: Address,
    move: Address,
    moveLength: number,
    number: number,
    worlds: number,
    seed: Address,
    seedLength: number,
    out: Address,
  ): number;
  rg_review_text(
    deal: Address,
    decisions: Address,
    count: number,
    moves: number,
    end: number,
    worlds: number,
    out: Address,
  ): number;
  rg_hint(nets: Address, state: Address, number: number, worlds: number, seed: Address, seedLength: number, out: Address): number;
  rg_solve(
    state: Address,
    seed: Address,
    seedLength: number,
    hearts: bigint,
    seconds: number,
    bytes: bigint,
    widest: bigint,
    progress: Address,
    solution: Address,
    length: Address,
  ): number;
  rg_sha256(text: Address, length: number, out: Address): void;
  rg_companion(players: number, options: Address, optionsLength: number, actions: Address, actionsLength: number, out: Address): number;
}

/** The alignment of nets and states. */
const ALIGNMENT = 64;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** Whether this browser can run the core at all; and whether it has vector instructions (SIMD). */
export const canRunCore = (): boolean => typeof WebAssembly === "object";
export const hasSimd = (): boolean =>
  // The smallest module that uses a vector: a function with `i8x16.splat`.
  WebAssembly.validate(
    new Uint8Array([
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
    ]),
  );

export class Core {
  readonly functions: CoreFunctions;
  readonly #out: Address;

  constructor(functions: CoreFunctions) {
    this.functions = functions;
    functions._initialize();
    this.#out = this.allocate(functions.rg_text_size());
  }

  static async load(module: WebAssembly.Module): Promise<Core> {
    let memory: WebAssembly.Memory | null = null;
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: systemCalls(() => memory) });
    const functions = instance.exports as unknown as CoreFunctions;
    memory = functions.memory;
    return new Core(functions);
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.functions.memory.buffer);
  }

  allocate(size: number): Address {
    const address = this.functions.aligned_alloc(ALIGNMENT, Math.ceil(size / ALIGNMENT) * ALIGNMENT);
    if (!address) throw new Error("the core has no memory left");
    return address;
  }

  allocateZeroed(size: number): Address {
    const address = this.allocate(size);
    this.bytes.fill(0, address, address + size);
    return address;
  }

  free(address: Address): void {
    this.functions.free(address);
  }

  /** Passes a text to a function: its address and its length in bytes. */
  withText<T>(text: string, call: (address: Address, length: number) => T): T {
    const bytes = ENCODER.encode(text);
    const address = this.allocate(bytes.length + 1);
    try {
      this.bytes.set(bytes, address);
      return call(address, bytes.length);
    } finally {
      this.free(address);
    }
  }

  /** What a function writes: its length, or minus the length of an error. */
  read(write: (out: Address) => number): { readonly text: string; readonly isError: boolean } {
    const length = write(this.#out);
    return { text: this.textAt(this.#out, Math.abs(length)), isError: length < 0 };
  }

  textAt(address: Address, length: number): string {
    return DECODER.decode(this.bytes.subarray(address, address + length));
  }

  /** A packed move in notation. */
  moveText(move: bigint): string {
    return this.read((out) => this.functions.rg_move_text(move, out)).text;
  }

  sha256(text: string): string {
    return this.read((out) => {
      this.withText(text, (address, length) => this.functions.rg_sha256(address, length, out));
      return 64;
    }).text;
  }
}

/** What the C++ library expects of a system: a clock. It has no files. */
function systemCalls(memory: () => WebAssembly.Memory | null): WebAssembly.ModuleImports {
  return {
    clock_time_get: (_clock: number, _precision: bigint, out: Address): number => {
      const buffer = memory()?.buffer;
      if (buffer) new DataView(buffer).setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
  };
}
