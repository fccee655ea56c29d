import { setTimeout as delay } from "node:timers/promises";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { groupMegabytes } from "../../lib/stack/memory.ts";
import { giveGifts, viewPages } from "../lib/busy-hour.ts";
import type { Figure } from "../lib/figure.ts";
import type { MeasuredStack, Part } from "../lib/part.ts";

const restMs = 20_000;
const afterBusyMs = 60_000;
const views = 2_000;
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
      await Promise.all([viewPages(stack, views), giveGifts(stack, gifts)]);
      await delay(afterBusyMs);
      return memoryOf(stack, `Memory a minute after ${views} views and ${gifts} gifts`);
    });
    return [atRest, afterwards];
  },
};
