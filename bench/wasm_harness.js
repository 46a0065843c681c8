async (asked) => {
  // The page's own files, without the page's own code: what is measured is the core.
  const names = await (await fetch("/assets.json")).json();
  const file = (start, end) => `/assets/${names.find((name) => name.startsWith(start) && name.endsWith(end))}`;
  const started = performance.now();
  const load = async (net) => {
    const [wasm, gzipped] = await Promise.all([fetch(file("core-", ".wasm")), fetch(file(`${net}-`, ".net"))]);
    const planes = new Response(gzipped.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    let memory;
    const clock_time_get = (_clock, _precision, out) => {
      new DataView(memory.buffer).setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    };
    const imports = { wasi_snapshot_preview1: { clock_time_get } };
    const { instance } = await WebAssembly.instantiate(await wasm.arrayBuffer(), imports);
    const core = instance.exports;
    memory = core.memory;
    core._initialize();
    const bytes = new Uint8Array(await planes);
    const half = bytes.length / 2;
    const at = core.aligned_alloc(64, bytes.length);
    const numbers = new Uint8Array(memory.buffer, at, bytes.length);
    for (let place = 0; place < half; place += 1) {
      numbers[2 * place] = bytes[place];
      numbers[2 * place + 1] = bytes[half + place];
    }
    return { core, net: at };
  };
  if (asked.ready) {
    await load(asked.ready);
    return performance.now() - started;
  }
  const { net, players, seed, moves } = asked.play;
  const { core, net: address } = await load(net);
  const zeroed = (size) => {
    const at = core.aligned_alloc(64, Math.ceil(size / 64) * 64);
    new Uint8Array(core.memory.buffer).fill(0, at, at + size);
    return at;
  };
  const write = (text) => {
    const bytes = new TextEncoder().encode(text);
    const at = zeroed(bytes.length + 1);
    new Uint8Array(core.memory.buffer).set(bytes, at);
    return [at, bytes.length];
  };
  const [game, out, nets, build, chance] = [core.rg_game_size(), core.rg_text_size(), 20, 1, 8].map(zeroed);
  new DataView(core.memory.buffer).setUint32(nets + 4 * ["solo", "gold", "two", "three", "four"].indexOf(net), address, true);
  core.rg_game_deal(game, players, ...write(""), ...write(seed));
  const read = (length) => JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, out, Math.abs(length))));
  let champion = 0;
  let table = 0;
  for (const [number, move] of moves.entries()) {
    const state = core.rg_game_state(game);
    const before = performance.now();
    core.rg_bot_choose(2, nets, state, 0, 0, BigInt(number), build, chance);
    const between = performance.now();
    read(core.rg_game_move(game, ...write(move), out));
    read(core.rg_game_view(game, out));
    read(core.rg_game_hand(game, 0, out));
    if (number + 1 < moves.length) read(core.rg_game_choices(game, out));
    champion += between - before;
    table += performance.now() - between;
  }
  return { champion: champion / moves.length, table: table / moves.length };
}
