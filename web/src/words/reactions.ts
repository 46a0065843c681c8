/** What players may say in one tap to what everyone saw: it tells nothing of a hand, also at a strict table. */

export const REACTIONS = ["well-played", "ouch", "sorry", "phew"] as const;

export const isReaction = (phrase: string | null | undefined): boolean => REACTIONS.some((each) => each === phrase);
