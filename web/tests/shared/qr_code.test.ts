import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { qrCode } from "../../src/shared/qr_code";

/** A picture of the path, as a camera would see it: white, with black squares of some pixels. */
function draw({ size, path }: { size: number; path: string }): { width: number; height: number; data: Uint8Array } {
  const scale = 6;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at += 1) {
      const row = Number(y) * scale + Math.floor(at / scale);
      const column = Number(x) * scale + (at % scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

it.each([
  "http://127.0.0.1:8642/t/KDFR-27XN",
  "https://regicide.example/t/KDFR-27XN",
  `https://${"a-very-long-name.".repeat(6)}example:44300/t/KDFR-27XN`,
])("a decoder reads %s", (url) => {
  // The encoder and the decoder come from different libraries.
  expect(decodeQR(draw(qrCode(url)))).toBe(url);
});
