import { createHash } from "node:crypto";
import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Dispatcher } from "undici";
import { z } from "zod";
import type { Environment } from "../../platform/environment/environment.ts";
import { oreFromDecimal, statedMoment, twoDecimals, callProvider, readJson } from "./call.ts";
import { noAnswer, unexpected, unreadable } from "./call.ts";
import type { Answer, Call } from "./call.ts";
import type { Method, StatusResult, Provider, ProviderPayment, NoAnswer, StartResult } from "./port.ts";
import { outcomeOf, refusalOf } from "./swish-outcomes.ts";

type SwishOptions = {
  environment: Pick<Environment, "swish" | "callbackUrl" | "providerTimeoutMs">;
  dispatcher: () => Dispatcher;
  drawCode: (token: string) => Promise<string | null>;
};

const swishPayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: oreFromDecimal,
  currency: z.string(),
  paymentReference: z.string().nullish(),
  datePaid: statedMoment,
  errorCode: z.string().nullish(),
});
const swishErrors = z.array(z.object({ errorCode: z.string() })).min(1);
const swishRefund = z.object({ status: z.string() });

const idAlreadyUsed = "RP09";
const payerBusy = "RP06";

const referenceOf = (paymentId: string): string => paymentId.replaceAll("-", "").toUpperCase();

/** A refund that is repeated is the same refund, until Swish has ended it with an error. */
export const refundIdOf = ({ id }: Pick<ProviderPayment, "id">, failedTries: number): string => {
  const name = failedTries === 0 ? `refund ${id}` : `refund ${id} ${failedTries}`;
  return createHash("sha256").update(name).digest("hex").slice(0, 32).toUpperCase();
};

const payableMs = 86_400_000;

const asks = { firstAfterMs: 3_000, betweenMs: 1_900 };

export const createSwish = ({
  environment,
  dispatcher,
  drawCode,
}: SwishOptions): Record<"swishDirect" | "swishNumber", Method> => {
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
    const { status, errorCode, amount: amountOre, currency, paymentReference, datePaid: paidAt } = payment;
    const settlementReference = paymentReference ?? undefined;
    const said = { amountOre, currency, settlementReference, paidAt };
    return { kind: "status", status: { ...outcomeOf(status, errorCode), ...said } };
  };

  const ask = async (payment: ProviderPayment) =>
    readPayment(await call({ method: "GET", url: `/api/v1/paymentrequests/${payment.providerReference}` }), payment);

  const askRefund: Required<Method>["askRefund"] = async (id) => {
    const answer = await call({ method: "GET", url: `/api/v1/refunds/${id}` });
    if (answer.kind === "noAnswer") return answer;
    if (answer.status === 404) return { kind: "notFound" };
    if (answer.status !== 200) return unexpected(answer);
    const status = readJson(swishRefund, answer.text)?.status;
    if (status === undefined) return unreadable(answer);
    if (status === "ERROR") return { kind: "refused", code: status };
    // Debited is on its way to the payer, and may still end with an error.
    return { kind: status === "PAID" ? "done" : "underWay" };
  };

  const readRefusal = (answer: Answer, again: boolean): StartResult => {
    const code = readJson(swishErrors, answer.text)?.[0]?.errorCode;
    if (code === undefined) return unreadable(answer);
    // Of a repeated start these speak of the first one: asking will tell.
    if (code === idAlreadyUsed || (again && code === payerBusy)) return noAnswer(code);
    return { kind: "ended", status: refusalOf(code) };
  };

  const start =
    (readToken: (token: unknown) => StartResult | undefined): Provider["start"] =>
    async (payment, again) => {
      const answer = await sendJson("PUT", `/api/v2/paymentrequests/${payment.providerReference}`, {
        payeePaymentReference: payment.shortReference,
        callbackUrl: callback,
        callbackIdentifier: payment.callbackSecret,
        ...(payment.payerMobile !== null && { payerAlias: payment.payerMobile.replace("+", "") }),
        payeeAlias: swish.payeeAlias,
        amount: twoDecimals(payment.amountOre),
        currency: "SEK",
        message: storedKinds[payment.kind].bankMessage,
      });
      if (answer.kind === "noAnswer") return answer;
      if (answer.status === 422) return readRefusal(answer, again);
      if ([400, 401, 403, 415].includes(answer.status)) {
        return { kind: "ended", status: { ...refusalOf(`status ${answer.status}`), reason: "providerAway" } };
      }
      if (answer.status !== 201) return unexpected(answer);
      return readToken(answer.headers.paymentrequesttoken) ?? unreadable(answer);
    };

  const common = {
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
    refundIdOf,
    askRefund,
    refund: async (payment, failedTries) => {
      const id = refundIdOf(payment, failedTries);
      const before = await askRefund(id);
      if (before.kind !== "notFound") return before;
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
    windowMs: swish.windowSeconds * 1_000,
    payableMs,
    newReference: referenceOf,
    callbackPath: providerPaths.swishCallback,
    canCancel: true,
    asks,
  } satisfies Partial<Method>;
  return {
    swishDirect: {
      ...common,
      start: start((token) => (typeof token === "string" && token !== "" ? { kind: "started", token } : undefined)),
      needsToken: true,
      reachesPayer: false,
      drawCode,
    },
    swishNumber: { ...common, start: start(() => ({ kind: "started" })), needsToken: false, reachesPayer: true },
  };
};
