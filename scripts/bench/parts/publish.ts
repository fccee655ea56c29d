import { setTimeout as delay } from "node:timers/promises";
import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { callJson } from "../../lib/call-json.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { MeasuredStack, Part } from "../lib/part.ts";

const mostSeconds = 40;
const giveUpMs = 300_000;
const pauseMs = 100;

const call = ({ siteUrl, publishToken }: MeasuredStack, method: string) => {
  const headers = { authorization: `Bearer ${publishToken}` };
  return callJson<PublishStatus>(siteUrl + publishCalls.request.path, { method, headers });
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
