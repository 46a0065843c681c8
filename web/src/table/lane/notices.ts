/** What the lane of a table can say, and which of it comes first. */

import type { IconName } from "../../shared/icons";
import type { TableView } from "../table_view.svelte";

/** In the order of their importance: the first kind pushes aside what is being read, the others wait. */
export const KINDS = ["alarm", "ask", "away", "news", "offer"] as const;

export interface Answer {
  readonly label: string;
  /** What a screen reader says, where it is more than the label. */
  readonly about?: string | undefined;
  readonly act?: () => void;
  /** Leads to a page instead. */
  readonly path?: string;
}

export interface Notice {
  /** The same as long as it is the same notice. */
  readonly key: string;
  readonly kind: (typeof KINDS)[number];
  readonly icon: IconName;
  readonly text: string;
  /** The answer that most people give stands last. */
  readonly answers: readonly Answer[];
  /** Too long for a row: it is read, and answered, in a sheet. */
  readonly isLong?: boolean;
  /** Takes the notice away after some seconds, or when the reader closes it. */
  readonly leave?: () => void;
}

const rank = ({ kind }: Notice): number => KINDS.indexOf(kind);

/** The notice to show: an alarm at once, then the one that is being read, then the most important of the others. */
export function noticeToShow(notices: readonly Notice[], shown: string | null): Notice | null {
  const [first] = notices.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined || rank(first) === 0) return first ?? null;
  return notices.find(({ key }) => key === shown) ?? first;
}

/** Whether the reader has made a move. */
export const hasMoved = (view: TableView): boolean =>
  view.state.log.some(({ public: { deed }, isByReader }) => isByReader && deed.do === "make-move");
