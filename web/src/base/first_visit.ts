/** Whether this device has never been played on: then the start page asks once how to begin. */

import { loadItem, saveItem } from "./storage";

const ANSWERED = "met";
/** A player who kept one of these has begun: by a link, or before the question was there. */
const TRACES = [ANSWERED, "secret", "device-games", "learnt", "puzzles", "companion"];

export const isFirstVisit = (): boolean => TRACES.every((key) => loadItem(key) === null);

export const endFirstVisit = (): void => saveItem(ANSWERED, "yes");
