/** The catalogue of one language, made by `catalogue_plugin.ts`. */
declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}

/** Language → a function that loads its catalogue. */
declare module "virtual:words" {
  const catalogues: Record<
    import("../base/settings.svelte").Language,
    () => Promise<{ default: string }>
  >;
  export default catalogues;
}
