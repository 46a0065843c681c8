/** QR codes as SVG paths. */

import { encode } from "uqr";

/** The light margin that scanners need, in modules. */
const MARGIN = 4;

/** The side of a QR code in modules, with its margin, and a path around its dark modules. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
  );
  return { size, path: rows.join("") };
}
