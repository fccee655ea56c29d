import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLive } from "../../../../services/web/src/serve/live.ts";
import { createLog } from "../../../../services/web/src/serve/log.ts";
import { webServer } from "../app-fixture.ts";
import { siteFiles, writeSite } from "../site-fixture.ts";
import { releaseSite } from "../../../../services/web/src/release/make.ts";

test("a server that starts with a torn pointer shows the newest release", async () => {
  const { env, release, store } = await webServer();
  await release();
  const { release: newest } = await release();
  await writeFile(join(store.directory, "current"), `{"release":"2026`);
  const live = createLive(store, env, createLog("silent"));
  await live.load();
  expect(live.site()?.release).toBe(newest);
});

test("a release made by another process goes live by itself", async () => {
  const { ask, env, live, release, store } = await webServer();
  await release();
  await live.watch();
  await writeSite(env.siteRoot, { ...siteFiles, "nytt/index.html": "<!doctype html><title>Nytt</title>" });
  await releaseSite(env, store);
  await expect.poll(async () => (await ask("/nytt/")).status).toBe(200);
  live.close();
});

test("what a cut-off release left behind is cleared away, one that is being made is not", async () => {
  const { release, store } = await webServer();
  const { release: id } = await release();
  for (const name of [".making-old", ".making-now"]) await mkdir(join(store.directory, name));
  await utimes(join(store.directory, ".making-old"), 0, 0);
  await store.remove([]);
  expect((await readdir(store.directory)).sort()).toEqual([".making-now", id, "current"].sort());
});
