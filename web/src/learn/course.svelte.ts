/** The lessons, and which of them are done; kept in localStorage. */

import { loadItem, saveItem } from "../base/storage";
import type { LessonView } from "../wire";
import address from "./lessons.json?url";

/** In the order of the course; a test compares them with lessons.json. */
export const LESSONS = [
  "goal", "turn", "spades", "hearts", "diamonds", "clubs", "immune",
  "combos", "companions", "exact", "careful", "yield", "jester", "flip",
] as const;

let loading: Promise<LessonView[]> | null = null;

export async function findLesson(name: string): Promise<LessonView | undefined> {
  loading ??= fetch(address).then((answer) => answer.json() as Promise<LessonView[]>);
  try {
    return (await loading).find((lesson) => lesson.name === name);
  } catch (error) {
    loading = null;
    throw error;
  }
}

class Progress {
  #done = $state.raw<readonly string[]>((loadItem("learnt") ?? "").split(" ").filter(Boolean));

  has(lesson: string): boolean {
    return this.#done.includes(lesson);
  }

  add(lesson: string): void {
    if (this.has(lesson)) return;
    this.#done = [...this.#done, lesson];
    saveItem("learnt", this.#done.join(" "));
  }

  /** The first lesson that is not done; undefined if all are. */
  get next(): string | undefined {
    return LESSONS.find((lesson) => !this.has(lesson));
  }

  get isBegun(): boolean {
    return this.#done.length > 0;
  }
}

export const progress = new Progress();

/** The lesson after another. */
export const lessonAfter = (name: string): string | undefined =>
  LESSONS[LESSONS.findIndex((lesson) => lesson === name) + 1];
