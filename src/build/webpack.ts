import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { chunkLoading } from "./gatsby-internals/chunk-loading.ts";
import { chunkNames, nameByNumber } from "./gatsby-internals/chunk-names.ts";
import {
  announcerAlias,
  browserAliases,
  compilationHash,
  countChunks,
  isSecondCompiler,
  keepQuery,
  minifyTwice,
  sharedPages,
  splitSharedByUser,
  type Config,
  type Rule,
} from "./gatsby-internals/webpack-config.ts";
import { queryInOneProcess } from "./gatsby-internals/cpu-count.ts";
import { deferredScripts } from "./gatsby-internals/deferred-scripts.ts";
import { moduleOrder } from "./gatsby-internals/module-order.ts";

const artwork: Rule = {
  test: /artwork\/[a-z0-9-]+\.svg$/,
  oneOf: [
    { resourceQuery: /^\?inline$/, type: "asset/inline" },
    { type: "asset/resource", generator: { filename: "static/[name]-[contenthash][ext]" } },
  ],
};

/** Half of all code is loaded lazily, and never needed to render HTML. */
const withoutLazyImports: Rule = { include: path.resolve("src"), parser: { import: false } };

const constants = { __SENTRY_DEBUG__: "false", __SENTRY_TRACING__: "false" };

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const config = (getConfig as () => Config)();
  config.module.rules = config.module.rules.filter((rule) => !isSecondCompiler(rule));
  for (const rule of config.module.rules) {
    if (rule.test?.test("artwork/x.svg") === true) rule.exclude = /artwork\/[a-z0-9-]+\.svg$/;
  }
  config.module.rules.push(artwork);
  // Only who writes pages: see there.
  if (stage === "develop-html") config.resolve.alias[path.resolve("src/shell/load-templates.ts")] = false;
  if (stage === "build-html") {
    Object.assign(config.resolve.alias, announcerAlias);
    config.module.rules.push(withoutLazyImports);
    // The last hook before Gatsby runs the queries.
    queryInOneProcess();
  }
  if (stage === "build-javascript") {
    // For error reports, never served: naming maps costs a page 0.4 kB.
    config.devtool = "hidden-source-map";
    Object.assign(config.resolve.alias, browserAliases);
    config.module.rules.push(keepQuery, sharedPages);
    config.plugins.push((plugins.define as (names: object) => unknown)(constants));
    config.plugins.push(compilationHash, deferredScripts, chunkLoading, chunkNames, moduleOrder);
    splitSharedByUser(config.optimization);
    countChunks(config.optimization);
    nameByNumber(config.output);
    minifyTwice(config.optimization);
  }
  actions.replaceWebpackConfig(config);
};
