import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { explain } from "../failure.ts";
import { hashSources, isMadeFrom } from "../hash.ts";
import { requireFreePort } from "../ports.ts";
import { step } from "../progress.ts";
import { root, type Settings } from "../settings.ts";
import { answers } from "../wait-for.ts";
import { runCommand, startService, type StackContext } from "./context.ts";
import type { Environments } from "./environments.ts";

const folder = "services/content";
const readyMs = 90_000;
const buildMark = join(root, folder, ".next", "built-from");

/** Without npm between, which would stay in memory and pass signals on in its own way. */
const ownScript = (name: string) => {
  const manifest = readFileSync(join(root, folder, "package.json"), "utf8");
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  return { command: "/bin/sh", args: ["-c", `exec ${scripts[name] ?? ""}`], cwd: join(root, folder) };
};

/** Next's words while another starter in this clone builds, as `npm test` beside `npm start`. */
const builtByAnother = "Another next build process is already running";
const askAgainMs = 3_000;
const anotherTakesAtMostMs = 240_000;

const buildWhenChanged = async (context: StackContext, env: Environments["contentBuild"], sources: string) => {
  if (isMadeFrom(buildMark, sources)) return;
  await step("Content service, build", async (tell) => {
    const script = ownScript("build");
    const until = performance.now() + anotherTakesAtMostMs;
    while (!isMadeFrom(buildMark, sources)) {
      rmSync(buildMark, { force: true });
      try {
        await runCommand(context, { name: "Building the content service", log: "content-build", ...script, env });
        writeFileSync(buildMark, sources);
      } catch (error) {
        if (!explain(error).includes(builtByAnother) || performance.now() > until) throw error;
        await delay(askAgainMs);
      }
    }
    tell("built");
  });
};

const fillWhenNew = async (context: StackContext, env: Environments["contentFilling"], sources: string) => {
  const fillMark = join(context.settings.dataDir, "content-filled-from");
  const isOurDatabase = context.settings.databaseUrl === undefined;
  if (isOurDatabase && isMadeFrom(fillMark, sources)) return;
  await step("Content service, tables and first texts", async () => {
    for (const name of ["migrate", "seed"]) {
      const script = ownScript(name);
      await runCommand(context, { name: `The content service's ${name}`, log: `content-${name}`, ...script, env });
    }
    writeFileSync(fillMark, sources);
  });
};

const loginUrl = ({ ports }: Settings) => `http://localhost:${ports.content}/admin/login`;
export const contentIsUp = (settings: Settings): Promise<boolean> => answers(loginUrl(settings)).catch(() => false);

export const startContent = async (
  context: StackContext,
  env: Pick<Environments, "contentBuild" | "contentFilling" | "content">,
): Promise<void> => {
  const { content } = context.settings.ports;
  await requireFreePort(content, "the content service");
  const sources = await hashSources([folder, "contract", "artwork", "package-lock.json"]);
  await buildWhenChanged(context, env.contentBuild, sources);
  await fillWhenNew(context, env.contentFilling, sources);
  await step("Content service", async () => {
    const readyAt = loginUrl(context.settings);
    await startService(context, { name: "content", ...ownScript("start"), env: env.content, readyAt, readyMs });
  });
};
