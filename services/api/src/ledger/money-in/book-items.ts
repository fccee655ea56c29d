import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { moneyIn, type AsideReason } from "../../platform/database/tables/money-in.ts";
import { now } from "../../platform/database/time.ts";
import { recordOutcome, type Recording } from "../payments/record-outcome.ts";
import { findPayment, type PaymentRow } from "../payments/repository.ts";
import type { CamtItem } from "./camt/read-camt.ts";
import { findInvoices, isAside, openParts } from "./find-invoices.ts";
import { insertItems, type Row } from "./insert-items.ts";
import { findKnown, newsOf, nowKnown } from "./news.ts";

export type Gift = { amountOre: number; bookedOn: string; settlementReference: string | null };
/** Makes a paid order of each, with a payment, and answers with the payments in the same order. */
export type AddGifts = (tx: Transaction, gifts: Gift[]) => Promise<string[]>;

export type BookDeps = Omit<Recording, "db"> & { db: Transaction; fileId: string; addGifts: AddGifts };

type Decision = Pick<Row, "state" | "reason" | "knownFrom" | "paymentId">;

const aside = (reason: AsideReason, paymentId: string | null = null): Decision => ({
  state: "aside",
  reason,
  paymentId,
});

export const giftOf = ({
  amountOre,
  bookedOn,
  bankReference,
}: Pick<CamtItem, "amountOre" | "bookedOn" | "bankReference">) =>
  ({ amountOre, bookedOn, settlementReference: bankReference }) satisfies Gift;

export const bookInvoice = async (
  deps: Recording,
  payment: Pick<PaymentRow, "id" | "amountOre">,
  { bankReference, bookedOn: paidOn }: Pick<CamtItem, "bankReference" | "bookedOn">,
  source: "bankFile" | "staff",
): Promise<void> => {
  const said = { amountOre: payment.amountOre, currency, settlementReference: bankReference ?? undefined, paidOn };
  await recordOutcome(deps, payment.id, { state: "paid", reason: null, code: "camt", ...said }, source);
};

/** Parts that were set aside go with what made them whole. */
export const bookParts = async (tx: Transaction, ids: number[]): Promise<void> => {
  const booked = await tx
    .update(moneyIn)
    .set({ state: "booked", settledAt: now, settledAs: "whole" })
    .where(and(inArray(moneyIn.number, ids), isAside))
    .returning({ number: moneyIn.number });
  if (booked.length !== ids.length) throw new Error("A part of an invoice was settled meanwhile");
};

const payInvoice = async (deps: BookDeps, item: CamtItem, found: PaymentRow): Promise<Decision> => {
  const payment = await findPayment(deps.db, found.id);
  if (payment?.orderPaidBy !== null || payment.state === "paid") return aside("paidAlready", found.id);
  const { id, amountOre } = payment;
  if (item.amountOre > amountOre) return aside("more", id);
  if (item.amountOre < amountOre) {
    const parts = await openParts(deps.db, id);
    if (parts.ore + item.amountOre !== amountOre) return aside("less", id);
    await bookParts(deps.db, parts.ids);
  }
  await bookInvoice(deps, payment, item, "bankFile");
  return { state: "booked", paymentId: id };
};

type Invoices = ReadonlyMap<string, PaymentRow>;

/** Undefined: it is a gift of its own. */
const decide = async (deps: BookDeps, item: CamtItem, invoices: Invoices): Promise<Decision | undefined> => {
  if (item.isTakenBack) return aside("takenBack");
  const found = new Set(item.candidates.flatMap((reference) => invoices.get(reference) ?? []));
  const [invoice] = found;
  if (item.knownFrom !== null && !(item.knownFrom === "swish" && invoice))
    return { state: "elsewhere", knownFrom: item.knownFrom };
  if (item.isReversal) return aside("reversal");
  if (item.isSumOnly) return aside("sumOnly");
  if (found.size > 1) return aside("severalReferences");
  if (invoice) return payInvoice(deps, item, invoice);
  return item.reference === null ? undefined : aside("unknownReference");
};

const rowOf = (item: CamtItem, fileId: string, decision: Decision): Row => {
  const { line, account, key, entryKey, bookedOn, amountOre, bankReference, reference, words, payer } = item;
  return {
    ...{ fileId, line, account, key, entryKey, bookedOn, amountOre, bankReference, reference, words, payer },
    ...decision,
  };
};

/** One after the other: a bank's files may be read by several processes, and tell of the same items. */
export const lockMoneyIn = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('money_in'))`);

/** The items of a sum have come: each of them is seen to, and the sum is no more than that. */
const closeSum = (tx: Transaction, number: number) =>
  tx
    .update(moneyIn)
    .set({ state: "itemised", settledAt: now, settledAs: "itemised" })
    .where(eq(moneyIn.number, number));

/** In one transaction, with the note of how far the file is read. */
export const bookItems = async (deps: BookDeps, items: CamtItem[]): Promise<void> => {
  const { db: tx, fileId, addGifts } = deps;
  await lockMoneyIn(tx);
  const known = await findKnown(tx, items);
  const invoices = await findInvoices(tx, [...new Set(items.flatMap(({ candidates }) => candidates))]);
  const rows: Row[] = [];
  const gifts: Row[] = [];
  for (const told of items) {
    const news = newsOf(told, known, fileId);
    if (!news) continue;
    const item = { ...told, key: news.key };
    const decision = news.isOther ? aside("otherItem") : await decide(deps, item, invoices);
    const row = rowOf(item, fileId, decision ?? { state: "gift" });
    nowKnown(known, item, { ...item, number: 0, fileId, state: row.state });
    if (news.sum !== undefined) await closeSum(tx, news.sum);
    // The rest of it may stand further down.
    if (row.reason === "less") await insertItems(tx, [row]);
    else (decision ? rows : gifts).push(row);
  }
  const made = gifts.map(({ amountOre, bookedOn, bankReference = null }) =>
    giftOf({ amountOre, bookedOn, bankReference }),
  );
  const paidBy = made.length === 0 ? [] : await addGifts(tx, made);
  rows.push(...gifts.map((row, index) => ({ ...row, paymentId: paidBy[index] ?? null })));
  await insertItems(
    tx,
    rows.sort((one, other) => one.line - other.line),
  );
};
