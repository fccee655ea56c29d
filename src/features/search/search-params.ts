import * as routes from "@hjarta-lunga/contract/routes.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";

/** What a search's URL says: the page one-based, and only when it is not the first. */
export type SearchParams = { query?: string | undefined; page?: number | undefined };

/** From what stands after the question mark, as it was parsed: anything may stand there. */
export function readSearchParams(parsed: Readonly<Record<string, unknown>>): SearchParams {
  const query = one(parsed[queryKeys.query]);
  const page = Number(one(parsed[queryKeys.page]));
  return { ...(query !== "" && { query }), ...(Number.isInteger(page) && page !== 0 && { page }) };
}

function one(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first : "";
}

/** Gatsby's own navigation would scroll, count a view and fetch the page again. */
export function urlWriter(): (url: string) => void {
  let lastPushed = window.location.href;
  return (url) => {
    // The visitor may be somewhere else when the time for writing has come.
    if (url === lastPushed || window.location.pathname !== routes.search.pattern) return;
    lastPushed = url;
    window.history.replaceState({ ...(window.history.state as object | null) }, "", url);
  };
}

/** What a URL was about, by its last part that holds a word: `/halsa/hjartsvikt-symtom.html` says "hjartsvikt symtom". */
export function wordsInPath(path: string): string {
  const parts = path.split("/").map((part) => decoded(part).replace(/\.\w+$/, ""));
  const words = parts.map((part) => part.match(/\p{L}{2,}/gu) ?? []).filter(({ length }) => length > 0);
  return (words.at(-1) ?? []).slice(0, mostWords).join(" ");
}

const mostWords = 6;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
