/** A language's catalogues, put together by `words.ts`. */
declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}

/** Language → its catalogues, fetched when they are asked for. */
declare module "virtual:words" {
  const catalogues: Record<
    import("../settings/settings.svelte").Language,
    () => Promise<{ default: string }>
  >;
  export default catalogues;
}
