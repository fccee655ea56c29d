import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { greetingCardAddCall, greetingCardOrderCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { greetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";

const campaignCode = "GENERELL_1";
const card = {
  campaignCode,
  to: "Mamma",
  from: "Åsa och lilla Märta",
  message: "Tack för kaffet,\noch för att du alltid är på min sida.",
};
const patienceMs = 20_000;
const pollMs = 200;

type Where = { siteUrl: string; standinsUrl: string };

/** Sends a card as a visitor would, and pays for it by the stand-in's phone. Gives the path by which it is shared. */
export async function sendGreeting({ siteUrl, standinsUrl }: Where): Promise<string> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(siteUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { orderReference } = orderReceipt.parse(
    await post(greetingCardAddCall.path, {
      ...{ ...card, idempotencyKey: randomUUID(), delivery: { kind: "link" }, amount: 150, language: "sv" },
      donor: { kind: "anonymous", email: `bank-${randomUUID()}@exempel.se` },
    }),
  );
  const begun = { orderReference, idempotencyKey: randomUUID(), device: "phone" };
  const { payment } = paymentAnswer.parse(await post(paymentCalls.createDirectSwish.path, begun));
  await approve(standinsUrl, payment?.swish?.token ?? "");
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const asked = await fetch(siteUrl + greetingCardOrderCall.path.replace(":orderReference", orderReference));
    const { reference } = greetingCardOrderAnswer.parse(await asked.json());
    if (reference !== null) return routes.greetingCardShared.href(campaignCode, reference);
    await delay(pollMs);
  }
  throw new Error(`The card was not open within ${patienceMs / 1000} s`);
}

async function approve(standinsUrl: string, token: string): Promise<void> {
  const payments = `${standinsUrl}/control/swish/payments`;
  const known = (await (await fetch(payments)).json()) as { id: string; token: string | null }[];
  const mine = known.find((payment) => payment.token === token);
  if (mine === undefined) throw new Error("The payment is not on the phone");
  await fetch(`${payments}/${mine.id}/approve`, { method: "POST" });
}
