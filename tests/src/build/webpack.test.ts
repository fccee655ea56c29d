import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { expect, test, vi } from "vitest";
import { onCreateWebpackConfig } from "#src/build/webpack.ts";

type Way = { resourceQuery?: RegExp; type: string; generator?: { filename: string } };
type Rule = { test?: RegExp; exclude?: RegExp; oneOf?: Way[]; include?: string; parser?: object };
type Terser = { ecma?: number; compress: { ecma: number; passes?: number } };
type Config = {
  devtool?: string;
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  output: { chunkFilename?: string };
  optimization: {
    chunkIds?: string;
    minimizer?: { options: { minimizer?: { options: Terser } } }[];
    splitChunks: { cacheGroups: { shared: { name?: string; minChunks: number } } };
  };
  plugins: unknown[];
};

/** The rules that matter of those Gatsby starts with. */
function configured(stage: string): Config {
  let config: Config = {
    devtool: "source-map",
    module: {
      rules: [
        { test: /\.(ico|svg|jpg|jpeg|png|gif|webp|avif)(\?.*)?$/ },
        { test: /\.(js|mjs|jsx|ts|tsx)$/ },
        { test: /\.tsx?$/ },
        {},
      ],
    },
    resolve: { alias: { react: "/react" } },
    output: {},
    optimization: {
      minimizer: [{ options: { minimizer: { options: { compress: { ecma: 5 } } } } }, { options: {} }],
      splitChunks: { cacheGroups: { shared: { name: "one-for-all", minChunks: 2 } } },
    },
    plugins: [],
  };
  const actions = { replaceWebpackConfig: (next: Config) => (config = next) };
  const gatsby = { actions, stage, getConfig: () => config, plugins: { define: (names: object) => names } };
  void onCreateWebpackConfig?.(gatsby as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
  return config;
}

const takers = (config: Config, file: string) =>
  config.module.rules.filter((rule) => rule.test?.test(file) === true && rule.exclude?.test(file) !== true);

test.each([
  ["build-html", undefined],
  ["develop-html", false],
])("in %s all templates are loaded first only where pages are written", (stage, alias) => {
  expect(configured(stage).resolve.alias[path.resolve("src/shell/load-templates.ts")]).toBe(alias);
});

test.each(["build-javascript", "build-html", "develop"])(
  "in %s artwork becomes a file of its own, never script",
  (stage) => {
    const [taker, ...others] = takers(configured(stage), "/site/artwork/tack-1.svg");
    expect(others).toEqual([]);
    const [way] = taker?.oneOf?.filter(({ resourceQuery }) => resourceQuery?.test("") !== false) ?? [];
    expect(way).toEqual({ type: "asset/resource", generator: { filename: "static/[name]-[contenthash][ext]" } });
  },
);

test("artwork for where no file can be had is written into what asks for it", () => {
  const [taker] = takers(configured("build-html"), "/site/artwork/bruten-ledning.svg");
  expect(taker?.oneOf?.find(({ resourceQuery }) => resourceQuery?.test("?inline"))?.type).toBe("asset/inline");
});

test("other pictures and scripts are handled as before", () => {
  const config = configured("build-javascript");
  for (const file of ["/site/src/x.png", "/site/node_modules/p/x.svg", "/site/src/x.tsx"]) {
    expect(takers(config, file)).toHaveLength(1);
    expect(takers(config, file)[0]?.oneOf).toBeUndefined();
  }
});

test("what visitors never use is left out of what they load, and what takes its place does as little as it says", async () => {
  const { alias } = configured("build-javascript").resolve;
  expect(alias).toMatchObject({ react: "/react", "gatsby-script": false });
  const substitutes = Object.entries(alias).flatMap(([name, to]) => (name !== "react" && to !== false ? [to] : []));
  expect(substitutes).toEqual(
    [
      "src/build/gatsby-internals/route-announcer-props.cjs",
      "src/build/gatsby-internals/browser-plugins.cjs",
      "src/build/gatsby-internals/browser-slice.cjs",
      "src/build/gatsby-internals/no-prefixes.ts",
      "src/build/gatsby-internals/no-json-schema.ts",
    ].map((file) => path.resolve(file)),
  );
  const { prefix } = await import("#src/build/gatsby-internals/no-prefixes.ts");
  expect(prefix("user-select:none;")).toBe("user-select:none;");
  const { createStandardJSONSchemaMethod, createToJSONSchemaMethod } =
    await import("#src/build/gatsby-internals/no-json-schema.ts");
  for (const write of [createStandardJSONSchemaMethod, createToJSONSchemaMethod])
    expect(write).toThrow("not written out");
});

test("the browser's own navigation is completed", () => {
  expect(takers(configured("build-javascript"), "/site/.cache/navigation.js")).toContainEqual(
    expect.objectContaining({ enforce: "pre" }),
  );
});

test("what visitors load is pressed harder than Gatsby does", () => {
  const [script] = configured("build-javascript").optimization.minimizer ?? [];
  expect(script?.options.minimizer?.options).toMatchObject({ ecma: 2020, compress: { ecma: 2020, passes: 2 } });
});

test("the list of later scripts, which every page has, is short", () => {
  const { output, optimization } = configured("build-javascript");
  expect(optimization.chunkIds).toBe("natural");
  expect(output.chunkFilename).toBe("[id]-[contenthash:7].js");
});

test("scripts name no source maps, which visitors never get; where maps are served they are named as before", () => {
  expect(configured("build-javascript").devtool).toBe("hidden-source-map");
  expect(configured("develop").devtool).toBe("source-map");
});

test("what later scripts share is split by who shares it, and the error reporter has no log of its own", () => {
  const { optimization, plugins } = configured("build-javascript");
  const { chunks, ...shared } = optimization.splitChunks.cacheGroups.shared as object as {
    chunks: (chunk: object) => boolean;
  };
  expect(shared).toEqual({ minChunks: 2 });
  const names = ["component---src-pages-index-tsx", "component---src-pages-forhandsvisning-tsx", undefined];
  expect(names.map((name) => chunks({ name }))).toEqual([true, false, true]);
  expect(plugins).toContainEqual({ __SENTRY_DEBUG__: "false", __SENTRY_TRACING__: "false" });
});

test("writing the pages compiles nothing that a browser fetches later; a browser's own script does", () => {
  const unread = (stage: string) => configured(stage).module.rules.filter(({ parser }) => parser !== undefined);
  expect(unread("build-html")).toEqual([{ include: path.resolve("src"), parser: { import: false } }]);
  for (const stage of ["build-javascript", "develop", "develop-html"]) expect(unread(stage)).toEqual([]);
});

test("scripts are compiled with every processor; from then on one process asks for the data of the pages", () => {
  vi.stubEnv("GATSBY_CPU_COUNT", "3");
  configured("build-javascript");
  expect(process.env.GATSBY_CPU_COUNT).toBe("3");
  configured("build-html");
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
  vi.unstubAllEnvs();
});

test.each(["build-html", "develop", "develop-html"])("%s keeps everything", (stage) => {
  const { resolve, optimization, plugins } = configured(stage);
  expect(plugins).toEqual([]);
  expect(optimization.splitChunks.cacheGroups.shared.name).toBe("one-for-all");
  expect(resolve.alias).toMatchObject({ react: "/react" });
  expect(Object.keys(resolve.alias)).toHaveLength(stage === "develop" ? 1 : 2);
  expect(optimization.minimizer?.[0]?.options.minimizer?.options).toEqual({ compress: { ecma: 5 } });
});
