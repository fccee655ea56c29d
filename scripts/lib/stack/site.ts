import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sayWaiting, turnIsHeld, withBuildTurn } from "../../../services/web/src/release/build-turn.ts";
import { gatsbyEnvironment, gatsbyProgram, siteSources } from "../gatsby.ts";
import { hashSources, isMadeFrom } from "../hash.ts";
import { requireFreePort } from "../ports.ts";
import { say, step } from "../progress.ts";
import { root } from "../settings.ts";
import { runCommand, startService, type StackContext } from "./context.ts";
import type { Environments } from "./environments.ts";

const developReadyMs = 240_000;

const telling = sayWaiting((line) => say(`  ${line}`));

export const buildSite = (context: StackContext, env: Environments["build"]): Promise<void> =>
  step("Site, build", async (tell) => {
    const build = { command: process.execPath, args: ["scripts/build-site.ts"] };
    await runCommand(context, { name: "Building the site", log: "site-build", ...build, env });
    tell("built");
  });

const makeRelease = (context: StackContext, env: Environments["web"]) =>
  step("Site, release", async () => {
    const release = { command: process.execPath, args: ["services/web/src/cli.ts", "release"] };
    await runCommand(context, { name: "Making a release", log: "site-release", ...release, env });
  });

export const releaseWhenChanged = async (
  context: StackContext,
  env: { build: Environments["build"]; web: Environments["web"] },
) => {
  const mark = join(context.settings.dataDir, "site-released-from");
  const releases = join(context.settings.dataDir, "releases");
  const sources = `${await hashSources([...siteSources, "services/web/src/release"])} ${env.build.SITE_URL ?? ""}`;
  if (existsSync(releases) && isMadeFrom(mark, sources)) return;
  const turn = { siteRoot: root, what: "npm start or npm test", onWait: telling };
  await withBuildTurn(turn, async () => {
    await buildSite(context, { ...env.build, ...turnIsHeld });
    await makeRelease(context, { ...env.web, ...turnIsHeld });
  });
  writeFileSync(mark, sources);
};

const takeTurnForGood = (what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const forGood = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    withBuildTurn({ siteRoot: root, what, onWait: telling }, forGood).catch(reject);
  });

export const startDevelop = (context: StackContext, env: Environments["develop"]): Promise<void> =>
  step("Site, hot reload", async () => {
    const { web } = context.settings.ports;
    await takeTurnForGood("npm run dev");
    const args = ["develop", "--host", "localhost", "--port", String(web)];
    const program = { command: gatsbyProgram, args, env: { ...env, ...gatsbyEnvironment } };
    const readyAt = `http://localhost:${web}/`;
    await startService(context, { name: "site", ...program, readyAt, readyMs: developReadyMs });
  });

export const requireWebPort = (context: StackContext) => requireFreePort(context.settings.ports.web, "the site");
