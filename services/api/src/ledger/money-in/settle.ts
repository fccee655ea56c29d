import { toSek } from "@hjarta-lunga/contract/money.ts";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import { now } from "../../platform/database/time.ts";
import { staffNote } from "../../platform/staff/command.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { withoutWorkers } from "../payments/deps.ts";
import { findPayment } from "../payments/repository.ts";
import { bookInvoice, bookParts, giftOf, lockMoneyIn, type AddGifts } from "./book-items.ts";
import { isInvoice, openParts } from "./find-invoices.ts";

type Item = typeof moneyIn.$inferSelect;
type Work = { tx: Transaction; handlers: OrderHandlers; addGifts: AddGifts; item: Item };
type Settled = { paymentId?: string; said: string };

const kronor = (ore: number): string => `${toSek(ore)} kr`;

/** The order locked first, as everybody does who books money. */
const unpaidInvoice = async (tx: Transaction, shortReference: string) => {
  const [order] = await tx.select().from(orders).where(eq(orders.shortReference, shortReference)).for("update");
  if (!order) throw new Error("There is no such order: say the eight characters of its number.");
  if (order.paidAt !== null)
    throw new Error(`That order was paid on ${order.paidAt.toISOString().slice(0, 10)}: say gift, or back.`);
  const ofOrder = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.createdAt));
  const invoice = ofOrder.find(isInvoice);
  if (!invoice) throw new Error("That order has no invoice: say gift, or back.");
  return invoice;
};

/** What has come for it in all is what the order is paid with, though it is more or less than was asked. */
const bookOnOrder = async ({ tx, handlers, item }: Work, shortReference: string): Promise<Settled> => {
  const { id, orderId, amountOre: askedOre } = await unpaidInvoice(tx, shortReference);
  const parts = await openParts(tx, id, item.number);
  const isWholeAlone = item.amountOre === askedOre;
  const amountOre = isWholeAlone ? askedOre : item.amountOre + parts.ore;
  if (amountOre !== askedOre) {
    await tx.update(payments).set({ amountOre }).where(eq(payments.id, id));
    await tx.update(orders).set({ amountOre }).where(eq(orders.id, orderId));
  }
  await bookInvoice({ ...withoutWorkers, db: tx, handlers }, { id, amountOre }, item, "staff");
  const paid = await findPayment(tx, id);
  if (paid?.state !== "paid" || paid.surplus) throw new Error("That order cannot be paid any more: say gift, or back.");
  if (!isWholeAlone) await bookParts(tx, parts.ids);
  const asked = amountOre === askedOre ? "" : `, though ${kronor(askedOre)} was asked`;
  return { paymentId: id, said: `order ${shortReference} is paid with ${kronor(amountOre)}${asked}` };
};

const bookAsGift = async ({ tx, addGifts, item }: Work): Promise<Settled> => {
  const [paymentId] = await addGifts(tx, [giftOf(item)]);
  if (paymentId === undefined) throw new Error("No gift was made.");
  const order = await findPayment(tx, paymentId);
  return { paymentId, said: `it is a gift of its own, order ${order?.shortReference ?? ""}` };
};

const settlements = {
  order: bookOnOrder,
  gift: bookAsGift,
  back: () => Promise.resolve<Settled>({ said: "it has gone back to the payer, and is no gift" }),
} as const;
const states = { order: "booked", gift: "gift", back: "back" } as const;
type SettledAs = keyof typeof settlements;
const isSettlement = (word: string | undefined): word is SettledAs => Object.hasOwn(settlements, word ?? "");

type Deps = { db: Database; handlers: OrderHandlers; addGifts: AddGifts };
type Asked = { number: number; as: string | undefined; order: string | undefined; note: string | undefined };

export const settleMoneyIn = (
  { db, ...deps }: Deps,
  { number, as, order = "", note: written }: Asked,
): Promise<string> =>
  db.transaction(async (tx) => {
    const { who, note } = staffNote(written);
    if (!isSettlement(as)) throw new Error(`Say what it is: ${Object.keys(settlements).join(", ")}.`);
    await lockMoneyIn(tx);
    const isOpen = and(eq(moneyIn.number, number), eq(moneyIn.state, "aside"), isNull(moneyIn.settledAt));
    const [item] = await tx.select().from(moneyIn).where(isOpen).for("update");
    if (!item) throw new Error("Nothing with that number waits for somebody.");
    if (item.reason === "takenBack" && as !== "back")
      throw new Error(
        "The bank has taken that money back: say back, once what it was booked on is noted as given back.",
      );
    const { paymentId, said } = await settlements[as]({ ...deps, tx, item }, order.toUpperCase());
    await tx
      .update(moneyIn)
      .set({
        ...{ settledAt: now, settledAs: as, settledBy: who, note },
        state: states[as],
        ...(paymentId !== undefined && { paymentId }),
      })
      .where(isOpen);
    if (paymentId !== undefined)
      await tx.insert(paymentEvents).values({
        ...{ paymentId, source: "staff", fromState: "paid", toState: "paid", who, note },
        providerCode: `money in ${number}: ${as}`,
      });
    return `Noted of item ${number}: ${said}. It is off the list.\n`;
  });
