import { lookup } from "node:dns/promises";
import { buildApp } from "./app.ts";
import { readEnvironment } from "./env.ts";
import { createFetchThirdParty } from "./proxy/fetch-third-party.ts";
import { createPublishSite } from "./publish/publish-site.ts";
import { createStateFile } from "./publish/publish-state.ts";
import { createPublisher } from "./publish/publisher.ts";
import { startWarmUp } from "./publish/warm-up.ts";
import { listReleases, showRelease } from "./release/releases.ts";
import { createReleaseStore } from "./release/store.ts";
import { createLive } from "./serve/live.ts";
import { createLog } from "./serve/log.ts";

const env = readEnvironment(process.env);
const log = createLog(env.logLevel);
const store = createReleaseStore(env.releasesDir);
const live = createLive(store, env, log);
await live.watch();
await live.load();

const warmUp = env.publishToken === undefined ? undefined : startWarmUp(env);
const publisher = await createPublisher({
  publish: createPublishSite(env, store, live.load, warmUp),
  goBack: async ({ release, by }) => {
    await showRelease(store, release, by);
    await live.load();
  },
  state: createStateFile(env.publishStateFile),
  live: live.site,
  onError: (error) => log.error({ err: error }, "publish failed"),
});

const app = await buildApp({
  site: live.site,
  policy: env,
  upstreams: env,
  thirdParty: {
    list: env.thirdPartyUrls,
    fetch: createFetchThirdParty(env.thirdPartyUrls, (host) => lookup(host, { all: true })),
  },
  publishing:
    env.publishToken === undefined
      ? undefined
      : { publisher, releases: () => listReleases(store), token: env.publishToken },
  trustedProxies: env.trustedProxies,
  log,
});

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  live.close();
  await Promise.all([app.close(), publisher.stop(), warmUp?.end()]);
};
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());

const listen = (host: string) => app.listen({ port: env.port, host });
try {
  await listen(env.host).catch((error: unknown) => {
    if (env.host === "::" && (error as NodeJS.ErrnoException).code === "EAFNOSUPPORT") return listen("0.0.0.0");
    throw error;
  });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  console.error(taken ? `Port ${env.port} is taken. Set PORT or PORT_BASE to another.` : error);
  process.exitCode = 1;
  await stop();
}
