/** Tells players in other tabs and windows that it is their turn: in the title, in the icon, by a notification. */

import { to } from "../base/app_paths";
import { settings } from "../base/settings.svelte";
import { say } from "../words/words.svelte";
import type { ClientState } from "../game/client_state";

const ICON = to("/icons/icon.svg");
const TURN_ICON = to("/icons/icon-turn.svg");

/** Whether the game waits for this player now, whatever the story shows. */
export function isToMove({ room, game, own }: ClientState): boolean {
  if (room?.phase !== "playing" || room.paused || !own) return false;
  return game?.seat === own.seat && room.seats[own.seat]?.bot === null;
}

/** Whether others wait for this player: a player alone keeps no one waiting. */
export const isAwaited = (state: ClientState): boolean => isToMove(state) && state.room?.seats.length !== 1;

/** The title of a page: whether it is the reader's turn here, and at how many other tables. */
export function titleOfTurns(title: string, isCalled: boolean, others: number): string {
  const count = others + Number(isCalled);
  const number = count > Number(isCalled) ? `(${count}) ` : "";
  return isCalled ? `● ${number}${say("table-your-turn")} · ${title}` : `${number}${title}`;
}

export function showTurnIcon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = isTurn ? TURN_ICON : ICON;
}

/** Whether notifications are shown now; asks the player, so call it after a click only. */
export async function allowAlerts(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** The player's turn began. */
export async function alertPlayer(code: string): Promise<void> {
  if (!settings.alerts) return;
  // Browsers refuse to vibrate, with a warning, before the first touch.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: say("room-title", { code }), tag: code, icon: to("/icons/icon-192.png"), data: to(`/t/${code}`) };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show notifications of service workers only.
  if (worker) await worker.showNotification(say("table-your-turn"), options);
  else new Notification(say("table-your-turn"), options);
}
