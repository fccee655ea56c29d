import { isInvoiced, isLive, isOpen } from "@hjarta-lunga/contract/payment-states.ts";
import type {
  CreateDirectSwish,
  CreatePayment,
  PaymentAnswer,
  PollPayment,
} from "@hjarta-lunga/contract/schemas/payments.ts";
import { toMobile } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { LRUCache } from "lru-cache";
import { Refusal } from "../../platform/http/refusal.ts";
import { asideFor } from "../invoices/invoice.ts";
import { receiptMailOf, toAnswer } from "./answer.ts";
import { beginPayment, mayBegin, startPayment, type NewPayment } from "./begin.ts";
import { recordOutcome } from "./record-outcome.ts";
import { claimForVisitor } from "./schedule.ts";
import { onItsWayMs, methodOf, type PaymentDeps } from "./deps.ts";
import { checkPayment } from "./check-payment.ts";
import { findOrder, findPayment, isAnotherOpen, isBegun, paymentThatCounts, type PaymentRow } from "./repository.ts";

const mostCached = 500;

const createQrCache = (deps: Pick<PaymentDeps, "providers">) => {
  const drawn = new LRUCache<string, string>({ max: mostCached });
  return async (payment: PaymentRow | undefined): Promise<string | null> => {
    if (payment?.state !== "waiting" || payment.swishToken === null) return null;
    const { drawCode } = methodOf(deps, payment.method);
    const code = drawn.get(payment.id) ?? (await drawCode?.(payment.swishToken)) ?? null;
    if (code !== null) drawn.set(payment.id, code);
    return code;
  };
};

const patienceMs = 2_500;

const gaveUp = { state: "cancelled", reason: "cancelledByVisitor", code: "given up", isOurs: true } as const;
const gaveUpUnheard = { ...gaveUp, reason: "cancelledUnconfirmed", code: "given up, no answer" } as const;

/** Whether somebody may be asked, or written to, once more. */
type Admit = { mobile: (mobile: string) => Promise<void>; invoice: (email: string | null) => Promise<void> };

export const createPaymentService = (deps: PaymentDeps) => {
  const { db, background } = deps;
  const qrOf = createQrCache(deps);

  const stateOf = async (orderReference: string) => {
    const order = await findOrder(db, orderReference);
    if (!order) throw new Refusal("not_found");
    return { order, payment: await paymentThatCounts(db, order.id) };
  };
  const answer = async (orderReference: string, withQr: boolean): Promise<PaymentAnswer> => {
    const { order, payment } = await stateOf(orderReference);
    const receipt = await receiptMailOf(db, order);
    const otherOpen = await isAnotherOpen(db, order.id, payment?.id);
    return toAnswer({ order, payment, receipt, otherOpen, qr: withQr ? await qrOf(payment) : null });
  };

  const begin = async (given: NewPayment, admit?: Admit) => {
    // Only when all else is well: with invented orders nobody uses up the day of a stranger's phone or mailbox.
    const isCounted = given.mobile !== null || isInvoiced(given.method);
    if (admit && isCounted && (await mayBegin(deps, given))) {
      if (given.mobile !== null) await admit.mobile(given.mobile);
      else await admit.invoice((await findOrder(db, given.orderReference))?.email ?? null);
    }
    const { id, isNew } = await beginPayment(deps, given);
    const payment = isNew ? await findPayment(db, id) : undefined;
    if (payment) {
      await background.within(patienceMs, startPayment(deps, payment, { source: "answer", again: false }));
    }
  };

  /** With a start on its way the provider may not know it yet, and could still take it. */
  const startMayRun = ({ state, askedAgoMs }: PaymentRow): boolean =>
    state === "created" && askedAgoMs !== null && askedAgoMs < onItsWayMs(deps);

  const cancelThere = async (payment: PaymentRow): Promise<void> => {
    const asked = await methodOf(deps, payment.method).cancel(payment);
    if (asked.kind === "status") await recordOutcome(deps, payment.id, asked.status, "visitor");
    if (asked.kind === "notFound" && payment.acceptedAt === null)
      await recordOutcome(deps, payment.id, gaveUp, "visitor");
  };

  /** The visitor may give up, whatever the provider says or does not say. What is unknown is not theirs to give up. */
  const cancel = async (payment: PaymentRow): Promise<void> => {
    // Nobody but we ourselves is asked of an invoice: it can be taken back from the first.
    if (startMayRun(payment) && !isInvoiced(payment.method)) return;
    // Of an invoice that is paid in part the money is here: staff settle it.
    if (isInvoiced(payment.method) && (await asideFor(db, payment.id)) > 0) return;
    await background.within(patienceMs, cancelThere(payment));
    const left = await findPayment(db, payment.id);
    if (left?.state === "created" || left?.state === "waiting") {
      await recordOutcome(deps, payment.id, gaveUpUnheard, "visitor");
    }
  };

  return {
    create: async (given: CreatePayment, admit: Admit): Promise<PaymentAnswer> => {
      const { orderReference, idempotencyKey } = given;
      const common = { orderReference, idempotencyKey, variant: null };
      switch (given.paymentType) {
        case "HLFSwish":
          await begin({ ...common, method: "swishNumber", mobile: toMobile(given.mobile) ?? null }, admit);
          break;
        case "Mondido":
          await begin({ ...common, method: "card", mobile: null });
          break;
        case "Invoice":
          await begin({ ...common, method: "invoice", mobile: null }, admit);
          break;
        case "PdfInvoice":
          await begin({ ...common, method: "pdfInvoice", mobile: null }, admit);
      }
      return answer(orderReference, false);
    },
    createDirectSwish: async ({ orderReference, idempotencyKey, device }: CreateDirectSwish) => {
      await begin({ orderReference, idempotencyKey, method: "swishDirect", mobile: null, variant: device });
      return answer(orderReference, device === "computer");
    },
    poll: async ({ orderReference, withQr = false }: PollPayment): Promise<PaymentAnswer> => {
      const { payment } = await stateOf(orderReference);
      if (payment && isOpen(payment) && (await claimForVisitor(deps, payment))) {
        await background.within(patienceMs, checkPayment(deps, payment, { source: "poll" }));
      }
      return answer(orderReference, withQr);
    },
    isBegun: ({ orderReference, idempotencyKey }: Pick<CreatePayment, "orderReference" | "idempotencyKey">) =>
      isBegun(db, orderReference, idempotencyKey),
    cancel: async (orderReference: string): Promise<PaymentAnswer> => {
      const { payment } = await stateOf(orderReference);
      if (payment && isLive(payment.state)) await cancel(payment);
      return answer(orderReference, false);
    },
    handleCallback: async (payment: PaymentRow): Promise<void> => {
      await background.within(
        patienceMs,
        checkPayment(deps, payment, { source: "callback", startMayRun: startMayRun(payment) }),
      );
    },
    /** The card page sent the visitor back as one who did not pay. What happened meanwhile is asked for first. */
    leaveCardPage: async (payment: PaymentRow): Promise<void> => {
      if (isLive(payment.state)) await cancel(payment);
    },
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;
