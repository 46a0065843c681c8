/**
 * The core, compiled to WebAssembly: it knows the rules, writes the messages of a game, and chooses for the bots.
 */

import type { Address, CoreFunctions } from "./core_interface";

interface Exports extends CoreFunctions {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  aligned_alloc(alignment: number, size: number): Address;
  free(address: Address): void;
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
  readonly functions: Exports;
  readonly #out: Address;

  constructor(functions: Exports) {
    this.functions = functions;
    functions._initialize();
    this.#out = this.allocate(functions.rg_text_size());
  }

  static async load(module: WebAssembly.Module): Promise<Core> {
    let memory: WebAssembly.Memory | null = null;
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: systemCalls(() => memory) });
    const functions = instance.exports as unknown as Exports;
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

  /** The JSON that a function writes, read. */
  ask<T>(write: (out: Address) => number): T {
    return JSON.parse(this.read(write).text) as T;
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
