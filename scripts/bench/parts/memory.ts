import { setTimeout as delay } from "node:timers/promises";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import autocannon from "autocannon";
import { callWell } from "../../lib/call-json.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { groupMegabytes } from "../../lib/stack/memory.ts";
import type { Figure } from "../lib/figure.ts";
import { giveGifts, somebodysPost } from "../lib/orders.ts";
import type { BenchContext, MeasuredStack } from "../lib/part.ts";
import { previewed } from "../lib/previewed.ts";

const restMs = 20_000;
const afterBusyMs = 60_000;
const views = 2_000;
const viewersAtOnce = 16;
const gifts = 200;
const previews = 200;
const writersAtOnce = 8;

/** A stack that nobody has asked for anything has not loaded its code yet. */
const useOnce = async ({ siteUrl, contentUrl, contentReadToken }: MeasuredStack) => {
  const urls = [siteUrl, `${siteUrl}/om-oss/`, `${contentUrl}/admin/login`, contentUrl + publishedCalls.pages.path];
  for (const url of urls) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${contentReadToken}` } });
    await response.arrayBuffer();
  }
};

const read = async (url: string): Promise<string> => (await callWell(url)).text();

/** As a browser that has seen nothing yet fetches it. */
const partsOf = async (siteUrl: string, page: string): Promise<string[]> => {
  const html = await read(siteUrl + page);
  const named = html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|webp|jpg|png))"/g);
  const data = `/page-data/${page === "/" ? "index" : page.slice(1, -1)}/page-data.json`;
  return [page, data, ...new Set([...named].map(([, path = ""]) => path))];
};

const viewPages = async ({ siteUrl }: MeasuredStack): Promise<void> => {
  const sitemap = await read(`${siteUrl}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const paths = (await Promise.all(pages.map((page) => partsOf(siteUrl, page)))).flat();
  const { non2xx, errors } = await autocannon({
    url: siteUrl,
    connections: viewersAtOnce,
    amount: Math.round((views / pages.length) * paths.length),
    requests: paths.map((path) => ({ path })),
  });
  if (non2xx + errors > 0) throw new Failure(`${non2xx + errors} requests for pages and their parts failed.`);
};

/** Emoji are the heaviest to draw. Some find no place, and are refused at once. */
const writeSheets = ({ apiUrl }: MeasuredStack) => {
  let number = 0;
  const { draft } = previewed.memorialSheet;
  const writing = () => {
    const { sheet, ...rest } = draft(++number);
    return { ...rest, sheet: { ...sheet, greeting: `${sheet.greeting} ${"🌸🕊️💙".repeat(20)}` } };
  };
  const requests = [somebodysPost(writing)];
  return autocannon({ url: apiUrl + giftPreviewCall.path, connections: writersAtOnce, amount: previews, requests });
};

const memoryOf = ({ processes }: MeasuredStack, what: string): Figure => {
  const parts = processes.map(({ name, pid }) => ({ name, megabytes: groupMegabytes(pid) ?? 0 }));
  const total = parts.reduce((sum, { megabytes }) => sum + megabytes, 0);
  if (total === 0) throw new Failure("Memory can be measured only where there is /proc, as on Linux.");
  return {
    what,
    unit: "MB",
    measured: total,
    bar: { atMost: 900 },
    notes: parts.map(({ name, megabytes }) => `${String(megabytes).padStart(4)} MB  ${name}`),
  };
};

export const memory = async (context: BenchContext): Promise<Figure[]> => {
  const stack = await context.stack();
  const atRest = await step(`Memory, after ${restMs / 1000} s of rest`, async () => {
    await useOnce(stack);
    await delay(restMs);
    return memoryOf(stack, "Memory of the whole stack at rest");
  });
  const burst = `${views} views, ${gifts} gifts and ${previews} previews full of emoji`;
  const afterwards = await step(`Memory, after ${burst}`, async () => {
    await Promise.all([viewPages(stack), giveGifts(stack, gifts), writeSheets(stack)]);
    await delay(afterBusyMs);
    return memoryOf(stack, `Memory a minute after ${burst}`);
  });
  return [atRest, afterwards];
};
