import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { ContentPage, PublishedPages, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import fastify from "fastify";
import { callJson } from "../../lib/call-json.ts";
import type { MeasuredStack } from "./part.ts";

type Original = { site: PublishedSite; pages: ContentPage[]; page: ContentPage };

export const readOriginal = async (
  { contentUrl, contentReadToken }: MeasuredStack,
  path: string,
): Promise<Original> => {
  const headers = { authorization: `Bearer ${contentReadToken}` };
  const read = <Answer>(call: string) => callJson<Answer>(contentUrl + call, { headers });
  const site = await read<PublishedSite>(publishedCalls.site.path);
  const { pages } = await read<PublishedPages>(`${publishedCalls.pages.path}?page=1&limit=500`);
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`The content service has no page ${path}.`);
  return { site, pages, page };
};

type Change = (page: ContentPage, number: number) => ContentPage;

export const pathOfCopy = (number: number): string => `/sida-${number}/`;

export const withHeading = (page: ContentPage, heading: string): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => (block.type === "hero" ? { ...block, heading } : block)),
});

const copyOf = (page: ContentPage, number: number): ContentPage => {
  const hero = page.blocks.find(({ type }) => type === "hero");
  const heading = hero !== undefined && "heading" in hero ? `${hero.heading} ${number}` : "";
  return { ...withHeading(page, heading), path: pathOfCopy(number), translation: undefined };
};

/** A content service with as many copies of one page beside its own, each changed as the caller last said. */
export const serveManyPages = async (original: Original, total: number, change: Change) => {
  let changed = change;
  // No release is whole without the pages that every site has: they come first.
  const own = original.pages.length;
  const pageAt = (index: number): ContentPage => {
    const number = index - own + 1;
    return original.pages[index] ?? changed(copyOf(original.page, number), number);
  };
  const batchOf = (page: number, limit: number): PublishedPages => {
    const first = (page - 1) * limit;
    const last = Math.min(first + limit, own + total);
    const pages = Array.from({ length: Math.max(0, last - first) }, (_, index) => pageAt(first + index));
    return { pages, nextPage: last < own + total ? page + 1 : null };
  };
  const app = fastify({ forceCloseConnections: true });
  app.get(publishedCalls.site.path, () => original.site);
  app.get<{ Querystring: { page?: string; limit?: string } }>(publishedCalls.pages.path, ({ query }) =>
    batchOf(Number(query.page ?? 1), Number(query.limit ?? 500)),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url: app.listeningOrigin,
    change: (how: Change) => void (changed = how),
    [Symbol.asyncDispose]: () => app.close(),
  };
};
