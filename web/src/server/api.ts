/** Requests to the server's HTTP interface. */

import { identity } from "./identity.svelte";
import { settings } from "../base/settings.svelte";
import type {
  BotList,
  ClubDoor,
  ClubList,
  ClubView,
  DailyResults,
  DeviceList,
  ErrorView,
  EveningList,
  EveningReview,
  EveningView,
  FoundedClub,
  NewEvening,
  NewReport,
  NewSubscription,
  NewTable,
  NewTeam,
  OwnDailyTries,
  PartingList,
  PlayerSecret,
  PlayerView,
  PushOffer,
  ReplayView,
  ReportReceipt,
  StatisticsView,
  SubscriptionView,
  TableCode,
  TableList,
  TransferCode,
  WaitingTables,
} from "../wire";
import { say, words } from "../words/words.svelte";

/** The server refused a request; its sentence is in the reader's language. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor({ code, sentence }: ErrorView, status: number) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}

export const noAnswerText = (): string => say(navigator.onLine ? "app-no-answer" : "app-offline");

/** No answer came, or not one of our server: a proxy answers in place of a server that is gone. */
export class NoAnswer extends Error {
  constructor() {
    // The first requests may fail before the sentences are loaded: without a network, at once.
    super(words.isReady ? noAnswerText() : "no answer");
  }
}

/** The server refused, or did not answer: not a mistake of ours. */
export const isFromServer = (error: unknown): error is ApiError | NoAnswer =>
  error instanceof ApiError || error instanceof NoAnswer;

/** Why a request failed, in the reader's language. */
export const errorText = (error: unknown): string => {
  if (!isFromServer(error)) throw error;
  return error instanceof NoAnswer ? noAnswerText() : error.message;
};

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  const { secret } = identity;
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const noAnswer = (): never => {
    throw new NoAnswer();
  };
  const answer = await fetch(path, init).catch(noAnswer);
  const isText = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/plain");
  const found: unknown = await (isText ? answer.text() : answer.json()).catch(noAnswer);
  if (!answer.ok) {
    identity.forgetIfSignedOut(found as ErrorView, secret);
    throw new ApiError(found as ErrorView, answer.status);
  }
  return found as T;
}

/** How long a page waits before it shows what it has without the server: what comes later would push it down. */
const PATIENCE_MS = 1000;

/**
 * Takes an answer that a page can do without, whenever it comes; and waits for it, but not for long.
 *
 * If there is none, the page goes on without it.
 */
export function takeWhenAnswered<T>(answer: Promise<T>, take: (found: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, PATIENCE_MS);
    answer.then(take).then(resolve, (error: unknown) => (isFromServer(error) ? resolve() : reject(error)));
  });
}

export const newPlayer = (name: string): Promise<PlayerSecret> =>
  request("POST", "/api/players", { name });
export const rename = (name: string): Promise<PlayerView> => request("PATCH", "/api/me", { name });
export const newTable = (wanted: NewTable): Promise<TableCode> =>
  request("POST", "/api/tables", wanted);
export const reportPerson = (code: string, report: NewReport): Promise<ReportReceipt> =>
  request("POST", `/api/tables/${encodeURIComponent(code)}/reports`, report);
export const myGames = (before?: number): Promise<TableList> =>
  request("GET", `/api/me/games${before ? `?before=${before}` : ""}`);
/** The tables at which others wait for the reader. */
export const myTurns = (): Promise<WaitingTables> => request("GET", "/api/me/turns");
export const newEvening = (wanted: NewEvening): Promise<EveningView> => request("POST", "/api/evenings", wanted);
export const myEvenings = (): Promise<EveningList> => request("GET", "/api/me/evenings");
const eveningPath = (code: string): string => `/api/evenings/${encodeURIComponent(code)}`;
export const findEvening = (code: string): Promise<EveningView> => request("GET", eveningPath(code));
export const endEvening = (code: string): Promise<EveningView> => request("DELETE", eveningPath(code));
export const newTeam = (code: string, team: NewTeam): Promise<EveningView> => request("POST", `${eveningPath(code)}/teams`, team);
export const joinTeam = (code: string, team: string): Promise<EveningView> => request("POST", `${eveningPath(code)}/seat`, { code: team });
export const leaveTeam = (code: string): Promise<EveningView> => request("DELETE", `${eveningPath(code)}/seat`);
export const beginDeal = (code: string, deal: number, bots: readonly string[]): Promise<TableCode> =>
  request("POST", `${eveningPath(code)}/deals/${deal}`, { bots });
