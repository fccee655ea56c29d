import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { algoliasearch } from "algoliasearch";
import { startStandins } from "../../../../services/standins/src/start.ts";

export const keys = { appId: "TESTAPP", search: "search-only", write: "may-write" };

/** The provider on free ports, with the clients that the site and its build use. */
export const startProvider = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "search-provider-"));
  const start = () => startStandins({ dataDir, searchKeys: keys });
  let standins = await start();
  const clientWith = (key: string, appId = keys.appId) =>
    algoliasearch(appId, key, {
      hosts: [{ url: standins.urls.search.replace("http://", ""), protocol: "http", accept: "readWrite" }],
    });
  return {
    url: () => standins.urls.search,
    control: (path: string, method = "GET", body?: unknown) =>
      fetch(`${standins.urls.http}/control${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      }).then((answer) => answer.json() as Promise<unknown>),
    received: async () => (await fetch(standins.urls.http)).text(),
    clientWith,
    writer: () => clientWith(keys.write),
    searcher: () => clientWith(keys.search),
    restart: async () => {
      await standins.close();
      standins = await start();
    },
    close: async () => {
      await standins.close();
      await rm(dataDir, { recursive: true });
    },
  };
};
export type Provider = Awaited<ReturnType<typeof startProvider>>;

export type Found = { title: string; language?: string; text?: string };
