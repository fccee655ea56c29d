import { step } from "../../lib/progress.ts";
import { withBrowser } from "../lib/chromium.ts";
import type { Figure } from "../lib/figure.ts";
import { measureStartPage } from "../lib/html-size.ts";
import { gzipTotal, measureFirstLoad, scriptFigure } from "../lib/first-load.ts";
import type { FirstLoad, LoadedScript } from "../lib/first-load.ts";
import { paths } from "../lib/budgets.ts";
import { kilobytes } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { serveFolder } from "../lib/static-server.ts";

const list = (scripts: LoadedScript[]) =>
  scripts
    .toSorted((a, b) => b.gzipBytes - a.gzipBytes)
    .map(({ path, gzipBytes }) => `${kilobytes(gzipBytes).toFixed(1).padStart(6)} kB  ${path}`);

const notes = ({ beforeIdle, afterIdle }: FirstLoad) => [
  ...list(beforeIdle),
  `after idle, not counted: ${kilobytes(gzipTotal(afterIdle)).toFixed(1)} kB`,
  ...list(afterIdle),
];

const pages = [paths.content, paths.reading, paths.gift, paths.research, paths.search];

export const page: Part = {
  name: "page",
  about: "HTML of the start page, and JavaScript of five pages before the browser rests",
  run: async (context) => {
    const { siteUrl } = await context.stack();
    const bare = await serveFolder((await context.bareSite()).publicDir);
    try {
      return await step("Sizes of pages", () =>
        withBrowser(context.browser, async (browser) => {
          const { beforeIdle } = await measureFirstLoad(browser, `${bare.url}/`);
          const baseline = kilobytes(gzipTotal(beforeIdle));
          const figures: Figure[] = [await measureStartPage(siteUrl)];
          for (const path of pages) {
            const ours = await measureFirstLoad(browser, siteUrl + path);
            figures.push({ ...scriptFigure(path, ours), baseline, notes: notes(ours) });
          }
          return figures;
        }),
      );
    } finally {
      await bare.close();
    }
  },
};