export const eveningReview = (code: string): Promise<EveningReview> => request("GET", `${eveningPath(code)}/review`);
export const eveningPartings = (code: string, first: number, second: number): Promise<PartingList> =>
  request("GET", `${eveningPath(code)}/partings/${first}/${second}`);
/** The results as the text of a file. */
export const eveningCsv = (code: string): Promise<string> => request("GET", `${eveningPath(code)}/results`);
export const newClub = (name: string): Promise<FoundedClub> => request("POST", "/api/clubs", { name });
export const myClubs = (): Promise<ClubList> => request("GET", "/api/me/clubs");
const clubPath = (code: string): string => `/api/clubs/${encodeURIComponent(code)}`;
export const findClub = (code: string): Promise<ClubView> => request("GET", clubPath(code));
export const clubDoor = (code: string, link: string): Promise<ClubDoor> => request("POST", `${clubPath(code)}/door`, { link });
export const joinClub = (code: string, link: string): Promise<ClubView> => request("POST", `${clubPath(code)}/people`, { link });
export const leaveClub = (code: string): Promise<ClubList> => request("DELETE", `/api/me/clubs/${encodeURIComponent(code)}`);
export const newClubLink = (code: string): Promise<FoundedClub> => request("POST", `${clubPath(code)}/link`);
export const handClubOver = (code: string, number: number): Promise<ClubView> => request("POST", `${clubPath(code)}/founder`, { number });
export const removeFromClub = (code: string, number: number): Promise<ClubView> => request("DELETE", `${clubPath(code)}/people/${number}`);
export const closeClub = (code: string): Promise<ClubList> => request("DELETE", clubPath(code));
export const dailyResults = (day: string): Promise<DailyResults> => request("GET", `/api/daily/${day}`);
/** The reader's tries of all days. */
export const myDailies = (): Promise<OwnDailyTries> => request("GET", "/api/me/daily");
export const myDaily = (day: string): Promise<OwnDailyTries> => request("GET", `/api/me/daily/${day}`);
export const myStatistics = (): Promise<StatisticsView> => request("GET", "/api/statistics");
export const listBots = (): Promise<BotList> => request("GET", "/api/bots");
export const offerTransfer = (): Promise<TransferCode> => request("POST", "/api/me/transfer");
export const takeTransfer = (code: string): Promise<PlayerSecret> =>
  request("POST", "/api/transfer", { code });
export const myDevices = (): Promise<DeviceList> => request("GET", "/api/me/devices");
export const nameDevice = (id: string, name: string): Promise<DeviceList> => request("PATCH", `/api/me/devices/${id}`, { name });
export const pushOffer = (): Promise<PushOffer> => request("GET", "/api/push");
export const mySubscription = (): Promise<SubscriptionView> => request("GET", "/api/me/push");
export const subscribe = (wanted: NewSubscription): Promise<SubscriptionView> => request("POST", "/api/me/push", wanted);
export const unsubscribe = (): Promise<SubscriptionView> => request("DELETE", "/api/me/push");
export const signOutDevice = (id: string): Promise<DeviceList> => request("DELETE", `/api/me/devices/${id}`);
export const signOutOthers = (): Promise<DeviceList> => request("DELETE", "/api/me/devices");

/** Everything that the server keeps about this player, as the text of a file. */
export const downloadMyData = async (): Promise<string> =>
  JSON.stringify(JSON.parse(await request<string>("GET", "/api/me/data")), null, 1);
export const deleteMe = (): Promise<PlayerView> => request("DELETE", "/api/me");

const fetchReplay = (code: string): Promise<ReplayView> =>
  request("GET", `/api/tables/${encodeURIComponent(code)}/replay`);

/** Replays that were requested before their page could show them. */
const earlyReplays = new Map<string, Promise<ReplayView>>();

export function requestReplayEarly(code: string): void {
  const replay = fetchReplay(code);
  replay.catch(() => undefined); // `findReplay` reports the error
  earlyReplays.set(code, replay);
}

export function findReplay(code: string): Promise<ReplayView> {
  const early = earlyReplays.get(code);
  earlyReplays.delete(code);
  return early ?? fetchReplay(code);
}

export const recordAddress = (code: string): string =>
  `/api/tables/${encodeURIComponent(code)}/record`;
