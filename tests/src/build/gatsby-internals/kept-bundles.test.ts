import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepBundles, type Store } from "#src/build/gatsby-internals/kept-bundles.ts";
import { writeRedirects } from "#src/build/write-redirects.ts";

const template = "src/templates/reading-page.tsx";
const slices = { notice: { id: "notice" } };

/** As much of Gatsby's store as the build asks of it. */
const createStore = (names = [template]) => {
  const state = {
    components: new Map(
      names.map((componentPath) => [componentPath, { componentPath, isSlice: false, pages: new Set(["/"]) }]),
    ),
    slicesByTemplate: new Map<string, object>(),
    staticQueriesByTemplate: new Map<string, string[]>(),
  };
  const told: string[] = [];
  const store: Store = {
    getState: () => state,
    dispatch: ({ type }) => void told.push(type),
  };
  return { state, store, told };
};

/** A site's folder with what Gatsby writes for webpack, and a webpack that writes one script. */
const workshop = async () => {
  const root = await mkdtemp(path.join(tmpdir(), "kept-bundles-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const virtual = path.join(root, ".cache/_this_is_virtual_fs_path_/$virtual");
  const output = path.join(root, "public");
  const folder = path.join(root, "kept");
  await mkdir(virtual, { recursive: true });
  await writeFile(path.join(virtual, "async-requires.js"), "exports.components = {}");
  const compile = vi.fn(async () => {
    await mkdir(output, { recursive: true });
    await writeFile(path.join(output, "app-1.js"), "script");
    await writeFile(path.join(output, "chunk-map.json"), "{}");
    const compilation = { assets: { "app-1.js": {} }, outputOptions: { path: output } };
    const stats = { hash: "h1", compilation, hasWarnings: () => false };
    return { stats, close: () => Promise.resolve() };
  });
  const build = async (gatsby = createStore()) => {
    await rm(output, { recursive: true, force: true });
    const { stats } = await keepBundles({ root, folder, store: gatsby.store }).scripts(compile)();
    return { hash: stats.hash, ...gatsby };
  };
  return { root, virtual, output, folder, compile, build };
};

test("code that has not changed is compiled once, and put back as it was", async () => {
  const { output, compile, build } = await workshop();
  const gatsby = createStore();
  gatsby.state.slicesByTemplate.set(template, slices);
  await build(gatsby);
  const { hash, told } = await build();
  expect(compile).toHaveBeenCalledTimes(1);
  expect(hash).toBe("h1");
  expect(await readFile(path.join(output, "app-1.js"), "utf8")).toBe("script");
  expect(existsSync(path.join(output, "chunk-map.json"))).toBe(true);
  expect(told).toEqual(["ADD_PENDING_TEMPLATE_DATA_WRITE", "SET_SLICES_BY_TEMPLATE", "SET_STATIC_QUERIES_BY_TEMPLATE"]);
});

test("a card that editors have made compiles nothing: browsers know no pattern of its own", async () => {
  const { virtual, compile, build } = await workshop();
  const order = { path: "/order/mc/[orderReference]/", matchPath: "/order/mc/:orderReference" };
  const card = { path: "/d/HAV_26_1/", matchPath: "/d/HAV_26_1/*" };
  for (const patterns of [[order], [order, card]]) {
    await writeFile(path.join(virtual, "match-paths.json"), JSON.stringify(patterns));
    await build();
  }
  expect(compile).toHaveBeenCalledTimes(1);
  await writeFile(path.join(virtual, "match-paths.json"), JSON.stringify([card]));
  await build();
  expect(compile).toHaveBeenCalledTimes(2);
});

test("another content compiles nothing: not a page that was renamed, which leaves a redirect", async () => {
  const { root, compile, build } = await workshop();
  await writeRedirects([], root);
  await build();
  await writeRedirects([{ from: "/kontakt/", to: "/hor-av-dig/" }], root);
  await build();
  expect(compile).toHaveBeenCalledTimes(1);
});

test.each([
  ["a page's pattern has changed", { "match-paths.json": "[]" }, [template]],
  ["there is a new template", {}, [template, "src/templates/candle-page.tsx"]],
])("it is compiled again when %s", async (_what, files, templates) => {
  const { virtual, compile, build } = await workshop();
  await build();
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(virtual, name), text);
  await build(createStore(templates));
  expect(compile).toHaveBeenCalledTimes(2);
});

test("what was cut off while it was kept is compiled again", async () => {
  const { folder, root, compile, build } = await workshop();
  await build();
  for (const name of await readdir(folder)) await rm(path.join(folder, name, "kept.json"));
  await build();
  expect(compile).toHaveBeenCalledTimes(2);
  expect(existsSync(path.join(root, "public/app-1.js"))).toBe(true);
});

test("what was damaged is compiled again", async () => {
  const { folder, compile, build } = await workshop();
  await build();
  for (const name of await readdir(folder)) await rm(path.join(folder, name, "files", "0"));
  await build();
  await build();
  expect(compile).toHaveBeenCalledTimes(2);
});

test("a renderer without the hashes of its parts is compiled again", async () => {
  const { root, folder, compile } = await workshop();
  const { store } = createStore();
  const render = keepBundles({ root, folder, store });
  await render.renderer(compile)();
  await render.renderer(compile)();
  expect(compile).toHaveBeenCalledTimes(2);
  const hashes = { templateHashes: { [template]: "a" }, renderPageHash: "b" };
  const hashesOf = render.rendererHashes(() => hashes);
  hashesOf(await render.renderer(compile)());
  const kept = await render.renderer(compile)();
  expect(compile).toHaveBeenCalledTimes(3);
  expect(render.rendererHashes(() => ({ templateHashes: {}, renderPageHash: "" }))(kept)).toEqual(hashes);
});
