import { createHash } from "node:crypto";
import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import type { Dispatcher } from "undici";
import { z } from "zod";
import type { Environment } from "../environment.ts";
import { oreFromDecimal, twoDecimals } from "./amounts.ts";
import { callProvider, readJson, noAnswer, unexpected, unreadable } from "./call.ts";
import type { Answer, Call } from "./call.ts";
import type { StatusResult, Provider, ProviderPayment, NoAnswer, StartResult } from "./port.ts";
import { outcomeOf, refusalOf } from "./swish-outcomes.ts";

export type SwishOptions = {
  environment: Pick<Environment, "swish" | "callbackUrl" | "providerTimeoutMs">;
  /** Carries the client certificate; made at the first call, so that a missing file stops no start of ours. */
  dispatcher: () => Dispatcher;
};

const swishPayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: oreFromDecimal,
  currency: z.string(),
  paymentReference: z.string().nullish(),
  errorCode: z.string().nullish(),
});
const swishErrors = z.array(z.object({ errorCode: z.string() })).min(1);
const swishRefund = z.object({ status: z.string() });

/** Seen in the payer's app. No character that Swish forbids may come in here. */
const message = "Gåva till Hjärta Lunga";

/** The id is ours, so a reused one is our own earlier request. */
const idAlreadyUsed = "RP09";
const payerBusy = "RP06";

/** Swish takes our own id as its instruction: its hex digits, in capitals. */
export const swishReferenceOf = (paymentId: string): string => paymentId.replaceAll("-", "").toUpperCase();

/** Follows from the payment's id: a refund that is repeated is the same refund, until Swish has ended it with an error. */
const refundIdOf = ({ id }: ProviderPayment, failedTries: number): string => {
  const name = failedTries === 0 ? `refund ${id}` : `refund ${id} ${failedTries}`;
  return createHash("sha256").update(name).digest("hex").slice(0, 32).toUpperCase();
};

export const createSwish = ({ environment, dispatcher }: SwishOptions): Provider => {
  const { swish, callbackUrl, providerTimeoutMs } = environment;
  const callback = `${callbackUrl}${providerPaths.swishCallback}`;

  const call = async ({ url, ...given }: Call): Promise<Answer | NoAnswer> => {
    try {
      return await callProvider(
        { ...given, url: `${swish.url}${url}` },
        { timeoutMs: providerTimeoutMs, dispatcher: dispatcher() },
      );
    } catch (error) {
      return noAnswer(`no client certificate: ${error instanceof Error ? error.message : "unknown"}`);
    }
  };
  const sendJson = (method: "PUT" | "PATCH", url: string, body: unknown, type = "application/json") =>
    call({ method, url, headers: { "content-type": type }, body: JSON.stringify(body) });

  const readPayment = (answer: Answer | NoAnswer, { providerReference }: ProviderPayment): StatusResult => {
    if (answer.kind === "noAnswer") return answer;
    if (answer.status === 404) return { kind: "notFound" };
    if (answer.status !== 200) return unexpected(answer);
    const payment = readJson(swishPayment, answer.text);
    if (payment?.id !== providerReference) return unreadable(answer);
    const { status, errorCode, amount: amountOre, currency, paymentReference } = payment;
    const settlementReference = paymentReference ?? undefined;
    return { kind: "status", status: { ...outcomeOf(status, errorCode), amountOre, currency, settlementReference } };
  };

  const ask = async (payment: ProviderPayment) =>
    readPayment(await call({ method: "GET", url: `/api/v1/paymentrequests/${payment.providerReference}` }), payment);

  const readRefusal = (answer: Answer, again: boolean): StartResult => {
    const code = readJson(swishErrors, answer.text)?.[0]?.errorCode;
    if (code === undefined) return unreadable(answer);
    // Of a repeated start these speak of the first one: asking will tell.
    if (code === idAlreadyUsed || (again && code === payerBusy)) return noAnswer(code);
    return { kind: "ended", status: refusalOf(code) };
  };

  return {
    start: async (payment, again) => {
      const answer = await sendJson("PUT", `/api/v2/paymentrequests/${payment.providerReference}`, {
        payeePaymentReference: payment.shortReference,
        callbackUrl: callback,
        callbackIdentifier: payment.callbackSecret,
        ...(payment.payerMobile !== null && { payerAlias: payment.payerMobile.replace("+", "") }),
        payeeAlias: swish.payeeAlias,
        amount: twoDecimals(payment.amountOre),
        currency: "SEK",
        message,
      });
      if (answer.kind === "noAnswer") return answer;
      if (answer.status === 422) return readRefusal(answer, again);
      if ([400, 401, 403, 415].includes(answer.status)) {
        return { kind: "ended", status: { ...refusalOf(`status ${answer.status}`), reason: "providerAway" } };
      }
      if (answer.status !== 201) return unexpected(answer);
      const token = answer.headers.paymentrequesttoken;
      if (payment.method === "swishNumber") return { kind: "started" };
      return typeof token === "string" && token !== "" ? { kind: "started", token } : unreadable(answer);
    },
    ask,
    cancel: async (payment) => {
      const answer = await sendJson(
        "PATCH",
        `/api/v1/paymentrequests/${payment.providerReference}`,
        [{ op: "replace", path: "/status", value: "cancelled" }],
        "application/json-patch+json",
      );
      // What has ended already cannot be cancelled: how it ended is told by asking.
      return answer.kind === "answer" && answer.status === 422 ? ask(payment) : readPayment(answer, payment);
    },
    refund: async (payment, failedTries) => {
      const id = refundIdOf(payment, failedTries);
      const before = await call({ method: "GET", url: `/api/v1/refunds/${id}` });
      if (before.kind === "noAnswer") return before;
      if (before.status === 200) {
        const status = readJson(swishRefund, before.text)?.status;
        if (status === undefined) return unreadable(before);
        if (status === "ERROR") return { kind: "refused", code: status };
        // Debited is on its way to the payer, and may still end with an error.
        return { kind: status === "PAID" ? "done" : "underWay" };
      }
      if (before.status !== 404) return unexpected(before);
      const answer = await sendJson("PUT", `/api/v2/refunds/${id}`, {
        originalPaymentReference: payment.settlementReference,
        callbackUrl: callback,
        payerAlias: swish.payeeAlias,
        amount: twoDecimals(payment.amountOre),
        currency: "SEK",
        payerPaymentReference: payment.shortReference,
        message: "Dubbel betalning",
      });
      if (answer.kind === "noAnswer") return answer;
      if (answer.status === 201) return { kind: "underWay" };
      if (answer.status !== 422) return unexpected(answer);
      const code = readJson(swishErrors, answer.text)?.[0]?.errorCode;
      if (code === undefined || code === idAlreadyUsed) return unreadable(answer);
      return { kind: "refused", code };
    },
  };
};
