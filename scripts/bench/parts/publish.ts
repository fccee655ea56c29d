import { setTimeout as delay } from "node:timers/promises";
import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import { publishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { MeasuredStack, Part } from "../lib/part.ts";

const mostSeconds = 40;
const giveUpMs = 300_000;
const pauseMs = 100;

const call = async ({ siteUrl, publishToken }: MeasuredStack, method: string): Promise<PublishStatus> => {
  const headers = { authorization: `Bearer ${publishToken}` };
  const response = await fetch(siteUrl + publishCalls.request.path, { method, headers });
  if (!response.ok) throw new Failure(`The web server answered ${response.status} when told to publish.`);
  return publishStatus.parse(await response.json());
};

/** From the word of the content service until visitors get the new release. */
const publishOnce = async (stack: MeasuredStack): Promise<number> => {
  const startedAt = performance.now();
  await call(stack, publishCalls.request.method);
  while (performance.now() - startedAt < giveUpMs) {
    const { state, reason } = await call(stack, publishCalls.status.method);
    if (state === "live") return (performance.now() - startedAt) / 1000;
    if (state === "failed") throw new Failure(`Publishing failed: ${reason ?? "no reason given"}`);
    await delay(pauseMs);
  }
  throw new Failure(`Nothing was live ${giveUpMs / 1000} s after publishing.`);
};

export const publish: Part = {
  name: "publish",
  about: "from publish to live",
  run: async (context) => {
    const stack = await context.stack();
    const { buildSeconds } = await context.bareSite();
    const measured = await step("Publish to live", () => publishOnce(stack));
    return [
      {
        what: "Publish to live, the demonstration site",
        unit: "s",
        measured,
        baseline: buildSeconds,
        bar: { atMost: mostSeconds },
        notes: ["baseline: a cold build of the bare site with one page"],
      },
    ];
  },
};
