import { cpSync, chmodSync, existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buildApp } from "../services/web/src/app.ts";
import { readEnvironment } from "../services/web/src/env.ts";
import { makeRelease } from "../services/web/src/release/make.ts";
import { createReleaseStore } from "../services/web/src/release/store.ts";
import { createLive } from "../services/web/src/serve/live.ts";
import { createLog } from "../services/web/src/serve/log.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { freePort } from "./lib/ports.ts";
import { startProcess } from "./lib/process.ts";
import { say } from "./lib/progress.ts";
import { readSettings } from "./lib/settings.ts";
import { answers, waitUntilReady } from "./lib/wait-for.ts";
import { differencesOf, rowsFor, triedRewrite } from "./try-cdn/compare.ts";
import { nginxConfig, readHeaderRules, readRedirects } from "./try-cdn/nginx-config.ts";

const site = "https://www.hjarta-lunga.test";
const api = "https://api.hjarta-lunga.test";
const readyMs = 5_000;

const findNginx = () => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Failure("nginx was not found. Install it (as root: apt-get install nginx-light).");
};

/** The live release, made anew for a site elsewhere. */
const releaseForElsewhere = async (releases: string, folder: string) => {
  const store = createReleaseStore(releases);
  const live = await store.current();
  if (live === undefined) throw new Failure(`There is no release in ${releases}. Start the site first: npm start`);
  const { matchPaths } = await store.manifest(live.release);
  cpSync(join(releases, live.release, "public"), join(folder, "public"), { recursive: true });
  mkdirSync(join(folder, ".cache"));
  writeFileSync(join(folder, ".cache", "match-paths.json"), JSON.stringify([triedRewrite, ...matchPaths]));

  const env = readEnvironment({ SITE_ROOT: folder, DATA_DIR: folder, SITE_URL: site });
  const own = createReleaseStore(env.releasesDir);
  const upstreams = { apiUrl: api, searchUrl: undefined, thirdPartyUrls: [] };
  const manifest = await makeRelease({ ...env, policy: env, upstreams, earlier: undefined });
  await own.activate(manifest.id);
  return { env, store: own, manifest, publicDir: join(env.releasesDir, manifest.id, "public") };
};

type Release = Awaited<ReturnType<typeof releaseForElsewhere>>;

const serveOurselves = async ({ env, store }: Release, apiUrl: string) => {
  const log = createLog("silent");
  const live = createLive(store, env, log);
  await live.load();
  const thirdParty = { list: [], fetch: () => Promise.reject(new Error("not asked here")) };
  const app = await buildApp({
    ...{ site: live.site, policy: env, upstreams: { ...env, apiUrl }, thirdParty, publishing: undefined },
    ...{ trustedProxies: [], log },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
};

const serveWithNginx = async ({ publicDir }: Release, folder: string, apiUrl: string) => {
  const command = findNginx();
  const port = await freePort();
  const read = (name: string) => readFileSync(join(publicDir, name), "utf8");
  const config = nginxConfig({
    ...{ port, folder, publicDir, hosts: { [api]: apiUrl } },
    // As root its workers are others, as the upload to a CDN is.
    user: process.getuid?.() === 0 ? "nobody nogroup" : undefined,
    headers: readHeaderRules(read("_headers")),
    redirects: readRedirects(read("_redirects")),
  });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, config);
  const args = ["-p", folder, "-c", file];
  const nginx = await startProcess({ name: "nginx", command, args, logFile: join(folder, "nginx.log") });
  await waitUntilReady(nginx, () => answers(`http://127.0.0.1:${port}/`), readyMs);
  return { port, nginx };
};

/** Beside our own web server stands nginx, which reads no more of a release than a CDN does. */
await runMain(async () => {
  const { dataDir, ports } = readSettings(process.env);
  const apiUrl = `http://localhost:${ports.api}`;
  if (!(await answers(`${apiUrl}/ready`).catch(() => false)))
    throw new Failure(`The API does not answer at ${apiUrl}. Start the site first: npm start`);
  using temporary = mkdtempDisposableSync(join(tmpdir(), "hjarta-lunga-cdn-"));
  const folder = temporary.path;
  chmodSync(folder, 0o755);
  const release = await releaseForElsewhere(join(dataDir, "releases"), folder);
  const ours = await serveOurselves(release, apiUrl);
  const { port, nginx } = await serveWithNginx(release, folder, apiUrl);
  const rows = rowsFor(release.manifest);
  let faults = 0;
  for (const row of rows) {
    const differences = await differencesOf(row, ours, port);
    faults += differences.length;
    say(`  ${differences.length === 0 ? "same " : "OTHER"} ${row.what}: ${row.path}`);
    for (const line of differences) say(`          ${line}`);
  }
  await nginx.stop(2_000);
  say(`\n${rows.length} paths, ${faults} differences`);
  if (faults > 0) process.exitCode = 1;
});
