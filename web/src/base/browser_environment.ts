/** The browser's sockets, timers and randomness, in the form that connections need. */

import type { Environment, Socket, SocketHandlers } from "../game/connection";
import type { ServerMessage } from "../wire";

/** Messages travel as JSON. */
export function browserEnvironment(path: string): Environment {
  return {
    connect(handlers: SocketHandlers): Socket {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}${path}`);
      socket.onopen = () => handlers.opened();
      socket.onmessage = (event: MessageEvent<string>) => handlers.received(JSON.parse(event.data) as ServerMessage);
      socket.onclose = () => handlers.closed();
      return { send: (message) => socket.send(JSON.stringify(message)), close: () => closeQuietly(socket) };
    },
    setTimer(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    random: () => Math.random(),
  };
}

/** Browsers report a connection that is closed before it is open as an error. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** Unique in its table: 96 random bits. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Calls back when the network returns or the page becomes visible; returns a function that stops it. */
export function onNetworkOrPageReturn(call: () => void): () => void {
  const callIfVisible = (): void => {
    if (document.visibilityState === "visible") call();
  };
  window.addEventListener("online", call);
  document.addEventListener("visibilitychange", callIfVisible);
  return () => {
    window.removeEventListener("online", call);
    document.removeEventListener("visibilitychange", callIfVisible);
  };
}
