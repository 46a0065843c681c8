/** What a table has to tell its reader: the connection, a refusal, a question, absent players, the operator, devices. */

import { settings } from "../../base/settings.svelte";
import { deviceNews } from "../../shared/device_news.svelte";
import { momentText } from "../../words/date_text";
import { say } from "../../words/words.svelte";
import type { ReplaceablePlayer } from "../replaceable_players.svelte";
import type { RoomTable } from "../room_table.svelte";
import type { Answer, Notice } from "./notices";

export function tableNotices(view: RoomTable, replaceable: readonly ReplaceablePlayer[], dismiss: (key: string) => void): Notice[] {
  const { snapshot, room, isOver } = view;
  const found: (Notice | null)[] = [
    snapshot.connection === "lost"
      ? { key: "link", kind: "alarm", icon: "link", text: say("table-reconnecting"), answers: [] }
      : null,
    snapshot.refusal && {
      key: `refusal ${snapshot.refusal.sentence}`,
      kind: "alarm",
      icon: "x",
      text: snapshot.refusal.sentence,
      answers: [],
      leave: () => view.live.controller.forgetRefusal(),
    },
    isOver ? null : proposalNotice(view),
    room.paused && !isOver
      ? {
          key: "paused",
          kind: "ask",
          icon: "pause",
          text: pauseText(view),
          answers: view.seat === null ? [] : [{ label: say("action-resume"), act: () => view.do({ do: "resume" }) }],
        }
      : null,
    ...(view.isSolo ? [] : replaceable.map((player) => absenceNotice(view, player, dismiss))),
    view.isBotPlayingForMe && !isOver
      ? {
          key: "bot-for-me",
          kind: "away",
          icon: "bot",
          text: say("action-bot-plays-for-you"),
          answers: [{ label: say("action-hand-back"), act: () => view.do({ do: "hand-back" }) }],
        }
      : null,
    operatorNotice(snapshot.notice, dismiss),
    view.isLocal ? null : deviceNotice(),
  ];
  return found.filter((notice) => notice !== null);
}

function pauseText(view: RoomTable): string {
  const { pause } = view.room;
  return pause ? say("table-paused-by", { ...view.actor(pause.seat), when: momentText(pause.at) }) : say("table-paused");
}

function proposalNotice(view: RoomTable): Notice | null {
  const { proposal } = view.room;
  if (!proposal) return null;
  const answer = (label: string, about: string, agree: boolean): Answer => ({
    label: say(label),
    about: say(about),
    act: () => view.do({ do: "answer", agree }),
  });
  const hasAnswered = view.seat === null || proposal.agreed.includes(view.seat) || view.isBotPlayingForMe;
  const answers = hasAnswered
    ? [answer("action-take-back", "action-take-back", false)]
    : [answer("lane-no", "action-disagree", false), answer("lane-yes", "action-agree", true)];
  return {
    key: `asks ${proposal.aim} ${proposal.seat}`,
    kind: "ask",
    icon: proposal.aim === "undo" ? "undo" : "x",
    text: say(`asks-${proposal.aim}`, view.actor(proposal.seat)),
    answers: hasAnswered && proposal.seat !== view.seat ? [] : answers,
  };
}

function absenceNotice(view: RoomTable, { seat, why }: ReplaceablePlayer, dismiss: (key: string) => void): Notice | null {
  if (seat === view.seat && why !== "late") return null;
  const key = `${why} ${seat}`;
  const mayReplace = view.seat !== null && seat !== view.seat;
  return {
    key,
    kind: "away",
    icon: "clock",
    text: say(`notice-${why}`, view.actor(seat)),
    answers: mayReplace
      ? [
          { label: say("lane-wait"), act: () => dismiss(key) },
          {
            label: say("lane-let-bot"),
            about: say("action-bot-for", view.actor(seat)),
            act: () => view.do({ do: "stand-in", seat, bot: settings.bot }),
          },
        ]
      : [],
  };
}

function operatorNotice(text: string | null, dismiss: (key: string) => void): Notice | null {
  if (!text) return null;
  const key = `operator ${text}`;
  const answers = [{ label: say("app-close"), act: () => dismiss(key) }];
  return { key, kind: "news", icon: "server", text, answers, isLong: true };
}

function deviceNotice(): Notice | null {
  const news = deviceNews();
  return news && { key: news.text, kind: "news", icon: "device", ...news, isLong: true };
}
