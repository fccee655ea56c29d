import { isLive, isOpen } from "@hjarta-lunga/contract/payment-states.ts";
import { eq } from "drizzle-orm";
import { payments, type PaymentNewsSource } from "../../platform/database/tables/payments.ts";
import type { ProviderStatus, ReportedStanding, StatusResult } from "../providers/port.ts";
import { recordOutcome } from "./record-outcome.ts";
import { methodOf, type PaymentDeps } from "./deps.ts";
import type { PaymentRow } from "./repository.ts";
import { startPayment } from "./begin.ts";
import { fromNow } from "../../platform/database/time.ts";

const graceMs = 10_000;

const ours = (standing: ReportedStanding, code: string): ProviderStatus => ({ ...standing, code, isOurs: true });
const cancelled = { state: "cancelled", reason: null } as const;
const unreached = { state: "failed", reason: "providerAway" } as const;
const unknown = { state: "unknown", reason: "outcomeUnknown" } as const;

const isOverdue = ({ leftMs }: PaymentRow) => leftMs < -graceMs;

const isWithdrawn = async ({ db, handlers }: PaymentDeps, { kind, orderId }: PaymentRow): Promise<boolean> =>
  (await handlers[kind].isWithdrawn?.(db, orderId)) === true;

const endingOf = async (deps: PaymentDeps, payment: PaymentRow): Promise<ProviderStatus | undefined> => {
  const { state, swishToken, orderPaidBy, id } = payment;
  const { needsToken, canCancel, standsAfterWindow } = methodOf(deps, payment.method);
  if (orderPaidBy !== null && orderPaidBy !== id) return ours(cancelled, "paid otherwise");
  if (isLive(state) && (await isWithdrawn(deps, payment))) return ours(cancelled, "withdrawn");
  // Its token was in an answer that was lost: nobody can pay it.
  if (state === "created" && needsToken && swishToken === null) return ours(unreached, "token lost");
  if (isOverdue(payment) && !standsAfterWindow) return ours({ state: "expired", reason: "timedOut" }, "window passed");
  if (!isLive(state) && canCancel) return ours(cancelled, "ended here");
  return undefined;
};

const neverReachedVisitor = (deps: PaymentDeps, { state, method }: PaymentRow) =>
  state === "created" && !methodOf(deps, method).reachesPayer;

/** Says nothing of money: it makes a payment unknown when its time is out, and leaves one that is unknown as it is. */
const handleNoAnswer = async (deps: PaymentDeps, payment: PaymentRow, source: PaymentNewsSource) => {
  if (neverReachedVisitor(deps, payment)) {
    if (payment.ageMs > deps.environment.startRetryMs)
      await recordOutcome(deps, payment.id, ours(unreached, "no answer"), source);
  } else if (isOverdue(payment) && isLive(payment.state)) {
    await recordOutcome(deps, payment.id, ours(unknown, "no answer"), source);
  }
};

const cancelAtProvider = async (
  deps: PaymentDeps,
  payment: PaymentRow,
  ending: ProviderStatus,
  source: PaymentNewsSource,
) => {
  const asked = await methodOf(deps, payment.method).cancel(payment);
  if (asked.kind !== "status" || asked.status.state === "waiting") return handleNoAnswer(deps, payment, source);
  const { state, isOurs } = asked.status;
  await recordOutcome(deps, payment.id, state === "cancelled" ? { ...ending, isOurs } : asked.status, source);
};

const handleNotFound = async (deps: PaymentDeps, payment: PaymentRow, source: PaymentNewsSource) => {
  const isYoung = payment.state === "created" && payment.ageMs < deps.environment.startRetryMs;
  if (isYoung && payment.orderPaidBy === null && !(await isWithdrawn(deps, payment))) {
    return startPayment(deps, payment, { source, again: true });
  }
  if (payment.acceptedAt === null) {
    return recordOutcome(deps, payment.id, ours(unreached, "unheard of"), source);
  }
  if (!isOpen(payment)) return;
  deps.log.error({ paymentId: payment.id }, "the provider has forgotten a payment that it took");
  await handleNoAnswer(deps, payment, source);
};

type Given = {
  source: PaymentNewsSource;
  /** Another request may be starting it just now: only an end is news then. */
  startMayRun?: boolean;
};

/** What is paid is only asked about: nothing is begun or ended at the provider. */
const comparePaid = async (deps: PaymentDeps, { id }: PaymentRow, asked: StatusResult, source: PaymentNewsSource) => {
  const isAskedAgain = asked.kind === "noAnswer";
  await deps.db
    .update(payments)
    .set({ nextAskAt: isAskedAgain ? fromNow(deps.environment.reconcileBaseMs) : null })
    .where(eq(payments.id, id));
  if (isAskedAgain) return;
  const forgotten = { ...unknown, code: "not found" };
  await recordOutcome(deps, id, asked.kind === "notFound" ? forgotten : asked.status, source);
};

export const checkPayment = async (deps: PaymentDeps, payment: PaymentRow, { source, startMayRun = false }: Given) => {
  const asked = await methodOf(deps, payment.method).ask(payment);
  if (payment.state === "paid") return comparePaid(deps, payment, asked, source);
  if (asked.kind === "noAnswer") {
    deps.log.warn({ paymentId: payment.id, why: asked.why }, "the provider did not answer");
    return handleNoAnswer(deps, payment, source);
  }
  const waits = asked.kind === "status" && asked.status.state === "waiting";
  if (startMayRun && (waits || asked.kind === "notFound")) return;
  if (asked.kind === "notFound") return handleNotFound(deps, payment, source);
  // A cancellation that we asked for may be told of here before it is answered there: it ends as what it was for.
  const ending = waits || asked.status.state === "cancelled" ? await endingOf(deps, payment) : undefined;
  if (waits && ending) return cancelAtProvider(deps, payment, ending, source);
  return recordOutcome(deps, payment.id, ending ?? asked.status, source);
};
