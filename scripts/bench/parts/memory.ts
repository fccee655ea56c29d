import { setTimeout as delay } from "node:timers/promises";
import { publishedCalls } from "@hjarta-lunga/contract/published-content.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { groupMegabytes } from "../../lib/stack/memory.ts";
import type { MeasuredStack, Part } from "../lib/part.ts";

const restMs = 20_000;
const mostMegabytes = 900;

/** A stack that nobody has asked for anything has not loaded its code yet. */
const useOnce = async ({ siteUrl, contentUrl, contentReadToken }: MeasuredStack) => {
  const addresses = [
    siteUrl,
    `${siteUrl}/om-oss/`,
    `${contentUrl}/admin/login`,
    contentUrl + publishedCalls.pages.path,
  ];
  for (const address of addresses) {
    const response = await fetch(address, { headers: { authorization: `Bearer ${contentReadToken}` } });
    await response.arrayBuffer();
  }
};

export const memory: Part = {
  name: "memory",
  about: "memory of the whole stack at rest",
  run: async (context) => {
    const stack = await context.stack();
    return step(`Memory, after ${restMs / 1000} s of rest`, async () => {
      await useOnce(stack);
      await delay(restMs);
      const parts = stack.processes.map(({ name, pid }) => ({ name, megabytes: groupMegabytes(pid) ?? 0 }));
      const total = parts.reduce((sum, { megabytes }) => sum + megabytes, 0);
      if (total === 0) throw new Failure("Memory can be measured only where there is /proc, as on Linux.");
      return [
        {
          what: "Memory of the whole stack at rest",
          unit: "MB",
          measured: total,
          bar: { atMost: mostMegabytes },
          notes: parts.map(({ name, megabytes }) => `${String(megabytes).padStart(4)} MB  ${name}`),
        },
      ];
    });
  },
};
