import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import type { CreateDirectSwish, CreatePayment, PaymentAnswer, PollPayment } from "@hjarta-lunga/contract/payments.ts";
import { toMobile } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { Refusal } from "../http/refusal.ts";
import { toAnswer } from "./answer.ts";
import { beginPayment } from "./begin.ts";
import type { NewPayment } from "./begin.ts";
import { book } from "./book.ts";
import { claimForVisitor } from "./claim.ts";
import { createCodes } from "./codes.ts";
import { onItsWayMs, providerOf } from "./deps.ts";
import type { PaymentDeps } from "./deps.ts";
import { look } from "./look.ts";
import { findOrder, findPayment, paymentThatCounts } from "./rows.ts";
import type { PaymentRow } from "./rows.ts";
import { startPayment } from "./start.ts";

/** How long a visitor who asks is kept waiting for a provider; then they hear what is known. */
const patienceMs = 2_500;

/** What a visitor's browser can do about the payment of an order. */
export const createPaymentService = (deps: PaymentDeps) => {
  const { db, background } = deps;
  const codeOf = createCodes(deps.providers);

  const stateOf = async (orderReference: string) => {
    const order = await findOrder(db, orderReference);
    if (!order) throw new Refusal("not_found");
    return { order, payment: await paymentThatCounts(db, order.id) };
  };
  const answer = async (orderReference: string, withQr: boolean): Promise<PaymentAnswer> => {
    const { order, payment } = await stateOf(orderReference);
    return toAnswer(order, payment, withQr ? await codeOf(payment) : null);
  };

  const begin = async (given: NewPayment) => {
    const { id, isNew } = await beginPayment(deps, given);
    const payment = isNew ? await findPayment(db, id) : undefined;
    if (payment) await startPayment(deps, payment, { source: "answer", again: false });
  };

  /** With a start on its way the provider may not know it yet, and could still take it. */
  const cancel = async (payment: PaymentRow) => {
    const asked = await providerOf(deps, payment.method).cancel(payment);
    const startOnItsWay =
      payment.state === "created" && payment.askedAgoMs !== null && payment.askedAgoMs < onItsWayMs(deps);
    if (asked.kind === "silent" || (asked.kind === "unheardOf" && startOnItsWay)) return;
    const gaveUp = { state: "cancelled", reason: "cancelledByVisitor", code: "given up" } as const;
    await book(deps, payment.id, asked.kind === "told" ? asked.told : gaveUp, "visitor");
  };

  return {
    create: async (given: CreatePayment): Promise<PaymentAnswer> => {
      const { orderReference, idempotencyKey } = given;
      const common = { orderReference, idempotencyKey, told: null };
      switch (given.paymentType) {
        case "HLFSwish":
          await begin({ ...common, method: "swishNumber", mobile: toMobile(given.mobile) ?? null });
          break;
        case "Mondido":
          await begin({ ...common, method: "card", mobile: null });
      }
      return answer(orderReference, false);
    },
    createDirectSwish: async ({ orderReference, idempotencyKey, device }: CreateDirectSwish) => {
      await begin({ orderReference, idempotencyKey, method: "swishDirect", mobile: null, told: device });
      return answer(orderReference, device === "computer");
    },
    poll: async ({ orderReference, withQr = false }: PollPayment): Promise<PaymentAnswer> => {
      const { payment } = await stateOf(orderReference);
      if (payment && isLive(payment.state) && (await claimForVisitor(deps, payment.id))) {
        await background.within(patienceMs, look(deps, payment, { source: "poll" }));
      }
      return answer(orderReference, withQr);
    },
    cancel: async (orderReference: string): Promise<PaymentAnswer> => {
      const { payment } = await stateOf(orderReference);
      if (payment && isLive(payment.state)) await cancel(payment);
      return answer(orderReference, false);
    },
    /** Somebody who proved to be the provider says that there is news: we ask ourselves. */
    hear: async (payment: PaymentRow): Promise<void> => {
      if (payment.state === "paid") return;
      const { askedAgoMs, state } = payment;
      const startMayRun = state === "created" && askedAgoMs !== null && askedAgoMs < onItsWayMs(deps);
      await background.within(patienceMs, look(deps, payment, { source: "callback", startMayRun }));
    },
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;
