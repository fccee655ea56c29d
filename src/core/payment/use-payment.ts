import { useEffect, useRef, useState } from "react";
import { isLive, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { cancelPayment, createDirectSwish, createPayment, pollPayment } from "#src/calls/payments.ts";
import { reportFailure } from "../errors/failure.ts";
import type { Device } from "#src/core/device.ts";
import { expiryOf, watchPayment, type Contact, type PaymentWatch } from "./payment-watch.ts";

export type Try = { method: PaymentMethod; mobile?: string };
export type Refusal =
  "mobile" | "tooMany" | "notBegun" | "notCancelled" | "articlesChanged" | "articlesWaiting" | "withdrawn";

export type PaymentState = {
  answer: PaymentAnswer | null;
  /** By this page's own clock. Nothing when no time runs. */
  expiresAtMs: number | null;
  isTimeOut: boolean;
  contact: Contact;
  notFound: boolean;
  busy: "starting" | "cancelling" | null;
  refusal: Refusal | null;
  triesHeardOf: number;
};

const atFirst: PaymentState = {
  answer: null,
  expiresAtMs: null,
  isTimeOut: false,
  contact: "fine",
  notFound: false,
  busy: null,
  refusal: null,
  triesHeardOf: 0,
};

/** What could not be done is said of the payment as it stood then. */
const lastingRefusal = ({ answer: before, refusal }: PaymentState, { payment }: PaymentAnswer) =>
  before?.payment?.state === payment?.state ? refusal : null;

/** Who is asked too much answers all the same: contact is not lost. */
function askedToWaitMs(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "too_many_requests") return undefined;
  return error.retryAfterMs ?? paymentSlowPollMs;
}

/** What is only held by orders from the same network is there again in a while. */
const articlesRefusal = (error: unknown): Refusal =>
  error instanceof ApiError && Object.values(error.fields ?? {}).includes("waiting")
    ? "articlesWaiting"
    : "articlesChanged";

