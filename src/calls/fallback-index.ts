import { fallbackIndexPath, type FallbackPage } from "@hjarta-lunga/contract/search.ts";

const timeoutMs = 10_000;

/** The site's own short list of its pages. Fetched without the API's client: whoever needs it has waited enough. */
export async function fetchFallbackIndex(): Promise<FallbackPage[]> {
  const response = await fetch(fallbackIndexPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${fallbackIndexPath} ${response.status}`);
  const pages: unknown = await response.json();
  if (!Array.isArray(pages)) throw new Error(`${fallbackIndexPath} is no list`);
  return pages as FallbackPage[];
}
