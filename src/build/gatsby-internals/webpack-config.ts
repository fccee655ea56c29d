import path from "node:path";

export type Rule = {
  test?: RegExp;
  exclude?: RegExp;
  oneOf?: { type: string; generator?: unknown; resourceQuery?: RegExp }[];
  enforce?: "pre";
  loader?: string;
  include?: string;
  parser?: object;
};
type Minimizer = { options?: { minimizer?: { options?: { compress?: object; ecma?: number } } } };
/** Those parts of Gatsby's webpack configuration that we change. */
export type Config = {
  devtool?: string | false;
  output: { chunkFilename?: string };
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization: {
    chunkIds?: string;
    minimizer?: Minimizer[];
    splitChunks?: { cacheGroups: { shared?: { name?: unknown } } };
  };
  plugins: unknown[];
};

const here = (file: string) => path.resolve("src/build/gatsby-internals", file);

/**
 * Left out of what visitors load, 6 kB on every page: the component and the worker that run scripts off the main
 * thread, where they know no consent; plugins with nothing to do in a browser; and vendor prefixes, which
 * styled-components carries but has switched off.
 */
export const browserAliases = {
  "gatsby-script": false,
  [path.resolve(".cache/api-runner-browser-plugins.js")]: here("browser-plugins.cjs"),
  [path.resolve(".cache/slice.js")]: here("browser-slice.cjs"),
  // Logs every step to the console, and is called before the first paint: ours comes later (src/shell/offline).
  [path.resolve(".cache/register-service-worker.js")]: false,
  [path.resolve("node_modules/stylis/src/Prefixer.js")]: here("no-prefixes.ts"),
} as const;

export const keepQuery: Rule = {
  test: /[\\/]\.cache[\\/]navigation\.js$/,
  enforce: "pre",
  loader: here("keep-query.cjs"),
};

export const sharedPages: Rule = {
  test: /[\\/]\.cache[\\/](?:find-path\.js|.*[\\/]match-paths\.json)$/,
  enforce: "pre",
  loader: here("shared-pages.cjs"),
};

/** Gatsby compiles TypeScript by its rule for all scripts, and then once more by that of its plugin. */
export const isSecondCompiler = ({ test }: Rule) => test?.source === String.raw`\.tsx?$`;

/**
 * What lazy scripts share is split by who shares it. Gatsby names these chunks after the scripts; ours have no names, so
 * that unrelated code would end up in one chunk: the API client in that of the cookie banner.
 */
export function splitSharedByUser({ splitChunks }: Config["optimization"]): void {
  delete splitChunks?.cacheGroups.shared?.name;
}

/** Every page's first script lists all chunks by their numbers: counted from one they are shorter than hashes of four digits. */
export function countChunks(optimization: Config["optimization"]): void {
  optimization.chunkIds = "natural";
}

/** A second pass of the minifier saves another quarter of a kB, a third next to nothing. Gatsby's own settings stay. */
export function minifyTwice({ minimizer = [] }: Config["optimization"]): void {
  for (const { options } of minimizer) {
    const terser = options?.minimizer?.options;
    if (terser?.compress === undefined) continue;
    Object.assign(terser.compress, { passes: 2, ecma: 2020, unsafe_arrows: true });
    Object.assign(terser, { ecma: 2020 });
  }
}
