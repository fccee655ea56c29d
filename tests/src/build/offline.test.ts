import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePageArgs, PluginRef } from "gatsby";
import { afterEach, expect, test, vi } from "vitest";
import { offlinePath } from "#src/lib/offline-path.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
const built = async (how: string) => {
  vi.stubEnv("GATSBY_SERVICE_WORKER", how);
  vi.resetModules();
  return import("#src/build/offline.ts");
};

type Options = {
  appendScript: string;
  workboxConfig: { runtimeCaching: { urlPattern: RegExp; handler: string }[] };
};
const optionsOf = ([plugin]: PluginRef[]) => (plugin as unknown as { options: Options }).options;

test("only what has a hash in its name is taken from the cache first", async () => {
  const { runtimeCaching } = optionsOf((await built("")).offlinePlugins).workboxConfig;
  // As many as the plugin has of its own: they are merged row by row.
  expect(runtimeCaching).toHaveLength(4);
  expect(new Set(runtimeCaching.map(({ handler }) => handler))).toEqual(new Set(["CacheFirst"]));
  // As Workbox reads them: found at the very start, a pattern would take in other origins.
  const isTaken = (url: string) => runtimeCaching.some(({ urlPattern }) => (urlPattern.exec(url)?.index ?? 0) > 0);
  const site = "https://example.test";
  expect(
    [
      "/app-0123456789abcdef0123.js",
      "/52-0123456.js",
      "/static/besley-abc.woff2",
      "/static/fagel-abc.svg",
      "/static/a/b/x.avif",
    ].filter((url) => !isTaken(site + url)),
  ).toEqual([]);
  expect(
    [
      ...["/", "/om-oss/", "/page-data/index/page-data.json", "/sw.js", "/api/x.svg", "/static/x.svg?order=1"],
      "/api/Gift/DownloadPdfByOrderRef/static",
    ].filter((url) => isTaken(site + url)),
  ).toEqual([]);
});

test("our rules stand where the plugin looks for them", async () => {
  expect(existsSync(optionsOf((await built("")).offlinePlugins).appendScript)).toBe(true);
});

test("the plugin's page becomes ours, bare, and no other page is touched", async () => {
  const { onCreatePage } = await built("");
  const createPage = vi.fn();
  const deletePage = vi.fn();
  const meet = (page: object) =>
    onCreatePage?.(
      { page, actions: { createPage, deletePage } } as unknown as CreatePageArgs,
      { plugins: [] },
      () => null,
    );
  void meet({ path: "/om-oss/", component: "x" });
  expect(createPage).not.toHaveBeenCalled();
  void meet({ path: offlinePath, component: "app-shell.js" });
  const [ours] = createPage.mock.calls[0] as [{ component: string }];
  expect(ours).toMatchObject({ path: offlinePath, context: { isBare: true } });
  expect(existsSync(ours.component)).toBe(true);
  void meet(ours);
  expect(createPage).toHaveBeenCalledOnce();
  expect(deletePage).toHaveBeenCalledOnce();
});

test("a site whose worker is retired ships the one that takes itself away, and no plugin", async () => {
  const { offlinePlugins, retireWorker } = await built("retired");
  expect(offlinePlugins).toEqual([]);
  const folder = await mkdtemp(path.join(tmpdir(), "retired-"));
  const sources = process.cwd();
  try {
    await mkdir(path.join(folder, "public"));
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    const resolve = vi
      .spyOn(path, "resolve")
      .mockImplementation((file) => path.join(file.startsWith("public") ? folder : sources, file));
    await retireWorker();
    resolve.mockRestore();
    const worker = await readFile(path.join(folder, "public/sw.js"), "utf8");
    expect(worker).toContain("self.registration.unregister()");
    expect(worker).toContain("caches.delete");
  } finally {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  }
});
