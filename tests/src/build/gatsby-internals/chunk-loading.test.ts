import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import vm from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunkLoading } from "#src/build/gatsby-internals/chunk-loading.ts";
import { importedFirst, moduleOrder } from "#src/build/gatsby-internals/module-order.ts";

test.each([
  ["what is imported comes first", { page: ["a", "b"], a: ["c"], b: ["c"], c: [] }, "c a b page"],
  ["in the order of the imports", { page: ["b", "a"], a: [], b: [] }, "b a page"],
  [
    "of two that import each other, the one imported first leads",
    { page: ["a"], a: ["b"], b: ["a", "c"], c: [] },
    "c a b page",
  ],
  ["… wherever the circle closes", { page: ["a"], a: ["b"], b: ["c"], c: ["a"] }, "a b c page"],
  ["what nobody imports stands alone", { a: [], b: [] }, "a b"],
])("%s", (_what, imports: Record<string, string[]>, order) => {
  expect(importedFirst(Object.keys(imports), (module) => imports[module] ?? []).join(" ")).toBe(order);
});

const sources = {
  "app.js": `self.openPage = () => import("./page.js")`,
  "page.js": `import "./first.js"; import "./shared.js"; self.evaluated("page")`,
  "first.js": `import "./leaf.js"; self.evaluated("first")`,
  "leaf.js": `self.evaluated("leaf")`,
  "shared.js": `import "./leaf.js"; self.evaluated("shared")`,
};

let folder: string;
let app: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "chunk-loading-"));
  for (const [file, source] of Object.entries(sources)) await writeFile(path.join(folder, file), source);
  const ofGatsby = createRequire(path.resolve("node_modules/gatsby/package.json"));
  const webpack = ofGatsby("webpack") as (config: object, done: (error: Error | null) => void) => void;
  const shared = { test: /shared\.js$/, name: "shared", chunks: "all", enforce: true };
  await new Promise<void>((resolve, reject) => {
    const config = {
      mode: "production",
      context: folder,
      entry: { app: "./app.js" },
      output: { path: path.join(folder, "public"), filename: "[name].js", chunkFilename: "[name].js", publicPath: "/" },
      optimization: { minimize: false, concatenateModules: false, splitChunks: { cacheGroups: { shared } } },
      plugins: [chunkLoading, moduleOrder],
    };
    webpack(config, (error) => (error ? reject(error) : resolve()));
  });
  app = readFileSync(path.join(folder, "public/app.js"), "utf8");
});
afterAll(() => rm(folder, { recursive: true }));

/** A browser that notes what is evaluated, and "…" when it could have answered a touch. Each module takes 5 ms. */
function openSite({ hidden = false } = {}) {
  const log: string[] = [];
  let clock = 1;
  const lost = new Set<string>();
  const document = {
    hidden,
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: {
      appendChild: (script: { src: string; onload: (event: object) => void; onerror: (event: object) => void }) => {
        const file = script.src.replace("/", "");
        const isLost = lost.has(file);
        if (!isLost) vm.runInContext(readFileSync(path.join(folder, "public", file), "utf8"), context);
        queueMicrotask(() => (isLost ? script.onerror({ type: "error" }) : script.onload({ type: "load" })));
      },
    },
  };
  const self: { evaluated: (module: string) => void; openPage?: () => Promise<unknown> } = {
    evaluated: (module) => {
      log.push(module);
      clock += 5;
    },
  };
  const context = vm.createContext({
    self,
    document,
    navigator: { onLine: false },
    performance: { now: () => clock },
    setTimeout: (work: () => void, wait?: number) => {
      if (wait !== undefined) return 0;
      log.push("…");
      queueMicrotask(work);
      return 0;
    },
    clearTimeout: () => undefined,
  });
  vm.runInContext(app, context);
  return { log, lost, openPage: () => self.openPage?.() };
}

test("scripts are asked for one by one, and evaluated in pieces, in the order in which they are imported", async () => {
  const { log, openPage } = openSite();
  await openPage();
  expect(log.join(" ")).toBe("… … … leaf first … shared page");
});

test("once, however often the page is opened", async () => {
  const { log, openPage } = openSite();
  await Promise.all([openPage(), openPage()]);
  await openPage();
  expect(log.filter((word) => word !== "…").join(" ")).toBe("leaf first shared page");
});

test("in one go in a tab that nobody looks at", async () => {
  const { log, openPage } = openSite({ hidden: true });
  await openPage();
  expect(log.join(" ")).toBe("leaf first shared page");
});

test("nothing of it when a part was lost, and all of it when that part has come", async () => {
  const { log, lost, openPage } = openSite();
  lost.add("shared.js");
  await expect(openPage()).rejects.toThrow("Loading chunk");
  expect(log.filter((word) => word !== "…")).toEqual([]);
  lost.clear();
  await openPage();
  expect(log.filter((word) => word !== "…").join(" ")).toBe("leaf first shared page");
});
