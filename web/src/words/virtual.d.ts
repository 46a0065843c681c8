/** The names of all messages; or what a language says for each. Put together by `words.ts`. */
declare module "virtual:words/*" {
  const text: string;
  export default text;
}
