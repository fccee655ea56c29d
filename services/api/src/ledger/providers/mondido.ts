import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Dispatcher } from "undici";
import { z } from "zod";
import type { Environment } from "../../platform/environment/environment.ts";
import { newCardReference } from "../orders/references.ts";
import { oreFromDecimal, statedMoment, twoDecimals, callProvider, readJson } from "./call.ts";
import { noAnswer, unexpected, unreadable } from "./call.ts";
import type { Call } from "./call.ts";
import { outgoingHash, nobodyKnows, outcomeOf, readNewest } from "./mondido-protocol.ts";
import type { Method, StatusResult, ProviderPayment, NoAnswer, ProviderStatus } from "./port.ts";

type Options = {
  environment: Pick<Environment, "mondido" | "callbackUrl" | "siteUrl" | "providerTimeoutMs">;
  dispatcher: Dispatcher;
};

const errorName = z
  .union([z.string(), z.object({ name: z.string().nullish() }).transform(({ name }) => name ?? "")])
  .nullish()
  .transform((error) => error ?? "");

const dayMs = 86_400_000;
const pageSize = 100;

const refund = z.object({ amount: oreFromDecimal });
const transaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  payment_ref: z
    .string()
    .nullish()
    .transform((reference) => reference ?? ""),
  status: z.string(),
  amount: oreFromDecimal,
  currency: z.string(),
  test: z
    .union([z.boolean(), z.string()])
    .nullish()
    .transform((mark) => mark === true || mark === "true"),
  created_at: z.string().nullish(),
  processed_at: statedMoment,
  href: z.url({ protocol: /^https?$/ }).nullish(),
  error: errorName,
  refunds: z.array(refund).nullish(),
});
type Transaction = z.infer<typeof transaction>;

const begunAt = ({ created_at: at }: Transaction): Date | null => {
  const begun = new Date(at ?? NaN);
  return Number.isNaN(begun.getTime()) ? null : begun;
};
const problem = z.object({ name: z.string() });

/** Of several with one reference, the one in which money moved counts; else the newest. */
const theOneThatCounts = (found: Transaction[]): Transaction | undefined =>
  found.find(({ status }) => status === "approved") ?? found.toSorted((a, b) => Number(b.id) - Number(a.id))[0];

/** Play money is no money: what bears the test mark although we did not ask for it, or lacks it, is not believed. */
const believed = (status: ProviderStatus, test: boolean, testAsked: boolean): ProviderStatus =>
  status.state === "paid" && test !== testAsked ? nobodyKnows(test ? "test mark" : "no test mark") : status;

const givenBackOre = ({ refunds }: Transaction): number =>
  (refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0);
const isGivenBack = (one: Transaction): boolean => givenBackOre(one) >= one.amount;

const moneyOf = (one: Transaction): ProviderStatus => {
  const status = outcomeOf(one.status, one.error);
  if (status.state !== "paid" || givenBackOre(one) === 0) return status;
  return isGivenBack(one) ? { state: "cancelled", reason: null, code: "given back" } : nobodyKnows("partly given back");
};

const statusOf = (one: Transaction, testAsked: boolean): ProviderStatus => {
  const { id, amount, currency, test, href, processed_at: paidAt } = one;
  const money = moneyOf(one);
  return {
    ...believed(money, test, testAsked),
    isStillHere: money.state === "paid" ? true : undefined,
    amountOre: amount,
    currency: currency.toUpperCase(),
    providerId: id,
    settlementReference: id,
    paidAt,
    cardPage: href ?? undefined,
  };
};

