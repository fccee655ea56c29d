import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { chunkLoading } from "./gatsby-internals/chunk-loading.ts";
import { chunkNames, nameByNumber } from "./gatsby-internals/chunk-names.ts";
import { compilationHash } from "./gatsby-internals/compilation-hash.ts";
import { queryInOneProcess } from "./gatsby-internals/cpu-count.ts";
import { deferredScripts } from "./gatsby-internals/deferred-scripts.ts";
import {
  browserAliases,
  isSecondCompiler,
  keepQuery,
  sharedPages,
  minifyTwice,
  countChunks,
  splitSharedByUser,
  type Config,
  type Rule,
} from "./gatsby-internals/webpack-config.ts";

/** SVG becomes a file with its hash in the name, never text inside the JavaScript; `?inline` is for where no file can be had. */
const artwork: Rule = {
  test: /artwork\/[a-z0-9-]+\.svg$/,
  oneOf: [
    { resourceQuery: /^\?inline$/, type: "asset/inline" },
    { type: "asset/resource", generator: { filename: "static/[name]-[contenthash][ext]" } },
  ],
};

/**
 * What is imported lazily is for browsers: writing the pages need not compile it. Half of all that would be compiled is
 * search, payment and the client of the API.
 */
const withoutLazyImports: Rule = { include: path.resolve("src"), parser: { import: false } };

/** The error reporter's own log, for those who work on it, is a tenth of its size. */
const constants = { __SENTRY_DEBUG__: "false", __SENTRY_TRACING__: "false" };

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const config = (getConfig as () => Config)();
  config.module.rules = config.module.rules.filter((rule) => !isSecondCompiler(rule));
  for (const rule of config.module.rules) {
    if (rule.test?.test("artwork/x.svg") === true) rule.exclude = /artwork\/[a-z0-9-]+\.svg$/;
  }
  config.module.rules.push(artwork);
  if (stage === "build-html") {
    config.module.rules.push(withoutLazyImports);
    // The last that Gatsby asks of us before it gathers the data of the pages.
    queryInOneProcess();
  }
  if (stage === "build-javascript") {
    // Maps are made, for reading errors, but never served: naming them costs each page 0.4 kB.
    config.devtool = "hidden-source-map";
    Object.assign(config.resolve.alias, browserAliases);
    config.module.rules.push(keepQuery, sharedPages);
    config.plugins.push((plugins.define as (names: object) => unknown)(constants));
    config.plugins.push(compilationHash, deferredScripts, chunkLoading, chunkNames);
    splitSharedByUser(config.optimization);
    countChunks(config.optimization);
    nameByNumber(config.output);
    minifyTwice(config.optimization);
  }
  actions.replaceWebpackConfig(config);
};
