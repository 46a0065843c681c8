/** A language's catalogues, put together by `words.ts`. */
declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}
