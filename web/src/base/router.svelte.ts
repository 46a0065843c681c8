/** Which page is shown: real paths, and the browser's own back and forward buttons. */

import { pageOf } from "./addresses";
import { pathOf, to } from "./app_paths";

/** What the browser keeps with an address of ours. */
interface HistoryState {
  /** The path that led here. */
  readonly from: string;
}

class Router {
  #path = $state(pathOf(location.pathname));
  #hash = $state(location.hash);
  #state = $state.raw(history.state as HistoryState | null);
  page = $derived(pageOf(this.#path, this.#hash));
  /** Counts every navigation, also to the page that is shown. */
  navigations = $state(0);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
  }

  /** The path of the page before this one; null for the first page. It survives a reload. */
  get cameFrom(): string | null {
    return this.#state?.from ?? null;
  }

  /** Opens one of our paths, such as /learn. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(this.#state, "", to(path));
    else history.pushState({ from: this.#path + this.#hash } satisfies HistoryState, "", to(path));
    this.#read();
    this.navigations += 1;
    window.scrollTo(0, 0);
  }

  /** Back to the page before, as the browser's own button does. */
  back(): void {
    history.back();
  }

  #read(): void {
    this.#path = pathOf(location.pathname);
    this.#hash = location.hash;
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
  const path = pathOf(link.pathname);
  if (link.origin !== location.origin || path.startsWith("/api/") || path.startsWith("/docs/")) return;
  event.preventDefault();
  router.go(path + link.hash);
}
