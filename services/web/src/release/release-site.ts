import type { Environment } from "../env.ts";
import { makeRelease } from "./make.ts";
import type { Pointer, ReleaseStore } from "./store.ts";

export const releaseSite = async (env: Environment, store: ReleaseStore): Promise<Pointer> => {
  const current = await store.current();
  const earlier = current && (await store.manifest(current.release).catch(() => undefined));
  const manifest = await makeRelease({
    siteRoot: env.siteRoot,
    releasesDir: env.releasesDir,
    policy: env,
    upstreams: {
      apiUrl: env.apiUrl,
      searchUrl: env.searchUrl,
      thirdPartyUrls: env.thirdPartyUrls.map(({ url }) => url),
    },
    earlier,
  });
  return store.activate(manifest.id);
};
