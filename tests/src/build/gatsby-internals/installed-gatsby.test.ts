import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chunkLoading } from "#src/build/gatsby-internals/chunk-loading.ts";
import { chunkNames, nameByNumber } from "#src/build/gatsby-internals/chunk-names.ts";
import {
  browserAliases,
  compilationHash,
  countChunks,
  isSecondCompiler,
  minifyTwice,
  splitSharedByUser,
  type Config,
} from "#src/build/gatsby-internals/webpack-config.ts";
import { deferredScripts } from "#src/build/gatsby-internals/deferred-scripts.ts";

/*
 * What src/build/gatsby-internals leans on, looked up in the Gatsby and the webpack that are installed. When an upgrade
 * makes one of these fail, the piece that is named has lost its hold: mend it, or see whether it is still needed.
 */

const root = process.cwd();
const packages = path.join(root, "node_modules");
const ofGatsby = createRequire(path.join(packages, "gatsby/package.json"));
const textOf = (file: string) => readFileSync(path.join(packages, file), "utf8");
const expectText = (file: string, words: string) =>
  expect(textOf(file).includes(words), `${file} contains ${words}`).toBe(true);

// Gatsby's logger for terminals takes over the console.
beforeAll(() => void vi.stubEnv("GATSBY_LOGGER", "yurnalist"));

