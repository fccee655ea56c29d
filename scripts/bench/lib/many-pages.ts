import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import { publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { callJson } from "../../lib/call-json.ts";
import type { ContentPage, PublishedPages, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";

type Source = { contentUrl: string; contentReadToken: string };

const read = ({ contentUrl, contentReadToken }: Source, path: string) =>
  callJson(contentUrl + path, { headers: { authorization: `Bearer ${contentReadToken}` } });

/** A page of the demonstration site, with all around it. */
export const readOriginal = async (source: Source, path: string) => {
  const site = publishedSite.parse(await read(source, publishedCalls.site.path));
  const { pages } = publishedPages.parse(await read(source, `${publishedCalls.pages.path}?page=1&limit=500`));
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`The content service has no page ${path}.`);
  return { site, page };
};

/** The same page at another path, with another title and heading: no two results are alike. */
const copyOf = (page: ContentPage, number: number): ContentPage => ({
  ...page,
  path: `/sida-${number}/`,
  translation: undefined,
  title: `${page.title} ${number}`,
  blocks: page.blocks.map((block) =>
    block.type === "hero" ? { ...block, heading: `${block.heading} ${number}` } : block,
  ),
});

const batchOf = (page: ContentPage, of: { total: number; page: number; limit: number }): PublishedPages => {
  const first = (of.page - 1) * of.limit + 1;
  const last = Math.min(of.page * of.limit, of.total);
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return { pages: numbers.map((number) => copyOf(page, number)), nextPage: last < of.total ? of.page + 1 : null };
};

/** Speaks the published calls, for a charity that has written very much. */
export const serveManyPages = async (original: { site: PublishedSite; page: ContentPage }, total: number) => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const answer = (body: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (pathname === publishedCalls.site.path) answer(original.site);
    else if (pathname === publishedCalls.pages.path) {
      const [page, limit] = [Number(searchParams.get("page") ?? 1), Number(searchParams.get("limit") ?? 500)];
      answer(batchOf(original.page, { total, page, limit }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};
