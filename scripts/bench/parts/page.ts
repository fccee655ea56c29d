import { step } from "../../lib/progress.ts";
import { launchBrowser } from "../lib/chromium.ts";
import type { Figure } from "../lib/figure.ts";
import { measureStartPage, gzipTotal, measureFirstLoad, scriptFigure } from "../lib/first-load.ts";
import type { FirstLoad, LoadedScript } from "../lib/first-load.ts";
import { paths } from "../lib/budgets.ts";
import { kilobytes } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";
import { serveFolder } from "../lib/bare-site.ts";

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

export const page = async (context: BenchContext): Promise<Figure[]> => {
  const { siteUrl } = await context.stack();
  await using bare = await serveFolder((await context.bareSite()).publicDir);
  await using browser = await launchBrowser(context.browser);
  return await step("Sizes of pages", async () => {
    const { beforeIdle } = await measureFirstLoad(browser, `${bare.listeningOrigin}/`);
    const baseline = kilobytes(gzipTotal(beforeIdle));
    const figures: Figure[] = [await measureStartPage(siteUrl)];
    for (const path of pages) {
      const ours = await measureFirstLoad(browser, siteUrl + path);
      figures.push({ ...scriptFigure(path, ours), baseline, notes: notes(ours) });
    }
    return figures;
  });
};
