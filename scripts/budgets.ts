import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "./bench/lib/chromium.ts";
import { isWithin, showBar, showValue } from "./bench/lib/figure.ts";
import { measureFirstLoad, scriptFigure, measureStartPage } from "./bench/lib/first-load.ts";
import { paths, scriptKilobytes, type WeighedPath } from "./bench/lib/budgets.ts";
import { requireBrowser } from "./lib/browser.ts";
import { runMain } from "./lib/failure.ts";
import { say } from "./lib/progress.ts";
import { root } from "./lib/settings.ts";

/** Known by source files: names of chunks change with every build. */
type Late = { name: string; source: RegExp; ownedBy?: string };

const comesLater: Late[] = [
  { name: "axios", source: /\/node_modules\/axios\// },
  { name: "the error reporter", source: /\/node_modules\/@sentry\// },
  { name: "the schemas", source: /\/node_modules\/zod\// },
  { name: "the payment screens", source: /\/src\/core\/order\/screen\/waiting-screen\.tsx$/ },
  { name: "the consent dialog", source: /\/src\/shell\/consent-dialog\.tsx$/ },
  { name: "the search library", source: /\/node_modules\/instantsearch\.js\//, ownedBy: paths.search },
  { name: "the search provider's client", source: /\/node_modules\/algoliasearch\//, ownedBy: paths.search },
  { name: "the search provider's insights", source: /\/node_modules\/search-insights\// },
  { name: "the header's search field", source: /\/src\/features\/search\/search-sheet\.tsx$/ },
  { name: "the menu sheet", source: /\/src\/shell\/menu-sheet\.tsx$/ },
  { name: "the research list", source: /\/src\/features\/research\/research-list\.tsx$/, ownedBy: paths.research },
  { name: "what is somebody's own", source: /\/src\/features\/my-pages\/own-pages\.tsx$/ },
  { name: "the research chart", source: /\/src\/features\/research\/year-chart\.tsx$/, ownedBy: paths.research },
];

const comesLaterOn = (page: string): Late[] => comesLater.filter(({ ownedBy }) => ownedBy !== page);

/** By the map that the build left beside the script, which is never served. */
const sourcesIn = (map: string): string[] => (JSON.parse(readFileSync(map, "utf8")) as { sources: string[] }).sources;

const includes = (map: string, { source }: Late) => sourcesIn(map).some((each) => source.test(each));

const findTooEarly = (publicDir: string, scripts: string[], late: Late[]): string[] => {
  const maps = scripts.map((path) => ({ path, map: join(publicDir, `${path}.map`) }));
  const unknown = maps.filter(({ map }) => !existsSync(map));
  if (unknown.length > 0)
    return unknown.map(({ path }) => `${path} is not from the build in ${publicDir}: build and release it again`);
  const everyMap = readdirSync(publicDir).filter((name) => name.endsWith(".js.map"));
  return late.flatMap((each) => {
    const early = maps.filter(({ map }) => includes(map, each));
    if (early.length > 0) return early.map(({ path }) => `${each.name} is fetched with the page, in ${path}`);
    const isSomewhere = everyMap.some((name) => includes(join(publicDir, name), each));
    return isSomewhere
      ? []
      : [`${each.name} is nowhere in the build: was it renamed? This rule looks for ${each.source}`];
  });
};

const siteUrl = process.env.SITE_URL ?? "http://localhost:8000";

/** Of the site at SITE_URL as it was just built: `npm test` stops at them. */
await runMain(async () => {
  const figures = [await measureStartPage(siteUrl)];
  const faults: string[] = [];
  await using browser = await launchBrowser(requireBrowser());
  for (const path of Object.keys(scriptKilobytes) as WeighedPath[]) {
    const load = await measureFirstLoad(browser, siteUrl + path);
    figures.push(scriptFigure(path, load));
    const scripts = load.beforeIdle.map((script) => script.path);
    for (const fault of findTooEarly(join(root, "public"), scripts, comesLaterOn(path)))
      faults.push(`${path}: ${fault}`);
  }
  for (const figure of figures) {
    const ok = isWithin(figure) === true;
    const measured = showValue(figure.measured, figure.unit);
    say(`  ${ok ? "ok   " : "OVER "} ${figure.what}: ${measured}, ${showBar(figure)}`);
    if (!ok) process.exitCode = 1;
  }
  for (const fault of faults) say(`  EARLY ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else say(`  ok    not among it: ${comesLater.map(({ name }) => name).join(", ")}`);
});
