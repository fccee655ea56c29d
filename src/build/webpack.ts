import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { compilationHash } from "./gatsby-internals/compilation-hash.ts";
import { deferredScripts } from "./gatsby-internals/deferred-scripts.ts";
import { queryInOneProcess } from "./gatsby-internals/cpu-count.ts";
import { chunkLoading } from "./gatsby-internals/chunk-loading.ts";

type Way = { type: string; generator?: unknown; resourceQuery?: RegExp };
type Rule = {
  test?: RegExp;
  exclude?: RegExp;
  oneOf?: Way[];
  enforce?: "pre";
  loader?: string;
  include?: string;
  parser?: object;
};
type Minimizer = { options?: { minimizer?: { options?: { compress?: object; format?: object; ecma?: number } } } };
type Config = {
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization: { minimizer?: Minimizer[]; splitChunks?: { cacheGroups: { shared?: { name?: unknown } } } };
  plugins: unknown[];
};

/**
 * Left out of what visitors load, 6 kB on every page: the component and the worker that run scripts off the main
 * thread, where they know no consent; plugins with nothing to do in a browser; and vendor prefixes, which
 * styled-components carries but has switched off.
 */
const unused = {
  "gatsby-script": false,
  [path.resolve(".cache/api-runner-browser-plugins.js")]: path.resolve(
    "src/build/gatsby-internals/browser-plugins.cjs",
  ),
  [path.resolve(".cache/slice.js")]: path.resolve("src/build/gatsby-internals/browser-slice.cjs"),
  // Says much to the console, and is called before the first paint: ours comes later (src/shell/offline).
  [path.resolve(".cache/register-service-worker.js")]: false,
  [path.resolve("node_modules/stylis/src/Prefixer.js")]: path.resolve("src/build/gatsby-internals/no-prefixes.ts"),
} as const;

/** SVG becomes a file with its hash in the name, never text inside the JavaScript; `?inline` is for where no file can be had. */
const artwork: Rule = {
  test: /artwork\/[a-z0-9-]+\.svg$/,
  oneOf: [
    { resourceQuery: /^\?inline$/, type: "asset/inline" },
    { type: "asset/resource", generator: { filename: "static/[name]-[contenthash][ext]" } },
  ],
};

/** Gatsby compiles TypeScript by its rule for all scripts, and then once more by that of its plugin. */
const isSecondCompiler = ({ test }: Rule) => test?.source === String.raw`\.tsx?$`;

/**
 * What comes later comes in a browser: writing the pages need not compile it. Half of all that would be compiled is
 * search, payment and the client of the API.
 */
const nothingLater: Rule = { include: path.resolve("src"), parser: { import: false } };

const keepQuery: Rule = {
  test: /[\\/]\.cache[\\/]navigation\.js$/,
  enforce: "pre",
  loader: path.resolve("src/build/gatsby-internals/keep-query.cjs"),
};

/** The error reporter's own log, for those who work on it, is a tenth of its size. */
const fixed = { __SENTRY_DEBUG__: "false", __SENTRY_TRACING__: "false" };

/**
 * What later scripts share is split by who shares it. Gatsby names the pieces by the names of the scripts; ours have
 * none, so that strangers would end up in one piece: the API client in that of the cookie question.
 */
function splitByUser({ splitChunks }: Config["optimization"]): void {
  delete splitChunks?.cacheGroups.shared?.name;
}

/**
 * A second look by the minifier takes another quarter of a kB, a third nothing to speak of. Gatsby's own settings stay
 * as they are.
 */
function pressHarder({ options }: Minimizer): void {
  const terser = options?.minimizer?.options;
  if (terser?.compress === undefined) return;
  Object.assign(terser.compress, { passes: 2, ecma: 2020, unsafe_arrows: true });
  Object.assign(terser, { ecma: 2020 });
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const config = (getConfig as () => Config)();
  config.module.rules = config.module.rules.filter((rule) => !isSecondCompiler(rule));
  for (const rule of config.module.rules) {
    if (rule.test?.test("artwork/x.svg") === true) rule.exclude = /artwork\/[a-z0-9-]+\.svg$/;
  }
  config.module.rules.push(artwork);
  if (stage === "build-html") {
    config.module.rules.push(nothingLater);
    // The last that Gatsby asks of us before it gathers the data of the pages.
    queryInOneProcess();
  }
  if (stage === "build-javascript") {
    Object.assign(config.resolve.alias, unused);
    config.module.rules.push(keepQuery);
    config.plugins.push((plugins.define as (names: object) => unknown)(fixed));
    config.plugins.push(compilationHash, deferredScripts, chunkLoading);
    splitByUser(config.optimization);
    for (const minimizer of config.optimization.minimizer ?? []) pressHarder(minimizer);
  }
  actions.replaceWebpackConfig(config);
};
