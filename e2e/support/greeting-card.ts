import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { greetingCardAddCall, greetingCardOrderCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { HeadingForm } from "@hjarta-lunga/contract/greeting-headings.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { greetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { expect, visit } from "./site.ts";
import { mailsTo, onThePhone, wholeMail } from "./standins.ts";

export const words = {
  to: "Mamma",
  from: "Åsa och lilla Märta",
  message: "Tack för kaffet ☕️\noch för att du alltid är på min sida.",
};

type SentWords = Partial<typeof words> & { heading?: HeadingForm };

/** A card that is paid for, as the journey would send it: by its link alone. */
export async function sendCard(page: Page, campaignCode: CampaignCode, card: SentWords = {}) {
  const email = `avsandare-${randomUUID()}@exempel.se`;
  const data = {
    ...{ idempotencyKey: randomUUID(), campaignCode, ...words, ...card, delivery: { kind: "link" }, amount: 150 },
    ...{ donor: { kind: "anonymous", email }, language: "sv" },
  };
  const added = await page.request.post(greetingCardAddCall.path, { data });
  expect(added.status(), await added.text()).toBe(201);
  const { orderReference } = orderReceipt.parse(await added.json());
  const payment = { orderReference, idempotencyKey: randomUUID(), device: "phone" };
  const begun = await page.request.post(paymentCalls.createDirectSwish.path, { data: payment });
  const { payment: waiting } = paymentAnswer.parse(await begun.json());
  await onThePhone({ token: waiting?.swish?.token ?? "" }, "approve");
  const asked = greetingCardOrderCall.path.replace(":orderReference", orderReference);
  const referenceNow = async () =>
    greetingCardOrderAnswer.parse(await (await page.request.get(asked)).json()).reference;
  await expect.poll(referenceNow).not.toBeNull();
  return { email, orderReference, reference: (await referenceNow()) ?? "" };
}

/** What stands behind the `#` of the link in the sender's mail, by which the card is changed. */
export async function senderToken(email: string): Promise<string> {
  const tokenNow = async () => {
    const mails = await Promise.all((await mailsTo(email)).map(({ id }) => wholeMail(id)));
    return mails.map(({ text }) => /\/order\/kort\/\w+#(\S+)/.exec(text)?.[1] ?? "").find((token) => token !== "");
  };
  await expect.poll(tokenNow).toBeDefined();
  return (await tokenNow()) ?? "";
}

/** A card that can be chosen all the year, and its words. */
export async function writeGreeting(page: Page): Promise<void> {
  await visit(page, routes.greetingCard.href());
  await page.getByRole("link", { name: /Födelsedag$/ }).click();
  await page.getByLabel("Till", { exact: true }).fill("Farmor");
  await page.getByLabel("Från", { exact: true }).fill("Ida");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hur ska kortet komma fram?" })).toBeVisible();
}

/** By its link, which nobody has to choose. */
export const fillInReceipt = (page: Page, email: string) => page.getByLabel("Din e-post").fill(email);
