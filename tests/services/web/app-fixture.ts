import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buildApp } from "../../../services/web/src/app.ts";
import type { AppDeps } from "../../../services/web/src/app.ts";
import { readEnvironment } from "../../../services/web/src/env.ts";
import { releaseSite } from "../../../services/web/src/release/make.ts";
import { createReleaseStore } from "../../../services/web/src/release/store.ts";
import { createLive } from "../../../services/web/src/serve/live.ts";
import { createLog } from "../../../services/web/src/serve/log.ts";
import { rawRequest } from "./raw-request.ts";
import { afterThisTest, siteFiles, siteMatchPaths, temporaryFolder, writeSite } from "./site-fixture.ts";
import type { WhenDone } from "./site-fixture.ts";

/** A site folder of its own, the server over it, and the means to release into it. */
type Options = { deps?: Partial<AppDeps>; variables?: Record<string, string | undefined>; whenDone?: WhenDone };

export const webServer = async ({ deps = {}, variables = {}, whenDone = afterThisTest }: Options = {}) => {
  const siteRoot = await temporaryFolder(whenDone);
  const env = readEnvironment({ SITE_ROOT: siteRoot, DATA_DIR: join(siteRoot, ".data"), ...variables });
  const log = createLog("silent");
  const store = createReleaseStore(env.releasesDir);
  const live = createLive(store, env, log);
  const app = await buildApp({
    site: live.site,
    policy: env,
    upstreams: env,
    thirdParty: { list: env.thirdPartyUrls, fetch: () => Promise.reject(new Error("not expected")) },
    publishing: undefined,
    trustedProxies: [],
    log,
    ...deps,
  });
  whenDone(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    ask: rawRequest(port),
    env,
    live,
    store,
    release: async (files = siteFiles, matchPaths: unknown = siteMatchPaths, redirects: unknown = []) => {
      await writeSite(siteRoot, files, matchPaths, redirects);
      const pointer = await releaseSite(env, store);
      await live.load();
      return pointer;
    },
  };
};
