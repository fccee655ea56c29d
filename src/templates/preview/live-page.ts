import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import type { LinkPictures } from "../article/next-reading.tsx";

type LivePage = {
  blocks: ShownBlock[];
  trail: ContentLink[] | null;
  readOn: ContentLink[];
  isArticle: boolean;
  /** Articles have them. */
  linkPictures?: LinkPictures;
};

const fetched = new Map<string, Promise<LivePage | undefined>>();

async function fetchData(path: string): Promise<LivePage | undefined> {
  try {
    const response = await fetch(`/page-data${path === "/" ? "/index/" : path}page-data.json`);
    if (!response.ok) return undefined;
    const body = (await response.json()) as { result?: { data?: { contentPage?: LivePage } } };
    return body.result?.data?.contentPage;
  } catch {
    return undefined;
  }
}

/** What the last build put around a page: a new page has none of it. */
export function fetchLivePage(path: string): Promise<LivePage | undefined> {
  const known = fetched.get(path) ?? fetchData(path);
  fetched.set(path, known);
  return known;
}
