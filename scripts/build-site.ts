import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { isWarmUp, sayWaiting, withBuildFolders, withBuildTurn } from "../services/web/src/release/build-turn.ts";
import { exitCodeOf } from "./lib/exit-code.ts";
import { gatsbyEnvironment, siteSources } from "./lib/gatsby.ts";
import { hashSources, isMadeFrom, markAsMadeFrom } from "./lib/hash.ts";
import { say } from "./lib/progress.ts";
import { root } from "./lib/settings.ts";
import { describeBuild, isBuildVariable } from "./lib/stack/build-variables.ts";

/** A warm build can ship styles and pages of the build before (docs/decisions/0002-styling.md): only compiled code is kept. */
const compiledCode = ["webpack", ".parcel-cache"];
/** Their names carry their content. */
const alwaysPreserved = ["share-pictures", "content-files"];
const mark = join(root, ".cache", "webpack", "compiled-from");

/** An empty variable counts as unset, as in a copied `.env.example`. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name, value]) => !isBuildVariable(name) || value !== "")),
  ...gatsbyEnvironment,
  NODE_ENV: "production",
};

/** Into the code. */
const isWritten = (name: string) => name.startsWith("GATSBY_") || name === "SITE_URL" || name === "SHOW_COMPONENTS";

/** Beside the folders that each build empties. */
const keptFolder = join(root, ".site-build", "kept");
const mostKept = 3;

/** For one state of the code each: sites for several addresses may be built here in turn. */
const keptFor = (sources: string): string => {
  const hash = createHash("sha256").update(`${sources} node ${process.version}`).digest("hex").slice(0, 20);
  return join(keptFolder, hash);
};

const keepNewest = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const folders = readdirSync(keptFolder).map((name) => join(keptFolder, name));
  const oldest = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(mostKept);
  for (const old of oldest) rmSync(old, { recursive: true, force: true });
};

/** For a check: nothing that an earlier build has kept is used. */
const isCold = process.argv.includes("--cold");

const readSources = async () => {
  const written = Object.entries(env)
    .filter(([name]) => isWritten(name))
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .toSorted();
  return [await hashSources(siteSources), ...written].join(" ");
};

/** The other one draws on a terminal: half a second, for which a log has no use. */
const logger = process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };

const runGatsby = async (command: "build" | "load", kept: string) => {
  const inside = join(root, "src/build/gatsby-internals");
  // Processes that draw pages are started with the same options.
  const options = ["--require", join(inside, "read-late.cjs")];
  const gatsby = spawn(process.execPath, [...options, join(inside, "run-build.ts"), command], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, ...logger, KEPT_CODE: kept, NODE_COMPILE_CACHE: join(root, ".site-build", "compile-cache") },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => gatsby.kill(signal));
  const [code, signal] = (await once(gatsby, "exit")) as [number | null, NodeJS.Signals | null];
  process.exitCode = exitCodeOf(code, signal);
  return code;
};

const old = join(root, ".site-build", "old");

/** What the build before made goes while Gatsby starts: see `removeOld`. */
const putAside = (isKept: (name: string) => boolean) => {
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old, { recursive: true });
  const cache = join(root, ".cache");
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (!isKept(name)) renameSync(join(cache, name), join(old, name));
  const made = join(root, "public");
  if (existsSync(made)) renameSync(made, join(old, "made"));
};

/** What cannot be removed is told of by the next build, before it begins. This one must not end before Gatsby does. */
const removeOld = () => rm(old, { recursive: true, force: true }).catch(() => undefined);

const build = async () => {
  const sources = await readSources();
  const kept = keptFor(sources);
  if (isCold) {
    for (const folder of [join(root, ".cache"), kept]) rmSync(folder, { recursive: true, force: true });
  }
  keepNewest(kept);
  const sameCode = isMadeFrom(mark, sources);

  rmSync(mark, { force: true });
  putAside((name) => alwaysPreserved.includes(name) || (sameCode && compiledCode.includes(name)));

  const [code] = await Promise.all([runGatsby("build", kept), removeOld()]);
  if (code === 0) markAsMadeFrom(mark, sources);
};

const hasCompiled = (kept: string): boolean => {
  const names = existsSync(kept) ? readdirSync(kept) : [];
  return ["compiled", "scripts-", "renderer-"].every((part) =>
    names.some((name) => name.startsWith(part) && !name.endsWith(".making")),
  );
};

/** Nothing is put into a release: what has been compiled stays, and the machine has read Gatsby once. */
const warmUp = async (whole: () => Promise<void>) => {
  setPriority(19);
  const kept = keptFor(await readSources());
  if (hasCompiled(kept)) await runGatsby("load", kept);
  else await whole();
};

for (const line of describeBuild(env)) say(line);
const turn = { siteRoot: root, what: "npm run build:site", onWait: sayWaiting(say) };
const whole = () => withBuildTurn(turn, () => withBuildFolders(turn, build));
await (isWarmUp(process.env) ? warmUp(whole) : whole());
