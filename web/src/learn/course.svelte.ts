/** The lessons in two parts, and which of them are done; kept in localStorage. */

import { loadItem, saveItem } from "../base/storage";
import { chapterOf, LESSONS_OF_PLAY, LESSONS_OF_RULES } from "../study/course_list";
import type { LessonView } from "../wire";
import playAddress from "./play_well.json?url";
import rulesAddress from "./rules.json?url";

export class Part {
  /** Names the sentences about the part. */
  readonly name: "rules" | "play";
  readonly lessons: readonly string[];
  /** Ideas, of one or two lessons each. */
  readonly chapters: readonly string[];
  readonly #address: string;
  #loading: Promise<LessonView[]> | null = null;

  constructor(name: Part["name"], lessons: readonly string[], address: string) {
    this.name = name;
    this.lessons = lessons;
    this.chapters = [...new Set(lessons.map(chapterOf))];
    this.#address = address;
  }

  /** From 1. */
  placeOf(lesson: string): number {
    return this.chapters.indexOf(chapterOf(lesson)) + 1;
  }

  async load(): Promise<LessonView[]> {
    this.#loading ??= fetch(this.#address).then((answer) => answer.json() as Promise<LessonView[]>);
    try {
      return await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}

export const RULES = new Part("rules", LESSONS_OF_RULES, rulesAddress);
export const PLAY_WELL = new Part("play", LESSONS_OF_PLAY, playAddress);
export const PARTS: readonly Part[] = [RULES, PLAY_WELL];
const COURSE = PARTS.flatMap((part) => part.lessons);

export const partOf = (lesson: string): Part | undefined => PARTS.find((part) => part.lessons.includes(lesson));

export async function findLesson(name: string): Promise<LessonView | undefined> {
  return (await partOf(name)?.load())?.find((lesson) => lesson.name === name);
}

class Progress {
  #done = $state.raw<readonly string[]>((loadItem("learnt") ?? "").split(" ").filter(Boolean));

  has(lesson: string): boolean {
    return this.#done.includes(lesson);
  }

  /** Whether all lessons of a chapter are done. */
  hasChapter(chapter: string): boolean {
    return COURSE.filter((lesson) => chapterOf(lesson) === chapter).every((lesson) => this.has(lesson));
  }

  add(lesson: string): void {
    if (this.has(lesson)) return;
    this.#done = [...this.#done, lesson];
    saveItem("learnt", this.#done.join(" "));
  }

  /** The first lesson of a part that is not done; undefined if all are. */
  nextOf(part: Part): string | undefined {
    return part.lessons.find((lesson) => !this.has(lesson));
  }

  isBegun(part: Part): boolean {
    return part.lessons.some((lesson) => this.has(lesson));
  }
}

export const progress = new Progress();

/** The lesson after another in its part. */
export function lessonAfter(name: string): string | undefined {
  const lessons = partOf(name)?.lessons ?? [];
  return lessons[lessons.indexOf(name) + 1];
}
