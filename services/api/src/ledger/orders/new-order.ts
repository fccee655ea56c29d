import { randomUUID } from "node:crypto";
import { currency, type GivenKind } from "@hjarta-lunga/contract/gifts.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toOre, toSek, outsideLimits, type AmountLimits } from "@hjarta-lunga/contract/money.ts";
import type { OrderKind, StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders, type orderLines } from "../../platform/database/tables/orders.ts";
import { toStoredDonor } from "../donors/donor-columns.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../donors/personal-number.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { LimitName } from "../../platform/environment/limits.ts";
import { bodyHash } from "./idempotency.ts";
import { newOrderReference, newShortReference } from "./references.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const later = ["giverSequence", "createdAt", "paidAt", "paidBy", "closedAt", "forgottenAt"] as const;
type Later = (typeof later)[number];

export type OrderValues<Kind extends StoredKind = StoredKind> = Omit<typeof orders.$inferSelect, Later> & {
  kind: Kind;
};
type Column = keyof OrderValues;

const columns = getTableColumns(orders);
export const givenColumns = (Object.keys(columns) as (Column | Later)[]).filter(
  (name): name is Column => !(later as readonly string[]).includes(name),
);

/** What is paid when it is made says so. */
type Given = Record<Column, SQL> & Partial<Record<"paidAt" | "paidBy", SQL>>;

export const insertOrders = (tx: Transaction, given: Given, from: SQL): Promise<unknown> => {
  const paid = (["paidAt", "paidBy"] as const).filter((name) => name in given);
  const written = [...givenColumns, ...paid];
  const names = written.map((name) => sql.identifier(columns[name].name));
  const values = written.map((name) => given[name] ?? sql`null`);
  return tx.execute(
    sql`insert into ${orders} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} ${from}`,
  );
};

export type OrderSecrets = Pick<Environment, "bodyHashSecret" | "personalNumberKeys" | "personalNumberLookupKey">;

type Line = Omit<typeof orderLines.$inferInsert, "orderId" | "position">;

export type NewOrder = {
  kind: OrderKind;
  idempotencyKey: string;
  amount: number;
  donor: Donor;
  language: Language;
  replaces?: string | undefined;
  limit?: Extract<LimitName, "articleOrder" | "freeArticleOrder">;
  /** Throws why it would not be taken as things are published now. Not asked of a repetition. */
  check: () => void;
  details?: {
    content: unknown;
    lines: Line[];
    addDetails: (tx: Transaction, orderId: string, replaced: string | null) => Promise<unknown>;
  };
};

export const receiptOf = (
  row: Pick<typeof orders.$inferSelect, "reference" | "shortReference" | "amountOre"> & { kind: OrderKind },
): OrderReceipt => ({
  orderReference: row.reference,
  shortOrderReference: row.shortReference,
  kind: row.kind,
  amount: toSek(row.amountOre),
  currency,
});

const noNumber = { personalNumber: null, personalNumberKeyVersion: 1 };

export const valuesOf = (order: NewOrder, secrets: OrderSecrets): OrderValues<OrderKind> => {
  const { kind, idempotencyKey, amount, donor, language, replaces, details } = order;
  const { personalNumber, ...who } = toStoredDonor(donor);
  const amountOre = toOre(amount);
  const content = [kind, amountOre, language, ...Object.values(who), personalNumber];
  const further = [details?.content, replaces].filter((part) => part !== undefined);
  return {
    id: randomUUID(),
    kind,
    amountOre,
    language,
    idempotencyKey,
    bodyHash: bodyHash(secrets.bodyHashSecret, [...content, ...further]),
    ...who,
    ...(personalNumber === null ? noNumber : encryptPersonalNumber(secrets.personalNumberKeys, personalNumber)),
    personalNumberLookup:
      personalNumber === null ? null : personalNumberLookup(secrets.personalNumberLookupKey, personalNumber),
    reference: newOrderReference(),
    shortReference: newShortReference(),
    replaces: null,
  };
};

type GiftLimits = (kind: GivenKind) => AmountLimits;

export const createAmountCheck = (giftLimits: GiftLimits, kind: GivenKind, field = "amount") => {
  return (given: number) => {
    const fault = outsideLimits(given, giftLimits(kind));
    if (fault !== null) throw new Refusal("validation_failed", { [field]: fault });
  };
};
