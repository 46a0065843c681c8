/** A drawer that opens over the page: Escape and the browser's Back close it, and the focus returns. */

import type { Attachment } from "svelte/attachments";

/** To be attached while the drawer is open. On wide screens it is a part of the page: it takes the focus alone. */
export function modalDrawer(close: () => void): Attachment<HTMLElement> {
  return (drawer) => {
    const list = drawer.querySelector<HTMLElement>("[tabindex='0']");
    if (getComputedStyle(drawer).position !== "fixed") {
      list?.focus({ preventScroll: true });
      close();
      return;
    }
    const opener = document.activeElement;
    let wasLeft = false;
    history.pushState({ drawer: true }, "");
    const leave = (): void => {
      wasLeft = true;
      close();
    };
    // In the capture phase: the board would clear the selection.
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      close();
    };
    window.addEventListener("popstate", leave);
    window.addEventListener("keydown", handleKey, { capture: true });
    list?.focus({ preventScroll: true });
    return () => {
      window.removeEventListener("popstate", leave);
      window.removeEventListener("keydown", handleKey, { capture: true });
      // Another page may be open by now: its entry in the history stays.
      if (!wasLeft && (history.state as { drawer?: boolean } | null)?.drawer) history.back();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  };
}
