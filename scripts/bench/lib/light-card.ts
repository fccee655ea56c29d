import { memorialCardAddCall, memorialCardOrderCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MemorialCardOrderAnswer, MemorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { someCard } from "../../kill-test/wanted.ts";
import { callJson } from "../../lib/call-json.ts";

const card = {
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare,\noch vi med den.",
  from: "Gunilla, Per och barnbarnen",
};

/** Lights a candle as a visitor would. Gives the path by which it is shared. */
export async function lightCard(siteUrl: string): Promise<string> {
  const body = { ...someCard(), card };
  const { orderReference } = await callJson<MemorialCardReceipt>(siteUrl + memorialCardAddCall.path, { body });
  const { reference } = await callJson<MemorialCardOrderAnswer>(
    siteUrl + memorialCardOrderCall.path.replace(":orderReference", orderReference),
  );
  if (reference === null) throw new Error("The candle is not lit");
  return routes.memorialCard.href(reference);
}
