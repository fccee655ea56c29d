import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Figure } from "../lib/figure.ts";
import { readOriginal, serveManyPages } from "../lib/many-pages.ts";
import type { BenchContext } from "../lib/part.ts";
import { step } from "../../lib/progress.ts";
import { root } from "../../lib/settings.ts";
import { buildBareSite, prepareSiteFolder, timeGatsbyBuild } from "../lib/bare-site.ts";
import { paths } from "../lib/budgets.ts";

const pages = 10_000;

/** No two results are alike, and each has a picture of its own for sharing. */
const withOwnTitle = (page: ContentPage, number: number): ContentPage => ({
  ...page,
  title: `${page.title} ${number}`,
});

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
  await using content = await serveManyPages(await readOriginal(stack, paths.content), pages, withOwnTitle);
  prepareSiteFolder(folder);
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  const { siteUrl: SITE_URL, contentReadToken: CONTENT_READ_TOKEN } = stack;
  const env = { CONTENT_URL: content.url, CONTENT_READ_TOKEN, SITE_URL };
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
