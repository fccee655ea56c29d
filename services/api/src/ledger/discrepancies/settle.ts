import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentDiscrepancies, paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import type { Settlement } from "../../platform/database/tables/payments.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import type { NumberSecrets } from "../donors/personal-number.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { recordOutcome } from "../payments/record-outcome.ts";
import { findPayment } from "../payments/repository.ts";
import type { PaymentRow } from "../payments/repository.ts";
import type { ProviderStatus } from "../providers/port.ts";
import { staffNote } from "../../platform/staff/staff-note.ts";
import { kindNow, settlementsOf } from "./kinds.ts";

type Discrepancy = typeof paymentDiscrepancies.$inferSelect;
type Deps = { secrets: NumberSecrets; handlers: OrderHandlers };
type Order = Pick<typeof orders.$inferSelect, "id" | "kind" | "email">;
type Work = Deps & { tx: Transaction; discrepancy: Discrepancy; payment: PaymentRow; order: Order };

const unheard = () => undefined;

/** A command has no workers and no log: what is due is found by the API's sweeps, and staff read what was done. */
const record = ({ tx, handlers, payment }: Work, news: ProviderStatus, id = payment.id) =>
  recordOutcome(
    { db: tx, jobs: { send: () => Promise.resolve() }, log: { info: unheard, error: unheard }, handlers },
    ...([id, { ...news, isOurs: true }, "staff"] as const),
  );

const paid = (amountOre: number, settlementReference: string | null): ProviderStatus => ({
  ...({ state: "paid", reason: null, code: "settled", amountOre, currency } as const),
  settlementReference: settlementReference ?? undefined,
});

/** The gift is of what came: its order and its payment say so from now on. */
const bookWhatCame = async (work: Work, amountOre: number): Promise<void> => {
  const { tx, payment, discrepancy } = work;
  await tx.update(payments).set({ amountOre }).where(eq(payments.id, payment.id));
  await tx.update(orders).set({ amountOre }).where(eq(orders.id, payment.orderId));
  await record(work, paid(amountOre, discrepancy.settlementReference));
};

const bookOneMore = async (work: Work, amountOre: number): Promise<void> => {
  const { tx, secrets, handlers, payment, order, discrepancy } = work;
  const { drawn } = handlers[order.kind];
  if (!drawn) throw new Error("That payment is no draw of a mandate.");
  const { drawnOn } = discrepancy;
  const id = await drawn.addBeside(tx, secrets, { paymentId: payment.id, amountOre, drawnOn });
  await record(work, paid(amountOre, discrepancy.settlementReference), id);
};

/** What was paid is a gift no more. Who claimed it back is told, as whenever the bank gives a gift back. */
const takeBack = async ({ tx, handlers, payment, order, discrepancy }: Work): Promise<void> => {
  const { id } = payment;
  const [noted] = await tx
    .update(payments)
    .set({ refundedAt: sql`now()`, refundCode: discrepancy.code?.slice(0, 60) ?? null })
    .where(and(eq(payments.id, id), eq(payments.state, "paid"), isNull(payments.refundedAt)))
    .returning({ id: payments.id });
  if (!noted) throw new Error("That gift is noted as given back already: say right.");
  if (discrepancy.kind !== "claimedBack") return;
  const mail = handlers[order.kind].drawn?.mailWhenClaimedBack;
  if (mail) await writeMail(tx, { ownerId: order.id, ...mail, recipient: order.email });
};

const nothing = () => Promise.resolve();

/** What each does with our books, and what staff read then. Of what is paid, money more is given back beside the books. */
const effects: Record<Settlement, { said: string; work: (work: Work) => Promise<void> }> = {
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
    work: (work) => record(work, paid(work.payment.amountOre, work.discrepancy.settlementReference)),
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

/** Somebody has looked and says what it was: once, with a line of who and why. */
export const settleDiscrepancy = (
  { db, ...deps }: Deps & { db: Database },
  { number, as, note: written }: Asked,
): Promise<string> =>
  db.transaction(async (tx) => {
    const { who, note } = staffNote(written);
    const isOpen = and(eq(paymentDiscrepancies.number, number), isNull(paymentDiscrepancies.settledAt));
    const [discrepancy] = await tx.select().from(paymentDiscrepancies).where(isOpen).for("update");
    if (!discrepancy) throw new Error("Nothing with that number waits for somebody.");
    // In the same turn as those who book money.
    const theOrder = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, discrepancy.paymentId));
    const { id, kind: orderKind, email } = orders;
    const columns = { id, kind: orderKind, email };
    const [order] = await tx.select(columns).from(orders).where(inArray(id, theOrder)).for("update");
    const payment = await findPayment(tx, discrepancy.paymentId);
    if (!payment || !order) throw new Error("Its payment is not there any more.");
    const { kind } = discrepancy;
    const { state, method } = payment;
    const allowed = settlementsOf({ kind, state, method });
    const settledAs = allowed.find((one) => one === as);
    if (!settledAs) throw new Error(`Say what it was: ${allowed.join(", ")}.`);
    const { work, said } = effects[settledAs];
    await work({ ...deps, tx, discrepancy, payment, order });
    await tx
      .update(paymentDiscrepancies)
      .set({ settledAt: sql`now()`, settledAs })
      .where(isOpen);
    const after = await findPayment(tx, payment.id);
    await tx.insert(paymentEvents).values({
      ...{ paymentId: payment.id, source: "staff", fromState: state, toState: after?.state ?? state },
      ...{ providerCode: `${kind} ${number}: ${settledAs}`, who, note },
    });
    return `Noted of ${payment.shortReference}: ${said}. It is off the list.\n`;
  });
