import { launch } from "chrome-launcher";
import runLighthouse from "lighthouse";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { chromiumFlags } from "../lib/chromium.ts";
import type { Bar, Figure, Unit } from "../lib/figure.ts";
import { contentPage, startPage } from "../lib/limits.ts";
import { median } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const runs = 5;
const pages = [startPage, contentPage];

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

/** What one run says: every figure by its name, and what took points. */
type Run = { values: Map<string, number>; faults: string[] };

const visit = async (browser: string, url: string): Promise<Run> => {
  // A browser of its own each time: nothing is remembered from the run before.
  const chrome = await launch({ chromePath: browser, chromeFlags: ["--headless=new", ...chromiumFlags] });
  try {
    const flags = { port: chrome.port, output: "json", logLevel: "error" } as const;
    const lhr = (await runLighthouse(url, { ...flags, onlyCategories: categories.map(({ id }) => id) }))?.lhr;
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
    return { values, faults };
  } finally {
    chrome.kill();
  }
};

const figuresOf = (page: string, seen: Run[]): Figure[] => {
  const all = (id: string) => seen.map(({ values }) => values.get(id) ?? Number.NaN);
  const shown = (values: number[]) => [`the ${runs} runs: ${values.map((value) => +value.toFixed(3)).join(", ")}`];
  const faults = [...new Set(seen.flatMap((run) => run.faults))];
  return [
    ...categories.map(({ id, what, bar }): Figure => {
      const own = faults.filter((fault) => fault.startsWith(`${what}: `));
      const notes = [...(id === "performance" ? shown(all(id)) : []), ...own];
      return { what: `Lighthouse ${page} ${what}`, unit: "points", measured: median(all(id)), bar, notes };
    }),
    ...audits.map(({ id, what, unit, per, bar }): Figure => {
      const values = all(id).map((value) => value / per);
      return { what: `Lighthouse ${page} ${what}`, unit, measured: median(values), bar, notes: shown(values) };
    }),
  ];
};

export const lighthouse: Part = {
  name: "lighthouse",
  about: `Lighthouse, mobile, median of ${runs}`,
  run: async (context) => {
    const { siteUrl } = await context.stack();
    const figures: Figure[] = [];
    for (const page of pages) {
      const seen: Run[] = [];
      for (let run = 1; run <= runs; run++) {
        seen.push(await step(`Lighthouse ${page} ${run} of ${runs}`, () => visit(context.browser, siteUrl + page)));
      }
      figures.push(...figuresOf(page, seen));
    }
    return figures;
  },
};
