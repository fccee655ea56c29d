import { fallbackIndexPath, type FallbackPage } from "@hjarta-lunga/contract/search.ts";

const timeoutMs = 10_000;

/** Plain fetch: to load the API's client would take longer. */
export async function fetchFallbackIndex(): Promise<FallbackPage[]> {
  const response = await fetch(fallbackIndexPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${fallbackIndexPath} ${response.status}`);
  const pages: unknown = await response.json();
  if (!Array.isArray(pages)) throw new Error(`${fallbackIndexPath} is no list`);
  return pages as FallbackPage[];
}
