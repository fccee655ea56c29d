import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { Failure } from "./failure.ts";

const longestWaitMs = 20_000;

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
export const see = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { name }).first().waitFor();

/** Of whoever gives by their name, to the question of how to pay. */
export const toPayment = async (page: Page, email: string): Promise<void> => {
  await see(page, "Dina uppgifter");
  await page.getByLabel("Förnamn").fill("Gunilla");
  await page.getByLabel("Efternamn").fill("Åkerström");
  await page.getByLabel("E-post").fill(email);
  await press(page, "Fortsätt till betalning");
  await page.getByRole("group", { name: "Hur vill du betala?" }).waitFor();
};

export const approveSwish = async (standins: string, { payment }: PaymentAnswer): Promise<void> => {
  const token = payment?.swish?.token ?? "";
  const { ok } = await fetch(`${standins}/control/swish/payments/${token}/approve`, { method: "POST" });
  if (!ok) throw new Failure("The stand-in's phone has no such Swish payment.");
};

/** Pays by Swish what stands to be paid. */
export const paySwish = async (page: Page, standins: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith(paymentCalls.createDirectSwish.path));
  await press(page, /^Betala .* med Swish$/);
  await approveSwish(standins, (await (await answered).json()) as PaymentAnswer);
};

type Mail = { id: number; to: unknown; text: string };

/** The link of such a form in a mail that the stand-in was handed. */
export const mailedLink = async (standins: string, email: string, form: RegExp): Promise<string> => {
  const read = async <Answer>(path: string) =>
    (await (await fetch(`${standins}/control/mails${path}`)).json()) as Answer;
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    const mine = (await read<Mail[]>("")).filter(({ to }) => JSON.stringify(to).includes(email));
    for (const { id } of mine) {
      const link = form.exec((await read<Mail>(`/${id}`)).text)?.[0];
      if (link !== undefined) return link;
    }
    await delay(200);
  }
  throw new Failure(`No mail with a link like ${String(form)} came.`);
};
