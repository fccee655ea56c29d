import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { groupMegabytes } from "../../lib/stack/memory.ts";
import type { Figure } from "../lib/figure.ts";
import { giveGifts } from "../lib/gifts.ts";
import { inTurns } from "../lib/in-turns.ts";
import type { MeasuredStack, Part } from "../lib/part.ts";

const restMs = 20_000;
const afterBusyMs = 60_000;
const views = 2_000;
const viewersAtOnce = 16;
const gifts = 200;
const mostMegabytes = 900;

/** A stack that nobody has asked for anything has not loaded its code yet. */
const useOnce = async ({ siteUrl, contentUrl, contentReadToken }: MeasuredStack) => {
  const urls = [siteUrl, `${siteUrl}/om-oss/`, `${contentUrl}/admin/login`, contentUrl + publishedCalls.pages.path];
  for (const url of urls) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${contentReadToken}` } });
    await response.arrayBuffer();
  }
};

const read = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Failure(`${url} was answered ${response.status}.`);
  return response.text();
};

const pagesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
const partsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|webp|jpg|png))"/g)].map(([, path = ""]) => path);

/** Pages with all that they name, as browsers that have seen nothing yet fetch them. */
const viewPages = async ({ siteUrl }: MeasuredStack): Promise<void> => {
  const pages = pagesIn(await read(`${siteUrl}/sitemap.xml`));
  await inTurns(views, viewersAtOnce, async () => {
    const page = pages[randomInt(pages.length)] ?? "/";
    const html = await read(siteUrl + page);
    const data = `/page-data/${page === "/" ? "index" : page.slice(1, -1)}/page-data.json`;
    await Promise.all([...new Set([data, ...partsIn(html)])].map((path) => read(siteUrl + path)));
  });
};

const memoryOf = ({ processes }: MeasuredStack, what: string): Figure => {
  const parts = processes.map(({ name, pid }) => ({ name, megabytes: groupMegabytes(pid) ?? 0 }));
  const total = parts.reduce((sum, { megabytes }) => sum + megabytes, 0);
  if (total === 0) throw new Failure("Memory can be measured only where there is /proc, as on Linux.");
  return {
    what,
    unit: "MB",
    measured: total,
    bar: { atMost: mostMegabytes },
    notes: parts.map(({ name, megabytes }) => `${String(megabytes).padStart(4)} MB  ${name}`),
  };
};

export const memory: Part = {
  name: "memory",
  about: "memory of the whole stack at rest, before and after it was busy",
  run: async (context) => {
    const stack = await context.stack();
    const atRest = await step(`Memory, after ${restMs / 1000} s of rest`, async () => {
      await useOnce(stack);
      await delay(restMs);
      return memoryOf(stack, "Memory of the whole stack at rest");
    });
    const afterwards = await step(`Memory, after ${views} views and ${gifts} gifts`, async () => {
      await Promise.all([viewPages(stack), giveGifts(stack, gifts)]);
      await delay(afterBusyMs);
      return memoryOf(stack, `Memory a minute after ${views} views and ${gifts} gifts`);
    });
    return [atRest, afterwards];
  },
};
