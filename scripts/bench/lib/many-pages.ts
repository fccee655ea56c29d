import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { ContentPage, PublishedPages, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import fastify from "fastify";
import { callJson } from "../../lib/call-json.ts";
import type { MeasuredStack } from "./part.ts";

export const readOriginal = async ({ contentUrl, contentReadToken }: MeasuredStack, path: string) => {
  const headers = { authorization: `Bearer ${contentReadToken}` };
  const read = <Answer>(call: string) => callJson<Answer>(contentUrl + call, { headers });
  const site = await read<PublishedSite>(publishedCalls.site.path);
  const { pages } = await read<PublishedPages>(`${publishedCalls.pages.path}?page=1&limit=500`);
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`The content service has no page ${path}.`);
  return { site, page };
};

/** With a title and heading of its own: no two results are alike. */
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

export const serveManyPages = async (original: { site: PublishedSite; page: ContentPage }, total: number) => {
  const app = fastify({ forceCloseConnections: true });
  app.get(publishedCalls.site.path, () => original.site);
  app.get<{ Querystring: { page?: string; limit?: string } }>(publishedCalls.pages.path, ({ query }) =>
    batchOf(original.page, { total, page: Number(query.page ?? 1), limit: Number(query.limit ?? 500) }),
  );
  return { url: await app.listen({ port: 0, host: "127.0.0.1" }), close: () => app.close() };
};