describe("what an alias takes the place of is still there, and still asked for by the same words", () => {
  test.each(["graphql", "gatsby-plugin-image", "getServerData", "config", "Slice", "Head"])(
    "Gatsby parses a file for %s, and parsed-files.ts leaves it to it",
    (word) => expectText("gatsby/dist/query/file-parser.js", `!text.includes(\`${word}\`)`),
  );

  test("Gatsby parses files for nothing else", () => {
    const asked = textOf("gatsby/dist/query/file-parser.js").match(/!text\.includes\(/g);
    expect(asked).toHaveLength(6);
  });

  test.each([
    [
      "the browser's list of plugins",
      "gatsby/cache-dir/api-runner-browser.js",
      "require(`./api-runner-browser-plugins`)",
    ],
    ["… which a build writes", "gatsby/dist/services/initialize.js", "${siteDir}/api-runner-browser-plugins.js`"],
    ["… in the form of ours", "gatsby/dist/services/initialize.js", "plugin: require('${"],
    ["Gatsby's Slice", "gatsby/cache-dir/gatsby-browser-entry.js", 'export { Slice } from "./slice"'],
    [
      "… which draws an InlineSlice",
      "gatsby/cache-dir/slice/inline-slice.js",
      "export const InlineSlice = ({\n  sliceName,",
    ],
    ["the script component", "gatsby/cache-dir/gatsby-browser-entry.js", 'export * from "gatsby-script"'],
    ["the worker's registration", "gatsby/cache-dir/production-app.js", "require(`./register-service-worker`)"],
    ["the vendor prefixer", "stylis/src/Middleware.js", "from './Prefixer.js'"],
    ["… whose result is a text", "stylis/src/Prefixer.js", "export function prefix (value, length, children)"],
    [
      "the writer of JSON schemas",
      "zod/v4/classic/schemas.js",
      'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js"',
    ],
    [
      "… and what it asks of each schema",
      "zod/v4/classic/schemas.js",
      'import * as processors from "../core/json-schema-processors.js"',
    ],
  ])("%s", (_, file, words) => {
    expectText(file, words);
  });

  test("each alias names a file of Gatsby's cache, a package's file or a package", () => {
    const installed = (name: string) =>
      path.isAbsolute(name) ? name.replace(path.join(root, ".cache"), path.join(packages, "gatsby/cache-dir")) : "";
    for (const [name, ours] of Object.entries(browserAliases)) {
      if (path.isAbsolute(name)) expect(existsSync(installed(name)), name).toBe(true);
      else expect(() => ofGatsby.resolve(name)).not.toThrow();
      if (ours !== false) expect(existsSync(ours), ours).toBe(true);
    }
  });
});

test("Gatsby sends the browser to a page itself by one statement, which keep-query.cjs completes", () => {
  const keepQuery = createRequire(import.meta.url)(path.join(root, "src/build/gatsby-internals/keep-query.cjs")) as (
    source: string,
  ) => string;
  expect(keepQuery(textOf("gatsby/cache-dir/navigation.js"))).toContain("window.location = pathname + search + hash");
  expect(() => keepQuery("other words")).toThrow("not as it was");
});

describe("the pages of shared cards are named by their documents (shared-pages.cjs)", () => {
  type Loader = (this: { resourcePath: string }, source: string) => string;
  const sharedPages = createRequire(import.meta.url)(
    path.join(root, "src/build/gatsby-internals/shared-pages.cjs"),
  ) as Loader;
  const load = (resourcePath: string, source: string) => sharedPages.call({ resourcePath }, source);

  test("browsers get the list of patterns without them", () => {
    const order = { path: "/order/mc/[orderReference]/", matchPath: "/order/mc/:orderReference" };
    const cards = ["/mc/ml25/", "/_internal_mc/stub/", "/d/JUL_24_1/", "/_internal/JUL_24_1/", "/d/404.html"];
    const rows = [order, ...cards.map((card) => ({ path: card, matchPath: `${card}*` }))];
    expect(JSON.parse(load("/x/match-paths.json", JSON.stringify(rows)))).toEqual([order]);
  });

  test.each([
    ["/d/JUL_24_1/7H4K", "/d/JUL_24_1/", "/d/JUL_24_1"],
    ["/_internal/TEST/7H4K", "/_internal/TEST/", "/_internal/TEST"],
    ["/mc/ml25/7H4K", "/mc/ml25/", "/mc/ml25"],
    ["/d/ALDRIG/7H4K", "/d/404.html", "/d/404.html"],
    ["/", "/d/JUL_24_1/", "/"],
    ["/d/JUL_24_1/", "/d/JUL_24_1/", "/d/JUL_24_1"],
    ["/om-oss/mer/", undefined, "/om-oss/mer"],
    ["/om-oss/", undefined, "/om-oss"],
  ])("%s in the document of %s is the page %s", async (asked, written, page) => {
    const source = load("/x/find-path.js", textOf("gatsby/cache-dir/find-path.js"))
      .replace(/^import .*$/gm, "")
      .replaceAll("export const", "const")
      .replaceAll("__BASE_PATH__", '""');
    const parts = `const pick = () => null;
      const stripPrefix = (path) => path;
      const maybeGetBrowserRedirect = () => undefined;
      const normalizePagePath = (path) => (path === "/" ? path : path.replace(/\\/$/, ""));
      const document = { documentElement: { dataset: { page: ${JSON.stringify(written)} } } };`;
    const module = `data:text/javascript,${encodeURIComponent(`${parts}${source}; export { findPath };`)}`;
    const { findPath } = (await import(module)) as { findPath: (path: string) => string };
    expect(findPath(asked)).toBe(page);
  });

  test("a Gatsby that finds pages otherwise stops the build", () => {
    expect(() => load("/x/find-path.js", "other words")).toThrow("not as it was");
    expectText("gatsby/cache-dir/production-app.js", 'from "$virtual/match-paths.json"');
    expectText("gatsby/dist/utils/gatsby-webpack-virtual-modules.js", "`.cache/_this_is_virtual_fs_path_`");
  });
});

test.each([
  [
    "renders with one worker fewer than there are processors",
    "gatsby/dist/utils/worker/pool.js",
    "cpuCoreCount)() - 1)",
  ],
  ["queries without workers where there is one processor", "gatsby/dist/commands/build.js", "cpuCoreCount)() === 1"],
  ["takes our word for their number", "gatsby-core-utils/dist/cpu-core-count.js", "process.env.GATSBY_CPU_COUNT"],
])("Gatsby %s (cpu-count.ts)", (_, file, words) => {
  expectText(file, words);
});

test.each([
  ["compiles its own files", "services/initialize.js", "(0, _compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)"],
  ["… by a parcel that it does not use before", "utils/parcel/compile-gatsby-files.js", "new _core.Parcel({"],
  ["… into this folder", "utils/parcel/compile-gatsby-files.js", "const COMPILED_CACHE_DIR = `.cache/compiled`"],
  ["compiles scripts", "commands/build.js", "(0, _buildJavascript.buildProductionBundle)(program"],
  ["… and asks of them this alone", "commands/build.js", "webpackCompilationHash = stats.hash;"],
  ["compiles the renderer", "commands/build.js", "(0, _buildHtml.buildRenderer)(program, _types.Stage.BuildHTML"],
  ["… and hashes its parts", "commands/build.js", "(0, _getSsrChunkHashes.getSSRChunkHashes)({"],
  ["tells templates of slices", "utils/webpack/plugins/static-query-mapper.js", "type: `SET_SLICES_BY_TEMPLATE`"],
  ["… and of queries", "utils/webpack/plugins/static-query-mapper.js", "type: `SET_STATIC_QUERIES_BY_TEMPLATE`"],
  ["… and of their pages", "utils/webpack/plugins/static-query-mapper.js", "type: `ADD_PENDING_TEMPLATE_DATA_WRITE`"],
  [
    "writes the chunks' names",
    "utils/gatsby-webpack-stats-extractor.js",
    "_path.default.join(`public`, `chunk-map.json`)",
  ],
  ["loads templates by this list", "../cache-dir/static-entry.js", "require(`$virtual/async-requires`)"],
])("Gatsby %s (kept-bundles.ts, run-build.ts)", (_, file, words) => {
  expectText(`gatsby/dist/${file}`, words);
});

describe("parts of Gatsby that most builds do not use (read-late.cjs)", () => {
  const { isModule, partsFor, readLate } = createRequire(import.meta.url)(
    path.join(root, "src/build/gatsby-internals/read-late.cjs"),
  ) as {
    isModule: (name: string) => boolean;
    partsFor: (process: string) => string[];
    readLate: (name: string) => void;
  };

  test.each(partsFor("drawing"))("%s is there, and says what we say of it", (name) => {
    const file = ofGatsby.resolve(name);
    const saysModule = /exports\.__esModule = true|exports, ["']__esModule["']/.test(readFileSync(file, "utf8"));
    expect(saysModule).toBe(isModule(name));
  });

  test("one is read when something of it is first used", () => {
    const name = "./dist/utils/start-server.js";
    const file = ofGatsby.resolve(name);
    const isRead = () => ofGatsby.cache[file]?.children !== undefined;
    readLate(name);
    expect(isRead()).toBe(false);
    expect((ofGatsby(name) as { startServer: unknown }).startServer).toBeTypeOf("function");
    expect(isRead()).toBe(true);
  });

  test("a build reads what it compiles with, and queries by", () => {
    expect(partsFor("build")).not.toContain("./dist/services/index.js");
    expect(partsFor("other")).toEqual([]);
  });

  test.each([
    ["tells them so", "utils/worker/pool.js", "GATSBY_WORKER_POOL_WORKER: `true`"],
    ["starts them with its own options", "../../gatsby-worker/dist/index.js", "execArgv: process.execArgv.filter("],
    ["has them load plugins", "bootstrap/index.js", "workerPool.all.loadConfigAndPlugins({"],
    ["… and build a schema", "bootstrap/index.js", "workerPool.all.buildSchema();"],
    ["takes them from here", "services/initialize.js", "WorkerPool.create()"],
  ])("of processes that draw, Gatsby %s", (_, file, words) => {
    expectText(`gatsby/dist/${file}`, words);
  });
});

describe("in Gatsby's own configuration of webpack", () => {
  type GatsbyConfig = (program: object, directory: string, stage: string, port: number) => Promise<Config>;
  const configOf = async (stage: string) => {
    const createConfig = ofGatsby("./dist/utils/webpack.config.js") as GatsbyConfig;
    const program = { directory: root, browserslist: ["defaults"], verbose: false, prefixPaths: false };
    return createConfig(program, root, stage, 8000);
  };
  test("shared chunks have a name to take away, and the minifier settings to add to", async () => {
    const { optimization } = await configOf("build-javascript");
    expect(optimization.splitChunks?.cacheGroups.shared?.name).toBeTypeOf("function");
    splitSharedByUser(optimization);
    expect(optimization.splitChunks?.cacheGroups.shared).not.toHaveProperty("name");
    minifyTwice(optimization);
    const terser = optimization.minimizer?.map(({ options }) => options?.minimizer?.options);
    expect(terser).toContainEqual(
      expect.objectContaining({ compress: expect.objectContaining({ passes: 2 }) as object }),
    );
  });

  test("the rule for all scripts takes TypeScript, so that the plugin's is a second compiler", async () => {
    const { module } = await configOf("build-javascript");
    expect(module.rules.some((rule) => rule.test?.test("x.tsx") === true && !isSecondCompiler(rule))).toBe(true);
    const { onCreateWebpackConfig } = ofGatsby("gatsby-plugin-typescript/gatsby-node.js") as {
      onCreateWebpackConfig: (gatsby: object) => void;
    };
    const setWebpackConfig = vi.fn<(config: Pick<Config, "module">) => void>();
    const loaders = { js: () => ({ loader: "babel" }) };
    onCreateWebpackConfig({ actions: { setWebpackConfig }, loaders });
    expect(setWebpackConfig.mock.calls[0]?.[0].module.rules.filter(isSecondCompiler)).toHaveLength(1);
  });
});

describe("in a site that webpack and Gatsby build", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "gatsby-internals-"));
    await mkdir(path.join(folder, "public"));
    await writeFile(path.join(folder, "app.js"), `import("./lazy.js"); import("./lazier.js")`);
    await writeFile(path.join(folder, "lazy.js"), `console.log("lazy")`);
    await writeFile(path.join(folder, "lazier.js"), `console.log("lazier")`);
    process.chdir(folder);
    vi.stubEnv("GATSBY_SLICES", "1");
  });
  afterEach(async () => {
    process.chdir(root);
    await rm(folder, { recursive: true });
  });

  type Stats = { hash: string; hasErrors: () => boolean };
  type Webpack = (config: object, done: (error: Error | null, stats: Stats) => void) => void;
  const build = async () => {
    const config: Pick<Config, "output" | "optimization"> = { output: {}, optimization: {} };
    nameByNumber(config.output);
    countChunks(config.optimization);
    const webpack = ofGatsby("webpack") as Webpack;
    const { GatsbyWebpackStatsExtractor } = ofGatsby("./dist/utils/gatsby-webpack-stats-extractor.js") as {
      GatsbyWebpackStatsExtractor: new (publicPath: string) => object;
    };
    const stats = await new Promise<Stats>((resolve, reject) =>
      webpack(
        {
          mode: "production",
          context: folder,
          entry: { app: "./app.js" },
          output: { ...config.output, path: path.join(folder, "public"), filename: "[name]-[contenthash].js" },
          optimization: { ...config.optimization, runtimeChunk: { name: "webpack-runtime" }, minimize: false },
          plugins: [new GatsbyWebpackStatsExtractor(""), compilationHash, deferredScripts, chunkLoading, chunkNames],
        },
        (error, done) => (error ? reject(error) : resolve(done)),
      ),
    );
    const slice = await readFile(path.join(folder, "public/_gatsby/slices/_gatsby-scripts-1.html"), "utf8");
    const runtime = /src="\/(webpack-runtime-[^"]+)"/.exec(slice)?.[1] ?? "";
    return { stats, slice, runtime: await readFile(path.join(folder, "public", runtime), "utf8") };
  };

  test("the pages' scripts are deferred, the list of files is gone, the hash is ours, lost chunks are fetched again, their names are one list", async () => {
    const { stats, slice, runtime } = await build();
    expect(stats.hasErrors()).toBe(false);
    expect(slice.match(/<script type="late" src="[^"]+">/g)).toHaveLength(2);
    expect(slice).toContain(`<script>window.___chunkMapping="";</script>`);
    expect(slice).toContain(`window.___webpackCompilationHash="${stats.hash}"`);
    expect(stats.hash).toMatch(/^[0-9a-f]{20}$/);
    expect(runtime).toContain("var once = __webpack_require__.e;");
    expect(runtime).toContain("var atOnce = __webpack_require__.O;");
    const [, list = ""] = /"([0-9a-f,]+)"\.split\(","\)\[chunkId\]/.exec(runtime) ?? [];
    const lazy = list.split(",").flatMap((hash, id) => (hash === "" ? [] : [`${id}-${hash}.js`]));
    expect(lazy).toHaveLength(2);
    for (const name of lazy) expect(existsSync(path.join(folder, "public", name)), name).toBe(true);
  });
});
