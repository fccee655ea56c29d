import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { paymentSections } from "../../../../../services/api/src/ledger/payments/attention.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { unpaidGift } from "../receipts/paid-gifts.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();

const donor = {
  kind: "person",
  firstName: "Åsa",
  lastName: "Ö",
  email: "asa@exempel.se",
  mobile: "0701740605",
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
type Payment = Partial<typeof payments.$inferInsert>;

/** A payment of an order of its own, begun by card 25 hours ago unless a test says otherwise. */
const paymentOf = async (given: Payment) => {
  const order = await unpaidGift(api, { amount: 1000.5, donor });
  const payment = {
    id: randomUUID(),
    orderId: order.id,
    method: "card" as const,
    amountOre: order.amountOre,
    idempotencyKey: randomUUID(),
    bodyHash: "hash",
    providerReference: randomUUID(),
    expiresAt: hoursAgo(24),
    createdAt: hoursAgo(25),
    nextAskAt: hoursAgo(-1),
    ...given,
  };
  await api.db.insert(payments).values(payment);
  return { order: order.shortReference, ...payment };
};
const sectionsOf = async () => (await showSections(api.db, paymentSections)).split("\n\n");
/** The headings under which the order stands, each with its line. */
const listed = async (order: string) => {
  const found: [string, string][] = [];
  for (const { heading, rows } of paymentSections) {
    const text = await showSections(api.db, [{ heading, remedy: "", rows }]);
    const line = text.split("\n").find((one) => one.startsWith(order));
    if (line !== undefined) found.push([heading, line]);
  }
  return found;
};

const uncertain = "Payments of which nobody knows for a day whether money came";
const givenUp = "Refunds that the provider refuses";
const owed = "Money that should have gone back for a day";
const unknown: Payment = { state: "unknown", reason: "outcomeUnknown" };
const gaveUpUnheard: Payment = { state: "cancelled", reason: "cancelledUnconfirmed" };
const surplus: Payment = { state: "paid", surplus: true, settledAt: hoursAgo(25), nextAskAt: null };
const refused: Payment = { ...surplus, failedRefunds: 3, refundCode: "RF02", refundGivenUpAt: hoursAgo(20) };

test.each<[string, string[], Payment]>([
  ["a payment that is unknown for a day", [uncertain], unknown],
  ["a payment that is unknown, though nothing asks about it any more", [uncertain], { ...unknown, nextAskAt: null }],
  ["a payment that was given up unheard a day ago", [uncertain], gaveUpUnheard],
  [
    "a payment that expired, and of which something was said since that may mean money",
    [uncertain],
    { state: "expired", reason: "outcomeUnknown" },
  ],
  ["a draw that is unknown, of which the bank's own lists tell", [], { ...unknown, method: "directDebit" }],
  ["a payment that is unknown for less than a day", [], { ...unknown, createdAt: hoursAgo(23) }],
  ["a payment that was given up unheard less than a day ago", [], { ...gaveUpUnheard, createdAt: hoursAgo(23) }],
  ["a payment that was given up and heard of since", [], { state: "cancelled", reason: "cancelledByVisitor" }],
  ["a payment that expired", [], { state: "expired", reason: "timedOut" }],
  ["a payment that pays its order", [], { ...surplus, surplus: false }],
  ["surplus money whose refund was given up", [givenUp], refused],
  ["surplus money whose refund was given up just now", [givenUp], { ...refused, settledAt: hoursAgo(0) }],
  ["surplus money that nobody could give back for a day", [owed], surplus],
  ["surplus money that came less than a day ago", [], { ...surplus, settledAt: hoursAgo(23) }],
  ["surplus money that was given back", [], { ...surplus, refundedAt: hoursAgo(20) }],
  ["surplus money that was given back after it was given up", [], { ...refused, refundedAt: hoursAgo(1) }],
])("%s comes before staff under %j", async (_what, headings, given) => {
  const { order } = await paymentOf(given);
  expect((await listed(order)).map(([heading]) => heading)).toEqual(headings);
});

test("staff see of an unknown payment what finds it at the provider, and how the giver is reached", async () => {
  const createdAt = hoursAgo(30);
  const { order, providerReference } = await paymentOf({ ...unknown, createdAt, providerId: "tx-4711" });
  const [[, line] = []] = await listed(order);
  expect(line?.split(/ {2,}/u)).toEqual([
    order,
    "card",
    "1000.5",
    providerReference,
    "tx-4711",
    createdAt.toISOString(),
    "outcomeUnknown",
    "asa@exempel.se",
    "+46701740605",
  ]);
});

test("staff see of a refund that was given up its code, and what finds the money at the provider", async () => {
  const { order, providerReference } = await paymentOf({ ...refused, settlementReference: "6D6CD7406ECE4542" });
  const [[, line] = []] = await listed(order);
  for (const told of ["1000.5", providerReference, "6D6CD7406ECE4542", "RF02", "asa@exempel.se"])
    expect(line).toContain(told);
});

test("each list says what to do: look with the provider, then reach the giver", async () => {
  await paymentOf(unknown);
  await paymentOf(refused);
  await paymentOf(surplus);
  const told = (await sectionsOf()).join("\n");
  for (const heading of [uncertain, givenUp, owed])
    expect(told).toMatch(new RegExp(`^${heading}: [1-9]\\d*\\n.*(portal|log)`, "m"));
});
