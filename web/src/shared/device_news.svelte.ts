/** What the reader should know about their devices: this one was signed out, or another was added. */

import { HAS_SERVER } from "../base/app_paths";
import { identity } from "../server/identity.svelte";
import { ownDevices } from "../server/own_devices.svelte";
import { momentText } from "../words/date_text";
import { say, saySentences } from "../words/words.svelte";

export interface DeviceNews {
  readonly text: string;
  /** A link to the settings, and a button that takes the news as read. */
  readonly answers: readonly [
    { readonly label: string; readonly path: string },
    { readonly label: string; readonly act: () => void },
  ];
}

export function deviceNews(): DeviceNews | null {
  if (!HAS_SERVER) return null;
  const path = "/settings";
  if (identity.whySignedOut) {
    return {
      text: saySentences(identity.whySignedOut, say("devices-begin-again")),
      answers: [{ label: say("app-settings"), path }, { label: say("app-close"), act: () => identity.noteIsRead() }],
    };
  }
  const added = ownDevices.unseen.at(-1);
  return added
    ? {
        text: say("devices-notice", { count: ownDevices.unseen.length, date: momentText(added.added) }),
        answers: [
          { label: say("devices-look"), path },
          { label: say("devices-it-was-me"), act: () => ownDevices.markSeen() },
        ],
      }
    : null;
}
