/** The value of an option for the reader. */

import { say } from "./words.svelte";

/** Words are translated, numbers are not. */
export const optionText = (value: string): string =>
  /[a-z]/.test(value) ? say(`option-value-${value}`) : value;