export const createMondido = ({ environment, dispatcher }: Options): Method => {
  const { mondido, callbackUrl, siteUrl, providerTimeoutMs } = environment;
  const authorization = `Basic ${Buffer.from(`${mondido.merchantId}:${mondido.password}`).toString("base64")}`;

  const call = ({ url, headers, ...given }: Call) =>
    callProvider(
      { ...given, url: `${mondido.url}${url}`, headers: { ...headers, authorization, accept: "application/json" } },
      { timeoutMs: providerTimeoutMs, dispatcher },
    );
  const sendForm = (url: string, fields: Record<string, string>) =>
    call({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });

  const list = async (query: Record<string, string>): Promise<{ kind: "found"; all: Transaction[] } | NoAnswer> => {
    const answer = await call({ method: "GET", url: `/transactions?${new URLSearchParams(query)}` });
    if (answer.kind === "noAnswer") return answer;
    if (answer.status === 404) return { kind: "found", all: [] };
    if (answer.status !== 200) return unexpected(answer);
    const all = readJson(z.array(transaction), answer.text);
    return all ? { kind: "found", all } : unreadable(answer);
  };
  const find = async (
    payment: ProviderPayment,
  ): Promise<{ kind: "found"; one: Transaction | undefined } | NoAnswer> => {
    const listed = await list({ "filter[payment_ref]": payment.providerReference });
    if (listed.kind === "noAnswer") return listed;
    const ours = listed.all.filter((one) => one.payment_ref === payment.providerReference);
    return { kind: "found", one: theOneThatCounts(ours) };
  };

  const ask = async (payment: ProviderPayment): Promise<StatusResult> => {
    const found = await find(payment);
    if (found.kind === "noAnswer") return found;
    if (!found.one) return { kind: "notFound" };
    return { kind: "status", status: statusOf(found.one, mondido.test) };
  };

  return {
    windowMs: mondido.windowSeconds * 1_000,
    payableMs: mondido.pageDays * dayMs,
    newReference: newCardReference,
    callbackPath: providerPaths.mondidoCallback,
    canCancel: false,
    needsToken: false,
    reachesPayer: false,
    asks: { firstAfterMs: 3_000, betweenMs: 1_900 },
    ask,
    listPaid: async (since) => {
      const earliest = new Date(Math.max(since.getTime(), Date.now() - mondido.listDays * dayMs));
      const approved = { "filter[status]": "approved", order_by: "id:desc", limit: String(pageSize) };
      const listed = await readNewest((offset) => list({ ...approved, offset: String(offset) }), begunAt, earliest);
      if (listed.kind === "noAnswer") return listed;
      const paid = listed.all.filter((one) => one.status === "approved" && (mondido.test || !one.test));
      const toListed = (one: Transaction) => ({
        providerReference: one.payment_ref,
        status: statusOf(one, mondido.test),
      });
      return { kind: "listed", paid: paid.map(toListed) };
    },
    start: async (payment) => {
      const amount = twoDecimals(payment.amountOre);
      const { providerReference: paymentRef, amountOre, id, callbackSecret } = payment;
      const { bankMessage, product } = storedKinds[payment.kind];
      // The key lets the visitor's own browser find the way back, also where Mondido adds no hash.
      const back = new URLSearchParams({ payment: id, key: callbackSecret ?? "" });
      const returnUrl = `${siteUrl}${providerPaths.mondidoReturn}?${back}`;
      const answer = await sendForm("/transactions", {
        merchant_id: mondido.merchantId,
        amount,
        currency: "sek",
        payment_ref: paymentRef,
        hash: outgoingHash(mondido, { paymentRef, amountOre }),
        success_url: returnUrl,
        error_url: `${returnUrl}&left=1`,
        ...(mondido.test && { test: "true" }),
        process: "false",
        "items[0][artno]": product.category,
        "items[0][description]": bankMessage,
        "items[0][amount]": amount,
        "items[0][qty]": "1",
        "items[0][vat]": "0",
        "items[0][discount]": "0",
        "webhook[url]": `${callbackUrl}${providerPaths.mondidoCallback}`,
        "webhook[trigger]": "payment",
        "webhook[http_method]": "post",
        "webhook[data_format]": "json",
      });
      if (answer.kind === "noAnswer") return answer;
      if (answer.status === 200 || answer.status === 201) {
        const made = readJson(transaction, answer.text);
        if (made?.payment_ref !== paymentRef || typeof made.href !== "string") return unreadable(answer);
        return { kind: "started", cardPage: made.href, providerId: made.id };
      }
      const code = readJson(problem, answer.text)?.name;
      if (answer.status >= 500 || answer.status === 404 || code === undefined) return unexpected(answer);
      // A reference that is taken is our own earlier request: asking will tell.
      if (code.startsWith("errors.payment_ref")) return noAnswer(code);
      return { kind: "ended", status: { state: "failed", reason: "bankError", code, needsAttention: true } };
    },
    /** Nothing can be taken back at Mondido: it is given up here, and still watched. */
    cancel: async (payment) => {
      const asked = await ask(payment);
      if (asked.kind !== "status" || asked.status.state !== "waiting") return asked;
      return {
        kind: "status",
        status: { state: "cancelled", reason: "cancelledByVisitor", code: "given up", isOurs: true },
      };
    },
    refund: async (payment) => {
      const found = await find(payment);
      if (found.kind === "noAnswer") return found;
      if (!found.one) return { kind: "refused", code: "no transaction" };
      if (isGivenBack(found.one)) return { kind: "done" };
      const answer = await sendForm("/refunds", {
        transaction_id: found.one.id,
        amount: twoDecimals(payment.amountOre),
        reason: "Dubbel betalning",
      });
      if (answer.kind === "noAnswer") return answer;
      const isTaken = answer.status === 200 || answer.status === 201;
      if (isTaken && readJson(refund, answer.text)?.amount === payment.amountOre) return { kind: "done" };
      const code = readJson(problem, answer.text)?.name;
      if (!isTaken && (answer.status >= 500 || code === undefined)) return unexpected(answer);
      // Another process may have been first, or what answered was not Mondido.
      const now = await find(payment);
      if (now.kind === "noAnswer") return now;
      if (now.one && isGivenBack(now.one)) return { kind: "done" };
      return isTaken || code === undefined ? unreadable(answer) : { kind: "refused", code };
    },
  };
};
