import { createMemoryCache } from "@algolia/client-common";
import { liteClient, type LiteClient } from "algoliasearch/lite";
import { searchIndex } from "@hjarta-lunga/contract/search.ts";
import { searchHosts } from "#src/lib/search-hosts.ts";

/** A bad line needs longer than the client's own second; whoever waits is shown something else meanwhile. */
const timeouts = { connect: 5_000, read: 8_000, write: 8_000 };

let client: LiteClient | null = null;

/** One for the visit, so that what was found a moment ago is shown at once. Without a provider there is none. */
export function searchProvider(): LiteClient | null {
  const appId = process.env.GATSBY_SEARCH_APP_ID ?? "";
  const key = process.env.GATSBY_SEARCH_KEY ?? "";
  if (appId === "" || key === "") return null;
  client ??= liteClient(appId, key, {
    ...searchHosts(process.env.GATSBY_SEARCH_HOST ?? ""),
    timeouts,
    // In memory: the client's own choice would write to the device of who has agreed to nothing.
    hostsCache: createMemoryCache(),
  });
  return client;
}

export const indexOfSite = (): string => searchIndex(process.env.GATSBY_DEBUG === "1");
