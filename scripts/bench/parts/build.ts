import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { step } from "../../lib/progress.ts";
import { root } from "../../lib/settings.ts";
import { buildBareSite } from "../lib/bare-site.ts";
import { prepareSiteFolder, timeGatsbyBuild } from "../lib/gatsby.ts";
import { paths } from "../lib/budgets.ts";
import { readOriginal, serveManyPages } from "../lib/many-pages.ts";
import type { BenchContext, Part } from "../lib/part.ts";

const pages = 10_000;
const mostTimes = 2;

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
  const content = await serveManyPages(await readOriginal(stack, paths.content), pages);
  try {
    prepareSiteFolder(folder);
    for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
    const env = { CONTENT_URL: content.url, CONTENT_READ_TOKEN: stack.contentReadToken, SITE_URL: stack.siteUrl };
    const logFile = context.logFile("bench-build-ours");
    return await timeGatsbyBuild({ name: "Building many pages", folder, logFile, env });
  } finally {
    await content.close();
  }
};

export const build: Part = {
  name: "build",
  about: `cold build of ${pages} content pages`,
  run: async (context) => {
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
        bar: { timesBaseline: mostTimes },
        notes: counts,
      },
    ];
  },
};
