import { randomUUID } from "node:crypto";
import {
  accountEnding,
  accountLookup,
  encryptNumbers,
  newPayerNumber,
} from "../../../services/api/src/kinds/monthly-gift/numbers.ts";
import { newOrderReference, newShortReference } from "../../../services/api/src/ledger/orders/references.ts";
import { mandateDraws, mandates } from "../../../services/api/src/platform/database/tables/mandates.ts";
import { everyDays, giveCertificate, giveGreeting, giveMemorial, lightCandle, payMembership } from "./brought.ts";
import { addOrders, give, lookupOf, paidOrder, type House, type Someone } from "./givers.ts";

/** "2026-11-28" and 3 is "2026-08-28". */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 0, on = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, on)).toISOString().slice(0, 10);
};

/** Two hundred kronor a month, of which `count` were drawn, the last on `last`. */
export const giveMonthly = async (
  house: House,
  who: Someone,
  last: string,
  count: number,
  giver: Someone = who,
): Promise<string> => {
  const { db, environment } = house;
  const account = { clearing: "6000", number: String(Math.floor(Math.random() * 1e9)).padStart(9, "0") };
  const mandateId = randomUUID();
  await db.insert(mandates).values({
    ...{ id: mandateId, reference: newOrderReference(), shortReference: newShortReference() },
    payerNumber: await newPayerNumber(db),
    ...{ idempotencyKey: randomUUID(), bodyHash: "", channel: "paper", language: "sv", email: who.email },
    ...{ holderName: `${who.firstName} ${who.lastName}`, holderLookup: lookupOf(house, who) },
    ...encryptNumbers(environment.personalNumberKeys, { holder: who.number, giver: null, account }),
    ...{ accountLookup: accountLookup(environment, account), accountEnding: accountEnding(account) },
    ...{ bankName: "Handelsbanken", amountOre: 20_000, drawDay: 28, firstDrawOn: monthsBefore(last, count - 1) },
    ...{ consentVersion: "1", consentHash: "", consentText: "", state: "active" },
    signedAt: new Date(`${monthsBefore(last, count)}T12:00:00Z`),
  });
  const made = everyDays(last, 0, count).map((_, back) => {
    const on = monthsBefore(last, back);
    return { on, ...paidOrder(house, giver, { on, amount: 200, method: "directDebit", kind: "monthly_gift" }) };
  });
  await addOrders(house, made);
  await db.insert(mandateDraws).values(
    made.map(({ on, order, payment }) => ({
      ...{ id: randomUUID(), mandateId, kind: "monthly" as const, month: `${on.slice(0, 8)}01` },
      ...{ dueOn: on, drawnOn: on, orderId: order.id, paymentId: payment.id },
    })),
  );
  return mandateId;
};

/** Ten years that end on a 28th: 400 gifts and fees, one of them given back. */
export const tenYears = async (house: House, who: Someone, last: string): Promise<void> => {
  await giveMonthly(house, who, last, 120);
  await payMembership(house, who, everyDays(last, 365, 10).toReversed());
  for (const on of everyDays(last, 180, 20)) {
    await giveGreeting(house, who, on);
    await lightCandle(house, who, on);
    await giveMemorial(house, who, on);
    await giveCertificate(house, who, on);
  }
  const amounts = [150, 250, 400, 1_000];
  await addOrders(
    house,
    everyDays(last, 19, 189).map((on, n) => paidOrder(house, who, { on, amount: amounts[n % amounts.length] ?? 0 })),
  );
  await give(house, who, { on: last, amount: 500, isGivenBack: true });
};
