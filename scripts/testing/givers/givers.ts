import { randomBytes, randomUUID } from "node:crypto";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { hashOf } from "../../../services/api/src/identity/bankid/session.ts";
import {
  encryptPersonalNumber,
  personalNumberLookup,
  type NumberSecrets,
} from "../../../services/api/src/ledger/donors/personal-number.ts";
import { newOrderReference, newShortReference } from "../../../services/api/src/ledger/orders/references.ts";
import type { Transaction } from "../../../services/api/src/platform/database/connect.ts";
import { bankIdTokens } from "../../../services/api/src/platform/database/tables/identity.ts";
import { orderLines, orders } from "../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../services/api/src/platform/database/tables/payments.ts";

/** A database with the keys of its personal numbers: of a test's API, or of the site that runs. */
export type House = { db: Transaction; environment: NumberSecrets };

export type Someone = { number: string; firstName: string; lastName: string; email: string | null };
let born = 0;
/** Nobody else has their number or their mailbox. */
export const somebodyNew = (given: Partial<Someone> = {}): Someone => {
  born += 1;
  const number = `1952${String(born).padStart(8, "0")}`;
  return { number, firstName: "Birgitta", lastName: "Åkerström", email: `birgitta-${born}@exempel.se`, ...given };
};

export const lookupOf = ({ environment }: House, { number }: Pick<Someone, "number">): string =>
  personalNumberLookup(environment.personalNumberLookupKey, number);

const random43 = () => randomBytes(32).toString("base64url");

type Identified = Partial<{ purpose: BankIdPurpose; action: BankIdAction; session: string; aliveSeconds: number }>;

/** What their page and their browser's cookie hold when they have identified. */
export const identify = async (house: House, who: Someone, given: Identified = {}) => {
  const { purpose = "my_pages", action = "auth", session = random43(), aliveSeconds = 900 } = given;
  const token = random43();
  await house.db.insert(bankIdTokens).values({
    ...{ orderId: randomUUID(), tokenHash: hashOf(token), sessionHash: hashOf(session), action, purpose },
    ...encryptPersonalNumber(house.environment.personalNumberKeys, who.number),
    ...{ personalNumberLookup: lookupOf(house, who), name: `${who.firstName} ${who.lastName}` },
    expiresAt: new Date(Date.now() + aliveSeconds * 1_000),
  });
  return { token, session, cookie: `${cookies.bankId}=${session}` };
};

type New = Partial<typeof orders.$inferInsert> & {
  /** On which day it was paid. */
  on: string;
  amount: number;
  method?: StoredMethod;
  isGivenBack?: boolean;
  withNumber?: boolean;
  lines?: { name: string; quantity: number; priceOre: number }[];
};

/** A paid order as the books have it, with nothing that its kind brings. */
export const paidOrder = (house: House, who: Someone, given: New) => {
  const { on, amount, method = "swishDirect", isGivenBack = false, withNumber = true, lines = [], ...more } = given;
  const [id, paymentId] = [randomUUID(), randomUUID()];
  const paidAt = new Date(`${on}T11:00:00Z`);
  const number = withNumber
    ? {
        ...encryptPersonalNumber(house.environment.personalNumberKeys, who.number),
        personalNumberLookup: lookupOf(house, who),
      }
    : {};
  const order = {
    ...{ id, reference: newOrderReference(), shortReference: newShortReference(), kind: "regular_gift" as const },
    ...{ amountOre: amount * 100, language: "sv" as const, idempotencyKey: randomUUID(), bodyHash: "" },
    ...{ donorKind: "person" as const, firstName: who.firstName, lastName: who.lastName, email: who.email },
    ...number,
    ...more,
    ...{ createdAt: paidAt, paidAt, paidBy: paymentId },
  };
  const payment = {
    ...{ id: paymentId, orderId: id, method, state: "paid" as const, amountOre: amount * 100 },
    ...{ idempotencyKey: randomUUID(), bodyHash: "", providerReference: randomUUID() },
    ...{ createdAt: paidAt, expiresAt: paidAt, settledAt: paidAt },
    ...(isGivenBack && { refundedAt: paidAt }),
  };
  const ofOrder = lines.map((line, position) => ({ orderId: id, position, item: line.name, ...line }));
  return { order, payment, lines: ofOrder };
};
export type PaidOrder = ReturnType<typeof paidOrder>;

export const addOrders = async ({ db }: House, made: readonly PaidOrder[]): Promise<void> => {
  if (made.length === 0) return;
  await db.insert(orders).values(made.map(({ order }) => order));
  await db.insert(payments).values(made.map(({ payment }) => payment));
  const lines = made.flatMap((one) => one.lines);
  if (lines.length > 0) await db.insert(orderLines).values(lines);
};

export const give = async (house: House, who: Someone, given: New): Promise<PaidOrder["order"]> => {
  const made = paidOrder(house, who, given);
  await addOrders(house, [made]);
  return made.order;
};
