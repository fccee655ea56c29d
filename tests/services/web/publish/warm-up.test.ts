import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createPublishSite } from "../../../../services/web/src/publish/publish-site.ts";
import { startWarmUp } from "../../../../services/web/src/publish/warm-up.ts";
import { webServer } from "../app-fixture.ts";

/** Writes down what it was run for. A warm-up then goes on until it is ended. */
const builder = `
import { appendFileSync } from "node:fs";
const isWarmUp = process.env.SITE_BUILD_WARM_UP === "1";
appendFileSync("done", isWarmUp ? "warm-up " + process.env.SITE_BUILD_TURN + "\\n" : "press\\n");
if (isWarmUp) setInterval(() => undefined, 1000);
process.on("SIGTERM", () => { appendFileSync("done", "ended\\n"); process.exit(1); });
`;

const server = async () => {
  const opened = await webServer({ variables: { SITE_BUILD_COMMAND: `exec "${process.execPath}" builder.mjs` } });
  await opened.release();
  await writeFile(join(opened.env.siteRoot, "builder.mjs"), builder);
  const done = () => readFile(join(opened.env.siteRoot, "done"), "utf8").catch(() => "");
  return { ...opened, done };
};

const job = { changes: [], onStep: () => undefined, mayGoLive: () => true };

test("a press ends the warm-up and is built, and the warm-up has published nothing", async () => {
  const { env, store, live, done } = await server();
  const warmUp = startWarmUp(env);
  await vi.waitFor(async () => expect(await done()).toMatch(/^warm-up/));
  expect(await store.list()).toHaveLength(1);
  const outcome = await createPublishSite(env, store, live.load, warmUp)(new AbortController().signal, job);
  expect(outcome.ok).toBe(true);
  // It takes its turn like any other, since nobody holds it for it.
  expect(await done()).toBe("warm-up undefined\nended\npress\n");
  expect(await store.list()).toHaveLength(2);
});

test("a warm-up that fails or has ended leaves the press as it was", async () => {
  const { env, store, live, release } = await webServer({
    variables: { SITE_BUILD_COMMAND: "test -z $SITE_BUILD_WARM_UP" },
  });
  await release();
  const warmUp = startWarmUp(env);
  const publish = createPublishSite(env, store, live.load, warmUp);
  expect((await publish(new AbortController().signal, job)).ok).toBe(true);
  expect((await publish(new AbortController().signal, job)).ok).toBe(true);
  expect(existsSync(env.buildProcessFile)).toBe(false);
});