export function usePayment(orderReference: string, device: Device) {
  const [state, setState] = useState(atFirst);
  const change = (part: Partial<PaymentState>) => setState((before) => ({ ...before, ...part }));
  const watch = useRef<PaymentWatch>(null);
  const busy = useRef(false);
  const key = useRef<{ of: string; key: string }>(null);
  const code = useRef<{ token: string; qr: string } | null>(null);
  const wantsCode = useRef(false);
  /** A try of the visitor's own that the next answer is the first to tell of. */
  const isUnheard = useRef(false);
  useEffect(() => {
    wantsCode.current = device === "computer";
  }, [device]);

  useEffect(() => {
    let token: string | undefined;
    let expiresAtMs: number | null = null;
    const watching = watchPayment({
      ask: () => {
        const withQr = wantsCode.current && (token === undefined || code.current?.token !== token);
        return pollPayment({ orderReference, ...(withQr && { withQr }) });
      },
      onAnswer: (answer) => {
        const { payment } = answer;
        token = payment?.swish?.token;
        // A try that has ended is over: the next one has a key of its own.
        if (payment !== null && !isLive(payment.state)) key.current = null;
        const nowMs = performance.now();
        expiresAtMs = expiryOf(payment?.expiresInMs ?? null, { nowMs, before: expiresAtMs });
        const isTimeOut = expiresAtMs !== null && expiresAtMs <= nowMs;
        const isFirstOfTry = isUnheard.current;
        isUnheard.current = false;
        const seen = { answer: withKnownCode(answer), expiresAtMs, isTimeOut };
        setState((before) => ({
          ...before,
          ...seen,
          triesHeardOf: before.triesHeardOf + Number(isFirstOfTry),
          refusal: isFirstOfTry && payment === null ? "notBegun" : lastingRefusal(before, answer),
        }));
      },
      onContact: (contact, error) => {
        change({ contact });
        if (error !== undefined) reportFailure("PaymentPollFailed", error);
      },
      isFinalError: isOrderNotFound,
      onFinalError: () => change({ notFound: true }),
      askedToWaitMs,
    });
    watch.current = watching;
    void watching.askNow();
    return () => watching.stop();

    /** The code is asked for once: later answers come without it. */
    function withKnownCode(answer: PaymentAnswer): PaymentAnswer {
      const { payment } = answer;
      if (payment?.swish == null) return answer;
      const { token: ofCode, qr } = payment.swish;
      if (qr !== null) code.current = { token: ofCode, qr };
      const known = code.current?.token === ofCode ? code.current.qr : null;
      return { ...answer, payment: { ...payment, swish: { token: ofCode, qr: known } } };
    }
  }, [orderReference]);

  const { expiresAtMs } = state;
  useEffect(() => {
    if (expiresAtMs === null) return undefined;
    const timer = setTimeout(() => change({ isTimeOut: true }), expiresAtMs - performance.now());
    return () => clearTimeout(timer);
  }, [expiresAtMs]);

  async function alone(what: "starting" | "cancelling", work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    change({ busy: what, refusal: null });
    try {
      await work();
    } finally {
      busy.current = false;
      change({ busy: null });
    }
  }

  function keyOf(one: Try): string {
    const of = JSON.stringify(one);
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
    return key.current.key;
  }

  async function start(one: Try): Promise<string | null> {
    let cardPage: string | null = null;
    await alone("starting", async () => {
      try {
        const answer = await create(one, keyOf(one));
        isUnheard.current = true;
        watch.current?.take(answer);
        if (one.method === "card") cardPage = answer.payment?.cardPage ?? null;
      } catch (error) {
        notStarted(one, error);
      }
    });
    return cardPage;
  }

  function create({ method, mobile = "" }: Try, idempotencyKey: string): Promise<PaymentAnswer> {
    const order = { orderReference, idempotencyKey };
    if (method === "swishDirect") return createDirectSwish({ ...order, device });
    if (method === "card") return createPayment({ ...order, paymentType: "Mondido" });
    if (method === "invoice") return createPayment({ ...order, paymentType: "Invoice" });
    if (method === "pdfInvoice") return createPayment({ ...order, paymentType: "PdfInvoice" });
    return createPayment({ ...order, paymentType: "HLFSwish", mobile });
  }

  function notStarted({ method }: Try, error: unknown): void {
    const said = error instanceof ApiError ? error.code : "network";
    // Another tab, or an earlier click, was first: what there is shows itself at the next question.
    if (said === "payment_in_progress" || said === "already_paid" || said === "order_replaced") {
      isUnheard.current = true;
      void watch.current?.askNow();
      return;
    }
    reportFailure(method === "card" ? "PaymentInitFailed" : "SwishInitFailed", error);
    if (said === "idempotency_conflict") {
      key.current = null;
      change({ refusal: "notBegun" });
    }
    // It was closed while this page lay open: nobody paid it for a day.
    else if (said === "not_found") change({ notFound: true });
    else if (said === "validation_failed") change({ refusal: "mobile" });
    else if (said === "too_many_requests") change({ refusal: "tooMany" });
    else if (said === "order_withdrawn") change({ refusal: "withdrawn" });
    else if (said === "articles_changed") change({ refusal: articlesRefusal(error) });
    else {
      isUnheard.current = true;
      watch.current?.missed();
    }
  }

  async function cancel(): Promise<PaymentAnswer | null> {
    let left: PaymentAnswer | null = null;
    await alone("cancelling", async () => {
      try {
        left = await cancelPayment(orderReference);
        watch.current?.take(left);
        if (!left.paid && left.payment !== null && isLive(left.payment.state)) change({ refusal: "notCancelled" });
      } catch (error) {
        if (askedToWaitMs(error) === undefined) watch.current?.missed();
        else change({ refusal: "notCancelled" });
      }
    });
    return left;
  }

  return { ...state, start, cancel, askNow: async () => watch.current?.askNow() };
}
