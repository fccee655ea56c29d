import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { ContentPage, PublishedPages, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import fastify from "fastify";
import { callJson } from "../../lib/call-json.ts";
import type { Figure } from "../lib/figure.ts";
import type { BenchContext, MeasuredStack } from "../lib/part.ts";
import { step } from "../../lib/progress.ts";
import { root } from "../../lib/settings.ts";
import { buildBareSite, prepareSiteFolder, timeGatsbyBuild } from "../lib/bare-site.ts";
import { paths } from "../lib/budgets.ts";

const readOriginal = async ({ contentUrl, contentReadToken }: MeasuredStack, path: string) => {
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

const serveManyPages = async (original: { site: PublishedSite; page: ContentPage }, total: number) => {
  const app = fastify({ forceCloseConnections: true });
  app.get(publishedCalls.site.path, () => original.site);
  app.get<{ Querystring: { page?: string; limit?: string } }>(publishedCalls.pages.path, ({ query }) =>
    batchOf(original.page, { total, page: Number(query.page ?? 1), limit: Number(query.limit ?? 500) }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
};

const pages = 10_000;

/** All that a build reads, but the packages. */
const copied = [
  ...["src", "static", "artwork", "tsconfig.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];

const builtPages = (folder: string) =>
  readdirSync(join(folder, "public"), { withFileTypes: true }).filter(({ name }) => name.startsWith("sida-")).length;

/** In a copy, so that `public/` stays. */
const buildOurs = async (context: BenchContext, folder: string): Promise<number> => {
  const stack = await context.stack();
  await using content = await serveManyPages(await readOriginal(stack, paths.content), pages);
  prepareSiteFolder(folder);
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  const { siteUrl: SITE_URL, contentReadToken: CONTENT_READ_TOKEN } = stack;
  const env = { CONTENT_URL: content.listeningOrigin, CONTENT_READ_TOKEN, SITE_URL };
  const logFile = context.logFile("bench-build-ours");
  return await timeGatsbyBuild({ name: "Building many pages", folder, logFile, env });
};

export const build = async (context: BenchContext): Promise<Figure[]> => {
  // Its start is not part of the step below.
  await context.stack();
  const folder = (name: string) => join(context.folder, `many-${name}`);
  const ours = await step(`${pages} content pages, cold build`, () => buildOurs(context, folder("ours")));
  const counts = [`${builtPages(folder("ours"))} copies of ${paths.content} were built`];
  rmSync(folder("ours"), { recursive: true });
  const bare = await step(`${pages} bare pages, cold build`, () =>
    buildBareSite({ folder: folder("bare"), pages, logFile: context.logFile("bench-build-bare") }),
  );
  counts.push(`${builtPages(folder("bare"))} bare pages were built`);
  rmSync(folder("bare"), { recursive: true });
  return [
    {
      what: `${pages} content pages, cold build`,
      unit: "s",
      measured: ours,
      baseline: bare.buildSeconds,
      bar: { timesBaseline: 2 },
      notes: counts,
    },
  ];
};
