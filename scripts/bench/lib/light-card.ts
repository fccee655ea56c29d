import { randomUUID } from "node:crypto";
import { memorialCardAddCall, memorialCardOrderCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { memorialCardOrderAnswer, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";

const card = {
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare,\noch vi med den.",
  from: "Gunilla, Per och barnbarnen",
};

/** Lights a candle as a visitor would. Gives the path by which it is shared. */
export async function lightCard(siteUrl: string): Promise<string> {
  const added = await fetch(`${siteUrl}${memorialCardAddCall.path}`, {
    method: memorialCardAddCall.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ idempotencyKey: randomUUID(), campaign: candleCampaign, card },
      ...{ email: `bank-${randomUUID()}@exempel.se`, language: "sv" },
    }),
  });
  const { orderReference } = memorialCardReceipt.parse(await added.json());
  const asked = await fetch(siteUrl + memorialCardOrderCall.path.replace(":orderReference", orderReference));
  const { reference } = memorialCardOrderAnswer.parse(await asked.json());
  if (reference === null) throw new Error("The candle is not lit");
  return routes.memorialCard.href(reference);
}
