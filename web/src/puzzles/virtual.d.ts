/** From puzzle_plugin.ts. */
declare module "virtual:puzzles" {
  const file: {
    /** Puzzles of a part. */
    readonly size: number;
    readonly list: () => Promise<{ default: string }>;
    readonly parts: readonly (() => Promise<{ default: string }>)[];
  };
  export default file;
}
