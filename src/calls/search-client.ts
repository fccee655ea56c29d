import { createMemoryCache } from "@algolia/client-common";
import { liteClient, type LiteClient } from "algoliasearch/lite";
import { searchIndex } from "@hjarta-lunga/contract/search.ts";
import { searchHosts } from "#src/lib/search-hosts.ts";

/** The client's default of one second is too short on a bad line. */
const timeouts = { connect: 5_000, read: 8_000, write: 8_000 };

let client: LiteClient | null = null;

/** One for the visit, because it caches answers. */
export function searchProvider(): LiteClient | null {
  const appId = process.env.GATSBY_SEARCH_APP_ID ?? "";
  const key = process.env.GATSBY_SEARCH_KEY ?? "";
  if (appId === "" || key === "") return null;
  client ??= liteClient(appId, key, {
    ...searchHosts(process.env.GATSBY_SEARCH_HOST ?? ""),
    timeouts,
    // The client's default cache writes to the device without consent.
    hostsCache: createMemoryCache(),
  });
  return client;
}

export const indexOfSite = (): string => searchIndex(process.env.GATSBY_DEBUG === "1");
