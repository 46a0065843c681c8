/** Which page is shown: real paths, and the browser's own back and forward buttons. */

import { pageOf } from "./addresses";

/** What the browser keeps with an address of ours. */
interface HistoryState {
  /** The path that led here. */
  readonly from: string;
}

class Router {
  #path = $state(location.pathname);
  #state = $state.raw(history.state as HistoryState | null);
  page = $derived(pageOf(this.#path));
  /** Counts every navigation, also to the page that is shown. */
  navigations = $state(0);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  /** The path of the page before this one; null for the first page. It survives a reload. */
  get cameFrom(): string | null {
    return this.#state?.from ?? null;
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(this.#state, "", address);
    else history.pushState({ from: location.pathname } satisfies HistoryState, "", address);
    this.#read();
    this.navigations += 1;
    window.scrollTo(0, 0);
  }

  /** Back to the page before, as the browser's own button does. */
  back(): void {
    history.back();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#state = history.state as HistoryState | null;
  }
}

export const router = new Router();

/** Opens links within the app without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
