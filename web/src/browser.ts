/** The browser as the controller's world. */

import type { Ears, Wire, World } from "./game/line";

export function socketWorld(path: string): World {
  return {
    connect(ears: Ears): Wire {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}${path}`);
      socket.onopen = () => ears.opened();
      socket.onmessage = (event: MessageEvent<string>) => ears.heard(event.data);
      socket.onclose = () => ears.closed();
      return socket;
    },
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    random: () => Math.random(),
  };
}

/** Unique in its table: 96 random bits. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** When the network or the reader is back, there is no reason to wait. */
export function whenBack(call: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") call();
  };
  window.addEventListener("online", call);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("online", call);
    document.removeEventListener("visibilitychange", look);
  };
}
