import * as routes from "@hjarta-lunga/contract/routes.ts";
import { launch } from "chrome-launcher";
import runLighthouse from "lighthouse";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { lightCard, sendGreeting } from "../lib/orders.ts";
import { chromiumFlags } from "../lib/chromium.ts";
import type { Bar, Figure, Unit } from "../lib/figure.ts";
import { paths } from "../lib/budgets.ts";
import { median, takeTurns } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";
import { serveFolder } from "../lib/bare-site.ts";

const runs = 5;
const pages = [
  ...[paths.start, paths.content, paths.gift, paths.membership, paths.articles, paths.memorial, paths.candle],
  ...[paths.wall, paths.greeting, paths.monthly, routes.search.href(), paths.research],
];

/** Search engines may not list cards, on purpose. */
const meantOnCard = ["is-crawlable"];
const sharedCards = { candle: routes.memorialCard.pattern, greeting: routes.greetingCardShared.pattern };
const beginnings = Object.values(sharedCards).map((pattern) => pattern.replace(/[:*].*$/, ""));
const isCard = (url: string) => beginnings.some((beginning) => new URL(url).pathname.startsWith(beginning));

const categories = [
  { id: "performance", what: "performance", bar: { atLeast: 98 } },
  { id: "accessibility", what: "accessibility", bar: { atLeast: 100 } },
  { id: "best-practices", what: "best practices", bar: { atLeast: 100 } },
  { id: "seo", what: "SEO", bar: { atLeast: 100 } },
] as const;

const audits: { id: string; what: string; unit: Unit; per: number; bar: Bar }[] = [
  { id: "largest-contentful-paint", what: "largest paint", unit: "s", per: 1000, bar: { atMost: 1.8 } },
  { id: "cumulative-layout-shift", what: "layout shift", unit: "shift", per: 1, bar: { atMost: 0.01 } },
  { id: "total-blocking-time", what: "blocking time", unit: "ms", per: 1, bar: { atMost: 100 } },
];

type Run = { values: Map<string, number>; faults: string[]; speed: number };

/** A browser that has just started may miss the beginning of a page. */
const visit = (browser: string, url: string): Promise<Run> =>
  visitOnce(browser, url).catch(() => visitOnce(browser, url));

const visitOnce = async (browser: string, url: string): Promise<Run> => {
  // Nothing is remembered from the run before.
  const chrome = await launch({ chromePath: browser, chromeFlags: ["--headless=new", ...chromiumFlags] });
  try {
    const flags = { port: chrome.port, output: "json", logLevel: "error" } as const;
    const asked = { onlyCategories: categories.map(({ id }) => id), skipAudits: isCard(url) ? meantOnCard : null };
    const lhr = (await runLighthouse(url, { ...flags, ...asked }))?.lhr;
    if (lhr === undefined || lhr.runtimeError !== undefined)
      throw new Failure(`Lighthouse could not read ${url}: ${lhr?.runtimeError?.message ?? "no result"}`);
    const values = new Map<string, number>();
    const faults: string[] = [];
    for (const { id, what } of categories) {
      const category = lhr.categories[id];
      values.set(id, Math.round((category?.score ?? 0) * 100));
      if (id === "performance") continue;
      for (const { id: auditId, weight } of category?.auditRefs ?? []) {
        const audit = lhr.audits[auditId];
        if (weight > 0 && typeof audit?.score === "number" && audit.score < 1) faults.push(`${what}: ${audit.title}`);
      }
    }
    for (const { id } of audits) values.set(id, lhr.audits[id]?.numericValue ?? Number.NaN);
    return { values, faults, speed: Math.round(lhr.environment.benchmarkIndex) };
  } finally {
    chrome.kill();
  }
};

const valuesOf = (runs: Run[], id: string, per = 1) => runs.map(({ values }) => (values.get(id) ?? Number.NaN) / per);
const listed = (values: number[]) => values.map((value) => Number(value.toFixed(3))).join(", ");

const figuresOf = (page: string, seen: Run[], bare: Run[]): Figure[] => {
  const faults = [...new Set(seen.flatMap((run) => run.faults))];
  const speeds = `how quick the machine seemed: ${listed(seen.map(({ speed }) => speed))}`;
  const ofCategories = categories.map(({ id, what, bar }): Figure => {
    const values = valuesOf(seen, id);
    const name = { what: `Lighthouse ${page} ${what}`, unit: "points", measured: median(values), bar } as const;
    // The bare site is no measure for the others.
    if (id !== "performance") return { ...name, notes: faults.filter((fault) => fault.startsWith(`${what}: `)) };
    return { ...name, baseline: median(valuesOf(bare, id)), notes: [`the runs: ${listed(values)}`, speeds] };
  });
  const ofAudits = audits.map(({ id, what, unit, per, bar }): Figure => {
    const values = valuesOf(seen, id, per);
    const baseline = median(valuesOf(bare, id, per));
    const notes = [`the runs: ${listed(values)}`];
    return { what: `Lighthouse ${page} ${what}`, unit, measured: median(values), baseline, bar, notes };
  });
  return [...ofCategories, ...ofAudits];
};

export const lighthouse = async (context: BenchContext): Promise<Figure[]> => {
  const stack = await context.stack();
  const { siteUrl } = stack;
  await using bare = await serveFolder((await context.bareSite()).publicDir);
  const bareUrl = `${bare.listeningOrigin}/`;
  const card = await lightCard(stack);
  const greeting = await sendGreeting(stack);
  const urls = [bareUrl, ...[...pages, card, greeting].map((page) => siteUrl + page)];
  const visits = urls.map((url) => [url, () => step(`Lighthouse ${url}`, () => visit(context.browser, url))] as const);
  const seen: Partial<Record<string, Run[]>> = await takeTurns(runs, Object.fromEntries(visits));
  const figures = (name: string, path = name) => figuresOf(name, seen[siteUrl + path] ?? [], seen[bareUrl] ?? []);
  return [
    ...pages.flatMap((page) => figures(page)),
    ...figures(sharedCards.candle, card),
    ...figures(sharedCards.greeting, greeting),
  ];
};
