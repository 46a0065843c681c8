/** The rules that are shown over the page, if any: a clause, or all of them on one page. */

class OpenRules {
  /** The number of a clause, or "summary". */
  shown = $state<string | null>(null);
}

export const openRules = new OpenRules();
