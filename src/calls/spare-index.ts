import { spareIndexPath, type SparePage } from "@hjarta-lunga/contract/search.ts";

const timeoutMs = 10_000;

/** The site's own short list of its pages. Fetched without the API's client: whoever needs it has waited enough. */
export async function fetchSpareIndex(): Promise<SparePage[]> {
  const response = await fetch(spareIndexPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${spareIndexPath} ${response.status}`);
  const pages: unknown = await response.json();
  if (!Array.isArray(pages)) throw new Error(`${spareIndexPath} is no list`);
  return pages as SparePage[];
}
