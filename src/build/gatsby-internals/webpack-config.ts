import { createHash } from "node:crypto";
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
export type Config = {
  devtool?: string | false;
  output: { chunkFilename?: string };
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization: {
    chunkIds?: string;
    minimizer?: Minimizer[];
    splitChunks?: { cacheGroups: { shared?: { name?: unknown; chunks?: unknown } } };
  };
  plugins: unknown[];
};

const here = (file: string) => path.resolve("src/build/gatsby-internals", file);

/** In pages and in browsers, which must agree. */
export const announcerAlias = {
  [path.resolve(".cache/route-announcer-props.js")]: here("route-announcer-props.cjs"),
} as const;

/** Saves 6 kB a page: off-thread scripts, which ignore consent, plugins without browser code, and vendor prefixes. */
export const browserAliases = {
  ...announcerAlias,
  "gatsby-script": false,
  [path.resolve(".cache/api-runner-browser-plugins.js")]: here("browser-plugins.cjs"),
  [path.resolve(".cache/slice.js")]: here("browser-slice.cjs"),
  // Logs to the console before the first paint; ours is in src/shell/offline.
  [path.resolve(".cache/register-service-worker.js")]: false,
  [path.resolve("node_modules/stylis/src/Prefixer.js")]: here("no-prefixes.ts"),
  [path.resolve("node_modules/zod/v4/core/to-json-schema.js")]: here("no-json-schema.ts"),
  [path.resolve("node_modules/zod/v4/core/json-schema-generator.js")]: false,
  [path.resolve("node_modules/zod/v4/core/json-schema-processors.js")]: false,
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

/** Gatsby compiles TypeScript twice. */
export const isSecondCompiler = ({ test }: Rule) => test?.source === String.raw`\.tsx?$`;

/** It has every block. Visitors' pages are split as if it were not there, and it carries copies of its own. */
const isForVisitors = ({ name }: { name?: string }) => name?.includes("forhandsvisning") !== true;

/** With Gatsby's name, unrelated lazy code shares one chunk. */
export function splitSharedByUser({ splitChunks }: Config["optimization"]): void {
  const shared = splitChunks?.cacheGroups.shared;
  if (shared === undefined) return;
  delete shared.name;
  shared.chunks = isForVisitors;
}

/** Shorter than four-digit hashes, in every page's first script. */
export function countChunks(optimization: Config["optimization"]): void {
  optimization.chunkIds = "natural";
}

/** A second pass saves 0.25 kB, a third nothing. */
export function minifyTwice({ minimizer = [] }: Config["optimization"]): void {
  for (const { options } of minimizer) {
    const terser = options?.minimizer?.options;
    if (terser?.compress === undefined) continue;
    Object.assign(terser.compress, { passes: 2, ecma: 2020, unsafe_arrows: true });
    Object.assign(terser, { ecma: 2020 });
  }
}

type Compilation = { hash: string; chunks: Iterable<{ files: Iterable<string> }> };
type Compiler = { hooks: { emit: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/** Open tabs reload when it changes. Webpack's own differs with its cache; this one only with the files. */
export const compilationHash = {
  apply({ hooks }: Compiler) {
    hooks.emit.tap("compilation-hash", (compilation) => {
      const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]).toSorted();
      compilation.hash = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
