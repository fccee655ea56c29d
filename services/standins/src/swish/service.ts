import { z } from "zod";
import type { Message } from "../delivery/deliveries.ts";
import { repeat } from "../delivery/repeat.ts";
import type { Common } from "../parties.ts";
import { autopilotFor, durationMs } from "../store/settings.ts";
import { isResultCode, swishRefusal, outcomes, type Ending, type Outcome } from "./codes.ts";
import { createPayments, createRefunds, type SwishPayment, type SwishRefund } from "./payments.ts";
import type { PaymentRequest, RefundRequest } from "./request.ts";
import { paymentObject, refundObject } from "./wire.ts";

const clockMs = 50;
const refundWindowMs = 396 * 24 * 3600 * 1000;

const swishAutopilot = autopilotFor(Object.keys(outcomes) as Outcome[]);

const swishTimes = z.strictObject({
  /** How long the payer has. */
  windowMs: durationMs.default(180_000),
  /** After which an error comes that the message asks for. */
  errorByMessageMs: durationMs.default(1_000),
});

type Target = { callbackUrl: string; callbackIdentifier: string | null };

const callback = (to: Target, body: { id: string; status: string }, identifier = to.callbackIdentifier): Message => ({
  provider: "swish",
  subject: body.id,
  url: to.callbackUrl,
  headers: identifier === null ? {} : { callbackIdentifier: identifier },
  body,
  note: body.status,
});

const forgedIdentifier = "0".repeat(32);

/** What Swish knows and decides. Each change and the news of it are one transaction. */
export const createSwish = ({ store, deliveries, faults, settings, deliverNow }: Common) => {
  const payments = createPayments(store);
  const refunds = createRefunds(store);
  const times = settings.create("swishTimes", swishTimes, {});
  const autopilot = settings.create("swishAutopilot", swishAutopilot, null);

  const plannedEnd = ({ message }: PaymentRequest): { at: number; as: Ending } => {
    const now = Date.now();
    const { windowMs, errorByMessageMs } = times.get();
    const pilot = autopilot.get();
    if (message !== null && isResultCode(message)) return { at: now + errorByMessageMs, as: message };
    if (pilot === null || pilot.afterMs > windowMs) return { at: now + windowMs, as: "TM01" };
    return { at: now + pilot.afterMs, as: outcomes[pilot.outcome] };
  };

  const forge = (payment: SwishPayment) => {
    const claim = { ...payment, status: "PAID", paidAt: Date.now(), paymentReference: "F".repeat(32) };
    deliveries.addForged(callback(payment, paymentObject(claim), forgedIdentifier));
  };

  const endAndTell = (id: string, ending: Ending): boolean => {
    const before = payments.find(id);
    if (before === undefined || !payments.end(id, ending)) return false;
    const after = payments.find(id) ?? before;
    deliveries.addNews(callback(after, paymentObject(after)), callback(before, paymentObject(before)));
    return true;
  };
  const end = (id: string, ending: Ending): boolean => {
    const done = store.transaction(() => endAndTell(id, ending));
    if (done) deliverNow();
    return done;
  };

  const refundable = (request: RefundRequest): SwishPayment => {
    const payment = payments.findByReference(request.originalPaymentReference);
    if (payment?.paidAt == null || Date.now() - payment.paidAt > refundWindowMs) throw swishRefusal(422, "RF02");
    if (request.payerAlias !== payment.payeeAlias) throw swishRefusal(422, "RF03");
    if (refunds.inProgress(payment.id)) throw swishRefusal(422, "RF09");
    if (refunds.sumOre(payment.id) + request.amountOre > payment.amountOre) throw swishRefusal(422, "RF08");
    return payment;
  };

  const tellRefund = (refund: SwishRefund, original: SwishPayment) =>
    deliveries.add(callback(refund, refundObject(refund, original)));

  const endDueRefunds = () => {
    for (const { id, paymentId } of refunds.due()) {
      store.transaction(() => {
        if (!(faults.strikeRefund("swish") ? refunds.fail(id) : refunds.pay(id))) return;
        const [refund, original] = [refunds.find(id), payments.find(paymentId)];
        if (refund !== undefined && original !== undefined) tellRefund(refund, original);
      });
    }
  };

  const clock = repeat(() => {
    const due = payments.due();
    if (due.length > 0) {
      store.transaction(() => due.map(({ id, endsAs }) => endAndTell(id, endsAs as Ending)));
      deliverNow();
    }
    endDueRefunds();
  }, clockMs);

  return {
    payments,
    refunds,
    times,
    autopilot,
    end,
    ...clock,
    create: (id: string, request: PaymentRequest): SwishPayment => {
      const forging = faults.of("swish").callback === "forged";
      const made = store.transaction(() => {
        if (payments.find(id) !== undefined) throw swishRefusal(422, "RP09");
        if (request.payerAlias !== null && payments.payerIsBusy(request.payerAlias)) throw swishRefusal(422, "RP06");
        const payment = payments.add(id, request, plannedEnd(request));
        if (forging) forge(payment);
        return payment;
      });
      if (autopilot.get()?.afterMs === 0) clock.now();
      if (forging) deliverNow();
      return made;
    },
    refund: (id: string, request: RefundRequest): void =>
      store.transaction(() => {
        if (refunds.find(id) !== undefined) throw swishRefusal(422, "RP09");
        const original = refundable(request);
        tellRefund(refunds.add(id, original.id, request), original);
      }),
  };
};
export type Swish = ReturnType<typeof createSwish>;
