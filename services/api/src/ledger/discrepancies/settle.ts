import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { isInvoiced } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentDiscrepancies, paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import type { Settlement } from "../../platform/database/tables/payments.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import type { NumberSecrets } from "../donors/personal-number.ts";
import type { Drawn, OrderHandlers } from "../orders/handler.ts";
import { isBookedAsAsked } from "../payments/note-discrepancy.ts";
import { recordOutcome } from "../payments/record-outcome.ts";
import { creditInvoice } from "../invoices/invoice.ts";
import { findPayment, type PaymentRow } from "../payments/repository.ts";
import { withoutWorkers } from "../payments/deps.ts";
import type { ProviderStatus } from "../providers/port.ts";
import { staffNote } from "../../platform/staff/command.ts";
import { kindNow, settlementsOf } from "./discrepancy-kinds.ts";

type Discrepancy = typeof paymentDiscrepancies.$inferSelect;
type Deps = { secrets: NumberSecrets; handlers: OrderHandlers };
type Order = Pick<typeof orders.$inferSelect, "id" | "kind" | "email">;
type Work = Deps & { tx: Transaction; discrepancy: Discrepancy; payment: PaymentRow; order: Order };

const record = async ({ tx, handlers, payment }: Work, news: ProviderStatus, id = payment.id): Promise<undefined> => {
  await recordOutcome({ ...withoutWorkers, db: tx, handlers }, id, { ...news, isOurs: true }, "staff");
};

/** It had come when we were told of it, whenever staff settle what it was. */
const paid = (amountOre: number, { settlementReference, at: paidAt }: Discrepancy): ProviderStatus => ({
  ...({ state: "paid", reason: null, code: "settled", amountOre, currency, paidAt } as const),
  settlementReference: settlementReference ?? undefined,
});

const bookWhatCame = async (work: Work, amountOre: number): Promise<undefined> => {
  const { tx, payment, discrepancy } = work;
  await tx.update(payments).set({ amountOre }).where(eq(payments.id, payment.id));
  await tx.update(orders).set({ amountOre }).where(eq(orders.id, payment.orderId));
  await record(work, paid(amountOre, discrepancy));
};

const bookOneMore = async (work: Work, amountOre: number): Promise<undefined> => {
  const { tx, secrets, handlers, payment, order, discrepancy } = work;
  const { drawn } = handlers[order.kind];
  if (!drawn) throw new Error("That payment is no draw of a mandate.");
  const { drawnOn } = discrepancy;
  const id = await drawn.addBeside(tx, secrets, { paymentId: payment.id, amountOre, drawnOn });
  await record(work, paid(amountOre, discrepancy), id);
};

const giftOf = async ({ tx, payment, discrepancy }: Work, { claimedGift }: Drawn): Promise<string | undefined> => {
  const { drawnOn } = discrepancy;
  const amountOre = discrepancy.amountOre ?? payment.amountOre;
  const ofAmount = await claimedGift(tx, { paymentId: payment.id, amountOre, drawnOn });
  return ofAmount ?? ((await isBookedAsAsked(tx, payment.id, amountOre)) ? payment.id : undefined);
};

/** Who claimed it back is told, as whenever the bank gives a gift back. Answers with the payment that it was. */
const takeBack = async (work: Work): Promise<string> => {
  const { tx, handlers, payment, order, discrepancy } = work;
  const { drawn } = handlers[order.kind];
  const { code } = discrepancy;
  const id = drawn ? await giftOf(work, drawn) : payment.id;
  if (id === undefined) throw new Error("No gift of that amount is left of it: say right.");
  const [noted] = await tx
    .update(payments)
    .set({ refundedAt: now, refundCode: code?.slice(0, 60) ?? null })
    .where(and(eq(payments.id, id), eq(payments.state, "paid"), isNull(payments.refundedAt)))
    .returning({ orderId: payments.orderId });
  if (!noted) throw new Error("That gift is noted as given back already: say right.");
  const mail = drawn?.mailWhenClaimedBack;
  if (isInvoiced(payment.method)) await creditInvoice(tx, withoutWorkers.jobs, { id, orderId: noted.orderId });
  if (mail && discrepancy.kind !== "notPaid")
    await writeMail(tx, { ownerId: noted.orderId, ...mail, recipient: order.email });
  return id;
};

const nothing = () => Promise.resolve(undefined);

const effects: Record<Settlement, { said: string; work: (work: Work) => Promise<string | undefined> }> = {
  right: { said: "our books are right as they were", work: nothing },
  gift: {
    said: "what came is booked as a gift",
    work: (work) => {
      const { amountOre, kind } = work.discrepancy;
      if (amountOre === null) throw new Error("Nobody has said how much came.");
      return kindNow({ kind, state: work.payment.state }) === "paidAgain"
        ? bookOneMore(work, amountOre)
        : bookWhatCame(work, amountOre);
    },
  },
  asked: {
    said: "booked as it was asked",
    work: (work) => record(work, paid(work.payment.amountOre, work.discrepancy)),
  },
  "given-back": {
    said: "what came has gone back, and is no gift",
    work: (work) =>
      work.payment.state === "paid"
        ? nothing()
        : record(work, { state: "cancelled", reason: null, code: "given back" }),
  },
  unpaid: {
    said: "it is no gift",
    work: (work) =>
      work.payment.state === "paid"
        ? takeBack(work)
        : record(work, { state: "failed", reason: "bankError", code: "nothing came" }),
  },
};

type Asked = { number: number; as: string | undefined; note: string | undefined };

export const settleDiscrepancy = (
  { db, ...deps }: Deps & { db: Database },
  { number, as, note: written }: Asked,
): Promise<string> =>
  db.transaction(async (tx) => {
    const { who, note } = staffNote(written);
    const isOpen = and(eq(paymentDiscrepancies.number, number), isNull(paymentDiscrepancies.settledAt));
    const [discrepancy] = await tx.select().from(paymentDiscrepancies).where(isOpen).for("update");
    if (!discrepancy) throw new Error("Nothing with that number waits for somebody.");
    // Locks the order first, as everybody does who books money.
    const theOrder = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, discrepancy.paymentId));
    const { id, kind: orderKind, email } = orders;
    const columns = { id, kind: orderKind, email };
    const [order] = await tx.select(columns).from(orders).where(inArray(id, theOrder)).for("update");
    const payment = await findPayment(tx, discrepancy.paymentId);
    if (!payment || !order) throw new Error("Its payment is not there any more.");
    const { kind } = discrepancy;
    const { state, method } = payment;
    const allowed = settlementsOf({ kind, state, method, cameOre: discrepancy.amountOre });
    const settledAs = allowed.find((one) => one === as);
    if (!settledAs) throw new Error(`Say what it was: ${allowed.join(", ")}.`);
    const { work, said } = effects[settledAs];
    const taken = await work({ ...deps, tx, discrepancy, payment, order });
    await tx.update(paymentDiscrepancies).set({ settledAt: now, settledAs }).where(isOpen);
    const after = await findPayment(tx, payment.id);
    const told = { source: "staff", providerCode: `${kind} ${number}: ${settledAs}`, who, note } as const;
    await tx
      .insert(paymentEvents)
      .values({ ...told, paymentId: payment.id, fromState: state, toState: after?.state ?? state });
    const beside = taken === undefined || taken === payment.id ? undefined : await findPayment(tx, taken);
    if (beside)
      await tx.insert(paymentEvents).values({ ...told, paymentId: beside.id, fromState: "paid", toState: "paid" });
    return `Noted of ${(beside ?? payment).shortReference}: ${said}. It is off the list.\n`;
  });
