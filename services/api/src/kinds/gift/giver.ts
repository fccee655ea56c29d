import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { GiftGiver, GiverAnswer } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { turnedSecret } from "../../platform/environment/turned-secret.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { toStoredDonor } from "../../ledger/donors/donor-columns.ts";
import { maskedEmail } from "../../ledger/donors/mailbox.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../../ledger/donors/personal-number.ts";
import type { OrderSecrets } from "../../ledger/orders/new-order.ts";
import { findReplacement } from "../../ledger/orders/replaced.ts";
import { yearOf } from "../../ledger/receipts/format.ts";
import { redirectReceipt } from "../../ledger/receipts/redirect.ts";

/** After that the gift is in the books of its day, as it was given. */
const changeableHours = 24;

export const giverTokens = (secret: string) => {
  const keyed = turnedSecret(secret);
  const textOf = (orderReference: string) => `giver of gift ${orderReference}`;
  return {
    of: (orderReference: string): string => keyed.of(textOf(orderReference)),
    isOf: (orderReference: string, token: string): boolean => keyed.isOf(textOf(orderReference), token),
  };
};

const isTooLate = sql<boolean>`coalesce(${orders.paidAt} < now() - make_interval(hours => ${changeableHours}), false)`;

const lockGift = async (tx: Transaction, orderReference: string) => {
  const isGift = and(eq(orders.reference, orderReference), eq(orders.kind, "regular_gift"));
  const [found] = await tx.select({ order: orders, isTooLate }).from(orders).where(isGift).for("update");
  return found;
};
type Order = NonNullable<Awaited<ReturnType<typeof lockGift>>>["order"];

const isGone = ({ forgottenAt, closedAt, paidAt }: Order): boolean =>
  forgottenAt !== null || (closedAt !== null && paidAt === null);

const nobodysNumber = { personalNumber: null, personalNumberLookup: null };

const numberColumns = (
  secrets: OrderSecrets,
  order: Order,
  { giver, keepsPersonalNumber }: GiftGiver,
  personalNumber: string | null,
) => {
  if (personalNumber === null) return giver.kind === "person" && keepsPersonalNumber === true ? {} : nobodysNumber;
  if (order.amountOre < toOre(giftTaxRule(order.paidAt === null ? undefined : yearOf(order.paidAt)).leastGift))
    throw new Refusal("validation_failed", { "giver.personalNumber": "onlyForTaxReduction" satisfies FieldProblem });
  return {
    ...encryptPersonalNumber(secrets.personalNumberKeys, personalNumber),
    personalNumberLookup: personalNumberLookup(secrets.personalNumberLookupKey, personalNumber),
  };
};

/** The same once more is a repetition; something else under the same number came from another tab. */
const isOld = (order: Order, sequence: number, written: Partial<Order>): boolean => {
  const before = order.giverSequence ?? 0;
  if (sequence !== before) return sequence < before;
  // Encrypted anew, the same number looks like another.
  const compared: Partial<Order> = { ...written, personalNumber: order.personalNumber };
  return (Object.keys(compared) as (keyof Order)[]).some(
    (name) => name !== "personalNumberKeyVersion" && compared[name] !== order[name],
  );
};

type Deps = { db: Database; jobs: Pick<Jobs, "send">; secrets: OrderSecrets };

/** The order's row is locked, as by whoever books its money: news comes before that, or finds the gift paid and mails at once. */
export const createSetGiver = ({ db, jobs, secrets }: Deps) => {
  const set = async (tx: Transaction, given: GiftGiver): Promise<GiverAnswer> => {
    const found = await lockGift(tx, given.orderReference);
    if (found === undefined || isGone(found.order)) throw new Refusal("not_found");
    const { order } = found;
    if (found.isTooLate) throw new Refusal("too_late");
    if (order.paidAt === null && (await findReplacement(tx, order.id))) throw new Refusal("order_replaced");
    const { personalNumber, ...who } = toStoredDonor(given.giver);
    const number = numberColumns(secrets, order, given, personalNumber);
    if (isOld(order, given.sequence, { ...who, ...number })) throw new Refusal("changed_meanwhile");
    const values = { ...who, ...number, giverSequence: given.sequence };
    const [after] = await tx.update(orders).set(values).where(eq(orders.id, order.id)).returning();
    if (order.paidAt !== null) await redirectReceipt(tx, jobs, { orderId: order.id, recipient: who.email });
    return {
      receiptTo: who.email === null ? null : maskedEmail(who.email),
      hasPersonalNumber: after?.personalNumberLookup != null,
    };
  };
  return (given: GiftGiver): Promise<GiverAnswer> => db.transaction((tx) => set(tx, given));
};
