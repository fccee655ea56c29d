import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import { readEnvironment } from "../services/web/src/env.ts";
import { releaseSite } from "../services/web/src/release/make.ts";
import { createReleaseStore } from "../services/web/src/release/store.ts";
import { logInEditor } from "./lib/editor.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { newLogFile } from "./lib/log-file.ts";
import { runProcess } from "./lib/process.ts";
import { say, step } from "./lib/progress.ts";
import { readPorts } from "./lib/settings.ts";
import type { Environments } from "./lib/stack/environments.ts";
import { openStack, type Stack } from "./lib/stack/stack.ts";
import { supervise } from "./lib/stack/supervise.ts";
import { callPublisher } from "./lib/until-shown.ts";
import { untilAnswered } from "./lib/wait-for.ts";
import { changes } from "./try-cold-warm/changes.ts";
import { differencesOf, type Made } from "./try-cold-warm/compare.ts";

/** Those of `npm test`. */
const defaultPortBase = 8700;
const mostShown = 20;

const publishWarm = async ({ context }: Stack): Promise<void> => {
  const { ports } = context.settings;
  const { PUBLISH_TOKEN: publishToken, CONTENT_ADMIN_EMAIL: email, CONTENT_ADMIN_PASSWORD: password } = context.secrets;
  const site = { siteUrl: `http://localhost:${ports.web}`, publishToken };
  const contentUrl = `http://localhost:${ports.content}`;
  const editor = await logInEditor({ contentUrl, administrator: { email, password } });
  for (const { what, press, seen } of changes) {
    await step(what, async (tell) => {
      await press(editor);
      await seen(site);
      await untilAnswered("The last press was live", async () => {
        const { state } = await callPublisher(site, publishCalls.status.method);
        return state === "live" ? true : null;
      });
      tell("live");
    });
  }
};

const readLive = async (dataDir: string): Promise<Made> => {
  const releases = join(dataDir, "releases");
  const store = createReleaseStore(releases);
  const live = await store.current();
  if (live === undefined) throw new Failure(`There is no release in ${releases}.`);
  return { folder: join(releases, live.release), manifest: await store.manifest(live.release) };
};

/** From the content as it is now, into a folder of its own: the live release stays. */
const buildCold = (env: Environments["web"], dataDir: string): Promise<Made> =>
  step("The same content, built cold", async (tell) => {
    const build = { command: process.execPath, args: ["scripts/build-site.ts", "--cold"] };
    await runProcess({ name: "The cold build", ...build, env, logFile: newLogFile(dataDir, "cold-build") });
    const settings = readEnvironment({ ...env, DATA_DIR: dataDir });
    await releaseSite(settings, createReleaseStore(settings.releasesDir));
    tell("built");
    return readLive(dataDir);
  });

/** What warm builds made after several changes, and what a cold one makes of the same content, are the same files. */
await runMain(async () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), "hjarta-lunga-cold-"));
  const dataDir = join(temporary.path, "data");
  // Another site's URL would mislead the build.
  delete process.env.SITE_URL;
  const stack = await openStack({ dataDir, ports: readPorts(process.env, "TEST_PORT_BASE", defaultPortBase) });
  await supervise(stack, async () => {
    const environments = await stack.start("built");
    await publishWarm(stack);
    const warm = await readLive(dataDir);
    const cold = await buildCold(environments.web, join(temporary.path, "cold"));
    const differences = differencesOf(warm, cold);
    for (const line of differences.slice(0, mostShown)) say(`  ${line}`);
    say(`\n${cold.manifest.files.length} files, ${differences.length} differences between warm and cold`);
    if (differences.length > 0) process.exitCode = 1;
  });
});
