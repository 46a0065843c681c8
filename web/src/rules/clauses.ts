/** The clauses of the rulebook, and the cards that illustrate them. */

/** How many clauses each chapter has; a test compares it with the rulebook. */
export const CLAUSES_PER_CHAPTER = [7, 2, 7, 8, 5, 5, 1, 6, 2, 4, 2, 3, 3] as const;

export interface Clause {
  /** Without the sign: 3.2. */
  readonly number: string;
  readonly cards: readonly string[];
}

export interface Chapter {
  readonly number: number;
  readonly clauses: readonly Clause[];
}

const CARDS: Readonly<Record<string, string>> = {
  "1.1": "Ac 7d Th Ks Je", "1.2": "Jd Qs Kh", "1.3": "Ah 2s Td", "1.4": "Je", "1.7": "back",
  "2.1": "Ac 5d Jh Qs Kc Je", "2.2": "Jc Qc Kc",
  "3.1": "7d", "3.2": "3c 3d 3s", "3.3": "Ah 8s", "3.4": "Ac Ad", "3.5": "Je", "3.6": "back",
  "4.1": "3d 3h 3s", "4.3": "Jd 7d", "4.5": "7h", "4.6": "8d", "4.7": "9c", "4.8": "5s",
  "5.2": "Jd", "6.2": "4c 6c", "7.1": "Qh", "8.1": "Je", "8.2": "Je Js", "8.5": "Js 7s Je",
  "12.1": "Je Je",
};

export const CHAPTERS: readonly Chapter[] = CLAUSES_PER_CHAPTER.map((count, at) => ({
  number: at + 1,
  clauses: Array.from({ length: count }, (_, place) => {
    const number = `${at + 1}.${place + 1}`;
    return { number, cards: CARDS[number]?.split(" ") ?? [] };
  }),
}));

/** The name of the message with the text of a clause. */
export const messageOf = (clause: string): string => `rule-${clause.replace(".", "-")}`;

export const findClause = (number: string): Clause | undefined =>
  CHAPTERS.flatMap((chapter) => chapter.clauses).find((each) => each.number === number);
