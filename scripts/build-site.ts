import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sayWaiting, withBuildFolders, withBuildTurn } from "../services/web/src/release/build-turn.ts";
import { gatsbyEnvironment, siteSources } from "./lib/gatsby.ts";
import { hashSources, isMadeFrom } from "./lib/hash.ts";
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
  const folder = join(keptFolder, hash);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const folders = readdirSync(keptFolder).map((name) => join(keptFolder, name));
  const oldest = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(mostKept);
  for (const old of oldest) rmSync(old, { recursive: true, force: true });
  return folder;
};

const build = async () => {
  const written = Object.entries(env)
    .filter(([name]) => isWritten(name))
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .toSorted();
  const sources = [await hashSources(siteSources), ...written].join(" ");
  const sameCode = isMadeFrom(mark, sources);

  rmSync(mark, { force: true });
  rmSync(join(root, "public"), { recursive: true, force: true });
  for (const name of existsSync(join(root, ".cache")) ? readdirSync(join(root, ".cache")) : []) {
    if (alwaysPreserved.includes(name) || (sameCode && compiledCode.includes(name))) continue;
    rmSync(join(root, ".cache", name), { recursive: true, force: true });
  }

  const gatsby = spawn(process.execPath, [join(root, "src/build/gatsby-internals/run-build.ts"), "build"], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, KEPT_CODE: keptFor(sources), NODE_COMPILE_CACHE: join(root, ".site-build", "compile-cache") },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => gatsby.kill(signal));
  const [status] = (await once(gatsby, "exit")) as [number | null];
  if (status === 0) writeFileSync(mark, sources);
  process.exitCode = status ?? 1;
};

for (const line of describeBuild(env)) say(line);
const turn = { siteRoot: root, what: "npm run build:site", onWait: sayWaiting(say) };
await withBuildTurn(turn, () => withBuildFolders(turn, build));
