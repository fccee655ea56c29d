import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { memorialCardAddCall, memorialCardOrderCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import { memorialCardOrderAnswer, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { expect } from "./site.ts";
import { mailsTo, wholeMail } from "./standins.ts";

export const card = {
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare,\noch vi med den.",
  from: "Gunilla, Per och barnbarnen",
};

/** A candle that is lit, as the journey would light it. */
export async function lightCard(page: Page, words: Partial<typeof card> = {}) {
  const email = `tandare-${randomUUID()}@exempel.se`;
  const data = {
    idempotencyKey: randomUUID(),
    campaign: candleCampaign,
    card: { ...card, ...words },
    email,
    language: "sv",
  };
  const added = await page.request.post(memorialCardAddCall.path, { data });
  const { orderReference } = memorialCardReceipt.parse(await added.json());
  const asked = await page.request.get(memorialCardOrderCall.path.replace(":orderReference", orderReference));
  const { reference } = memorialCardOrderAnswer.parse(await asked.json());
  return { email, orderReference, reference: reference ?? "" };
}

/** The link in the sender's mail, by which the card is changed: its path, and what stands behind the `#`. */
export async function senderLink(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  const { text } = await wholeMail(mail?.id ?? 0);
  const link = /https?:\/\/[^/\s]+(\/order\/mc\/\S+#\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error("The mail has no link for its sender");
  return link;
}
