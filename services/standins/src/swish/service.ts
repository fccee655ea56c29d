import type { Deliveries, Message } from "../delivery/deliveries.ts";
import { repeat } from "../delivery/repeat.ts";
import type { Faults } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";
import { isResultCode } from "./codes.ts";
import type { SwishCode } from "./codes.ts";
import type { Ending } from "./outcomes.ts";
import { outcomes } from "./outcomes.ts";
import { createPayments } from "./payments.ts";
import type { SwishPayment } from "./payments.ts";
import { createRefunds } from "./refunds.ts";
import type { SwishRefund } from "./refunds.ts";
import type { PaymentRequest, RefundRequest } from "./request.ts";
import type { SwishSettings } from "./settings.ts";
import { paymentObject, refundObject } from "./wire.ts";

const clockMs = 50;
const refundWindowMs = 396 * 24 * 3600 * 1000;

type Target = { callbackUrl: string; callbackIdentifier: string | null };

const callback = (to: Target, body: { id: string; status: string }, identifier = to.callbackIdentifier): Message => ({
  provider: "swish",
  subject: body.id,
  url: to.callbackUrl,
  headers: {
    "content-type": "application/json",
    ...(identifier === null ? {} : { callbackIdentifier: identifier }),
  },
  body: JSON.stringify(body),
  note: body.status,
});

const forgedIdentifier = "00000000000000000000000000000000";

type Deps = { store: Store; deliveries: Deliveries; faults: Faults; settings: SwishSettings; deliverNow: () => void };

/** What Swish knows and decides. Each change and the news of it are one transaction. */
export const createSwish = ({ store, deliveries, faults, settings, deliverNow }: Deps) => {
  const payments = createPayments(store);
  const refunds = createRefunds(store);

  const plannedEnd = ({ message }: PaymentRequest): { at: number; as: Ending } => {
    const now = Date.now();
    const { windowMs, errorByMessageMs } = settings.times();
    const autopilot = settings.autopilot();
    const last = { at: now + windowMs, as: "TM01" as const };
    if (message !== null && isResultCode(message)) return { at: now + errorByMessageMs, as: message };
    if (autopilot === null || autopilot.afterMs > windowMs) return last;
    return { at: now + autopilot.afterMs, as: outcomes[autopilot.outcome] };
  };

  const forge = (payment: SwishPayment) => {
    const claim = { ...payment, status: "PAID", paidAt: Date.now(), paymentReference: "F".repeat(32) };
    const message = callback(payment, paymentObject(claim), forgedIdentifier);
    deliveries.add({ ...message, note: "PAID, forged" }, "waiting", Date.now());
  };

  const endAndTell = (id: string, ending: Ending): boolean => {
    const before = payments.find(id);
    if (before === undefined || !payments.end(id, ending)) return false;
    const after = payments.find(id) ?? before;
    const [news, old] = [callback(after, paymentObject(after)), callback(before, paymentObject(before))];
    deliveries.addNews(faults.of("swish"), news, { ...old, note: `${old.note}, older` });
    return true;
  };
  const end = (id: string, ending: Ending): boolean => {
    const done = store.together(() => endAndTell(id, ending));
    if (done) deliverNow();
    return done;
  };

  const refundProblem = (payment: SwishPayment | undefined, request: RefundRequest): SwishCode | undefined => {
    if (payment?.paidAt == null || Date.now() - payment.paidAt > refundWindowMs) return "RF02";
    if (request.payerAlias !== payment.payeeAlias) return "RF03";
    if (refunds.inProgress(payment.id)) return "RF09";
    return refunds.sumOre(payment.id) + request.amountOre > payment.amountOre ? "RF08" : undefined;
  };

  const tellRefund = (refund: SwishRefund, original: SwishPayment) =>
    deliveries.add(callback(refund, refundObject(refund, original)), "waiting", Date.now());

  const endDueRefunds = () => {
    for (const { id, paymentId } of refunds.due()) {
      store.together(() => {
        if (!(faults.strikeRefund("swish") ? refunds.fail(id) : refunds.pay(id))) return;
        const [refund, original] = [refunds.find(id), payments.find(paymentId)];
        if (refund !== undefined && original !== undefined) tellRefund(refund, original);
      });
    }
  };

  const clock = repeat(() => {
    const due = payments.due();
    if (due.length > 0) {
      store.together(() => due.map(({ id, endsAs }) => endAndTell(id, endsAs as Ending)));
      deliverNow();
    }
    endDueRefunds();
  }, clockMs);

  return {
    payments,
    refunds,
    end,
    now: clock.now,
    stop: clock.stop,
    create: (id: string, request: PaymentRequest): SwishPayment | SwishCode => {
      const made = store.together(() => {
        if (payments.find(id) !== undefined) return "RP09";
        if (request.payerAlias !== null && payments.payerIsBusy(request.payerAlias)) return "RP06";
        if (!payments.add(id, request, plannedEnd(request))) return "RP09";
        const payment = payments.find(id);
        if (payment === undefined) return "RP09";
        if (faults.of("swish").callback === "forged") forge(payment);
        return payment;
      });
      if (settings.autopilot()?.afterMs === 0) clock.now();
      if (faults.of("swish").callback === "forged") deliverNow();
      return made;
    },
    refund: (id: string, request: RefundRequest): SwishRefund | SwishCode =>
      store.together(() => {
        if (refunds.find(id) !== undefined) return "RP09";
        const original = payments.findByReference(request.originalPaymentReference);
        const wrong = refundProblem(original, request);
        if (wrong !== undefined || original === undefined) return wrong ?? "RF02";
        refunds.add(id, original.id, request);
        const refund = refunds.find(id);
        if (refund === undefined) return "RF02";
        tellRefund(refund, original);
        return refund;
      }),
  };
};
export type Swish = ReturnType<typeof createSwish>;
