import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { callJson } from "../../lib/call-json.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { timed } from "../lib/numbers.ts";
import type { BenchContext, MeasuredStack } from "../lib/part.ts";
import { untilAnswered } from "../../lib/wait-for.ts";

const publishOnce = async ({ siteUrl, publishToken }: MeasuredStack): Promise<void> => {
  const headers = { authorization: `Bearer ${publishToken}` };
  const call = (method: string) => callJson<PublishStatus>(siteUrl + publishCalls.request.path, { method, headers });
  await call(publishCalls.request.method);
  const isLive = async () => {
    const { state, reason } = await call(publishCalls.status.method);
    if (state === "failed") throw new Failure(`Publishing failed: ${reason ?? "no reason given"}`);
    return state === "live" ? true : null;
  };
  await untilAnswered("What was published was live", isLive, 300_000);
};

export const publish = async (context: BenchContext): Promise<Figure[]> => {
  const stack = await context.stack();
  const { buildSeconds } = await context.bareSite();
  const ms = await step("Publish to live", () => timed(() => publishOnce(stack)));
  return [
    {
      what: "Publish to live, the demonstration site",
      unit: "s",
      measured: ms / 1_000,
      baseline: buildSeconds,
      bar: { atMost: 40 },
      notes: ["baseline: a cold build of the bare site with one page"],
    },
  ];
};
