/** The pages that the browser loads when they are first opened. Home comes with the app. */

import type { Component } from "svelte";
import type { Page } from "../base/addresses";
import { requestReplayEarly } from "../server/api";
import type { LongText } from "../words/long_texts";

type LazyName = Exclude<Page["name"], "home" | "no-table" | "not-found">;
export type LazyPageAddress = Extract<Page, { name: LazyName }>;
/** A page gets its address, and takes from it what it needs. */
type PageComponent<Name extends LazyName> = Component<{ address: Extract<Page, { name: Name }> }>;

interface LazyPage<Name extends LazyName> {
  readonly load: (address: Extract<Page, { name: Name }>) => Promise<{ default: PageComponent<Name> | Component }>;
  /** The text that the page cannot do without. */
  readonly longText?: LongText;
}

const LAZY_PAGES: { readonly [Name in LazyName]: LazyPage<Name> } = {
  table: { load: () => import("../table/TablePage.svelte") },
  local: { load: () => import("../table/LocalTablePage.svelte") },
  replay: {
    load: ({ code }) => {
      // Together with the page: it has nothing to show before.
      requestReplayEarly(code);
      return import("../replay/ReplayPage.svelte");
    },
  },
  "local-replay": { load: () => import("../replay/LocalReplayPage.svelte") },
  shared: { load: () => import("../replay/LocalReplayPage.svelte") },
  review: { load: () => import("../review/ReviewPage.svelte"), longText: "review" },
  settings: { load: () => import("../settings/SettingsPage.svelte") },
  learn: { load: () => import("../learn/LearnPage.svelte"), longText: "lessons" },
  lesson: { load: () => import("../learn/LessonPage.svelte"), longText: "lessons" },
  sheet: { load: () => import("../learn/SheetPage.svelte"), longText: "lessons" },
  rules: { load: () => import("../rules/RulesPage.svelte"), longText: "rulebook" },
  puzzles: { load: () => import("../puzzles/PuzzlesPage.svelte"), longText: "puzzles" },
  mistakes: { load: () => import("../puzzles/MistakesPage.svelte"), longText: "puzzles" },
  rush: { load: () => import("../puzzles/RushPage.svelte"), longText: "puzzles" },
  today: { load: () => import("../today/TodayPage.svelte"), longText: "today" },
  deal: { load: () => import("../today/DealPage.svelte"), longText: "today" },
  evenings: { load: () => import("../evenings/EveningsPage.svelte"), longText: "evenings" },
  evening: { load: () => import("../evenings/EveningPage.svelte"), longText: "evenings" },
  clubs: { load: () => import("../clubs/ClubsPage.svelte"), longText: "evenings" },
  club: { load: () => import("../clubs/ClubPage.svelte"), longText: "evenings" },
  statistics: { load: () => import("../statistics/StatisticsPage.svelte"), longText: "statistics" },
  companion: { load: () => import("../companion/CompanionPage.svelte"), longText: "companion" },
};

export const isLazy = (page: Page): page is LazyPageAddress => Object.hasOwn(LAZY_PAGES, page.name);

export const longTextOf = (name: LazyName): LongText | undefined => LAZY_PAGES[name].longText;

/** Any of these pages: the one of a name gets only addresses of that name. */
export type AnyLazyPage = Component<{ address: LazyPageAddress }>;

export async function loadPage(address: LazyPageAddress): Promise<AnyLazyPage> {
  const page = LAZY_PAGES[address.name] as LazyPage<LazyName>;
  return (await page.load(address)).default as AnyLazyPage;
}
