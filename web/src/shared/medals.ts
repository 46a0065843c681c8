/** §12.3 the medals of solo wins. */

import type { Medal } from "../wire";

/** The best first. */
export const MEDALS = ["gold", "silver", "bronze"] as const satisfies readonly Medal[];
