import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { scriptsOf } from "./page-scripts.ts";
import { expect } from "./site.ts";

const root = join(__dirname, "../..");
const run = promisify(execFile);

/** A web server of the test's own, with the site as it was built, so that it can be deployed without disturbing others. */
export type OwnSite = { url: string; deploy: (change: Change) => Promise<void>; close: () => Promise<void> };
/** Changes what the build left, in this folder. */
type Change = (publicDir: string) => Promise<void>;

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, "utf8")) as T;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

export async function openOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), "hjarta-lunga-site-"));
  const publicDir = join(folder, "public");
  // The live release, whose compressed forms serve for whatever a deploy does not change.
  const releases = join(process.env.DATA_DIR ?? join(root, ".data"), "releases");
  const { release: live } = await readJson<{ release: string }>(join(releases, "current"));
  const { matchPaths } = await readJson<{ matchPaths: unknown[] }>(join(releases, live, "manifest.json"));
  await cp(join(releases, live), join(folder, "data/releases", live), { recursive: true });
  await cp(join(releases, "current"), join(folder, "data/releases/current"));
  await cp(join(releases, live, "public"), publicDir, { recursive: true });
  await mkdir(join(folder, ".cache"));
  await writeFile(join(folder, ".cache/match-paths.json"), JSON.stringify(matchPaths));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { API_URL, STANDINS_URL = "" } = process.env;
  const env = {
    ...process.env,
    ...{ PORT: String(port), SITE_URL: url, API_URL, SITE_ROOT: folder, DATA_DIR: join(folder, "data") },
    ...{ TAG_MANAGER_ORIGIN: STANDINS_URL, CONNECT_ORIGINS: STANDINS_URL, LOG_LEVEL: "silent" },
    PUBLISH_TOKEN: undefined,
  };
  const release = () => run(process.execPath, [join(root, "services/web/src/cli.ts"), "release"], { env });
  const server = spawn(process.execPath, [join(root, "services/web/src/main.ts")], { env, stdio: "ignore" });
  const liveRelease = async () => {
    const response = await fetch(`${url}/__health`).catch(() => undefined);
    return ((await response?.json()) as { release?: string } | undefined)?.release;
  };
  await expect.poll(liveRelease, "the test's own web server answers").toBeDefined();

  return {
    url,
    deploy: async (change) => {
      const before = await liveRelease();
      await change(publicDir);
      await release();
      await expect.poll(liveRelease).not.toBe(before);
    },
    close: async () => {
      server.kill();
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As after a change of the code: another build's name, and other names for the scripts that changed. */
export const otherCode: Change = async (publicDir) => {
  const { webpackCompilationHash } = await readJson<{ webpackCompilationHash: string }>(
    join(publicDir, "page-data/app-data.json"),
  );
  const names = await readdir(publicDir);
  const ofTemplates = await scriptsOf(/^component---src-templates-/);
  const changed = names.filter(
    (name) => ofTemplates.includes(name) || /^(?:webpack-runtime|app)-[0-9a-f]{20}\.js$/.test(name),
  );
  const another = (hash: string) => hash.slice(3) + hash.slice(0, 3);
  const swaps = new Map([[webpackCompilationHash, another(webpackCompilationHash)]]);
  for (const name of changed) {
    const hash = /-([0-9a-f]{7,20})\.js$/.exec(name)?.[1] ?? "";
    swaps.set(hash, another(hash));
  }
  await replaceEverywhere(publicDir, swaps);
  for (const name of changed) {
    await rename(join(publicDir, name), join(publicDir, name.replace(/(?<=-)[0-9a-f]{7,20}(?=\.js$)/, another)));
  }
};

/** As after an editor's change: these words become others, in the page and in its data. */
export const otherWords =
  (before: string, after: string): Change =>
  (publicDir) =>
    replaceEverywhere(publicDir, new Map([[before, after]]));

async function replaceEverywhere(folder: string, swaps: Map<string, string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(?:html|json|js)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const before = await readFile(file, "utf8");
    let after = before;
    for (const [from, to] of swaps) after = after.replaceAll(from, to);
    if (after !== before) await writeFile(file, after);
  }
}
