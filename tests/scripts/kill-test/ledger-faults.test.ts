import { expect, test } from "vitest";
import { ledgerFaults } from "../../../scripts/kill-test/ledger-faults.ts";
import type { Books } from "../../../scripts/kill-test/ledger-faults.ts";

type World = { [Part in keyof Books]: Books[Part][number][] };

/** Three gifts: one by Swish, one by card, and one that was paid by both and of which the card's money went back. */
const rightWorld = (): World => {
  const names = ["a", "b", "c"];
  const email = (name: string) => `givare-${name}@exempel.se`;
  return {
    told: names.map((name) => ({
      ...{ orderReference: `order-${name}`, shortOrderReference: `SHORT${name}`, email: email(name) },
      ...{ amountOre: 25_000, paid: true, state: "paid" },
    })),
    orders: names.map((name) => ({
      ...({ reference: `order-${name}`, kind: "regular_gift", amountOre: 25_000, paid: true } as const),
      mails: name === "c" ? ["receipt", "givenBack"] : ["receipt"],
      due: name === "c" ? ["receipt", "givenBack"] : ["receipt"],
    })),
    payments: [
      { order: "order-a", reference: "S1", method: "swishDirect", ...booked },
      { order: "order-b", reference: "C1", method: "card", ...booked },
      { order: "order-c", reference: "S2", method: "swishNumber", ...booked },
      { order: "order-c", reference: "C2", method: "card", ...booked, surplus: true },
    ],
    swish: ["S1", "S2"].map((id) => ({ id, reference: "", amountOre: 25_000, state: "PAID", refundedOre: 0 })),
    card: ["C1", "C2"].map((reference) => ({
      ...{ id: "1", reference, amountOre: 25_000, state: "approved", refundedOre: reference === "C2" ? 25_000 : 0 },
    })),
    arrived: names.map((name) => ({
      ...{
        messageId: `<${name}>`,
        to: [`Givare <${email(name)}>`],
        attachments: [{ name: `kvitto-SHORT${name}.pdf` }],
      },
    })),
  };
};
const booked = { state: "paid", amountOre: 25_000, surplus: false, givenUp: false };

test("books that agree with the providers, and with what visitors wanted, have no fault", () => {
  expect(ledgerFaults(rightWorld())).toEqual([]);
});

test.each<[string, (world: World) => unknown, string]>([
  ["a payment is lost", ({ payments }) => payments.shift(), "swish S1 is PAID there and unknown to us"],
  [
    "a payment is lost together with what the order says of it",
    ({ payments, orders }) => {
      payments.shift();
      Object.assign(orders[0] ?? {}, { paid: false, mails: [], due: [] });
    },
    "A visitor was thanked for an order that is not paid",
  ],
  [
    "an order is booked twice, and so it is at the providers",
    ({ payments, card }) => {
      payments.push({ order: "order-a", reference: "C3", method: "card", ...booked });
      card.push({ id: "3", reference: "C3", amountOre: 25_000, state: "approved", refundedOre: 0 });
    },
    "An order is paid 2 times",
  ],
  [
    "money that came twice is kept, and the books say that it went back",
    ({ card }) => Object.assign(card[1] ?? {}, { refundedOre: 0 }),
    "A visitor owed 25000 öre and was drawn 50000",
  ],
  [
    "everybody is drawn 1 kr, here and at the providers",
    ({ payments, swish, card }) => {
      for (const one of [...payments, ...swish, ...card]) one.amountOre = 100;
    },
    "A visitor owed 25000 öre and was drawn 100",
  ],
  [
    "everybody is drawn 1 kr, and the orders say so as well",
    ({ payments, orders, swish, card }) => {
      for (const one of [...payments, ...orders, ...swish, ...card]) one.amountOre = 100;
    },
    "A visitor gave another amount than we know",
  ],
  [
    "an amount is wrong here alone",
    ({ payments }) => Object.assign(payments[1] ?? {}, { amountOre: 30_000 }),
    "card C1: 30000 öre here, 25000 there",
  ],
  [
    "a gift has gone back",
    ({ card }) => Object.assign(card[0] ?? {}, { refundedOre: 25_000 }),
    "A visitor owed 25000 öre and was drawn 0",
  ],
  [
    "a receipt was never written",
    ({ orders, arrived }) => {
      Object.assign(orders[0] ?? {}, { mails: [] });
      arrived.shift();
    },
    "A regular_gift had the mails  instead of receipt",
  ],
  ["a receipt that was sent never came", ({ arrived }) => arrived.shift(), "A visitor got 0 receipts instead of 1"],
  [
    "a receipt went to somebody else",
    ({ arrived }) => Object.assign(arrived[0] ?? {}, { to: ["annan@exempel.se"] }),
    "A visitor got 0 receipts instead of 1",
  ],
  [
    "a receipt came twice",
    ({ arrived }) => arrived.push(...arrived.slice(0, 1).map((one) => ({ ...one, messageId: "<again>" }))),
    "A visitor got 2 receipts instead of 1",
  ],
  [
    "a receipt came for what nobody paid",
    ({ told, orders, payments, swish }) => {
      Object.assign(told[0] ?? {}, { paid: false });
      Object.assign(orders[0] ?? {}, { paid: false, mails: [], due: [] });
      Object.assign(payments[0] ?? {}, { state: "expired" });
      Object.assign(swish[0] ?? {}, { state: "CANCELLED" });
    },
    "A visitor got 1 receipts instead of 0",
  ],
  ["an order is lost", ({ orders }) => orders.shift(), "A visitor has an order that we do not know"],
])("it is seen when %s", (_what, plant, fault) => {
  const world = rightWorld();
  plant(world);
  expect(ledgerFaults(world)).toContain(fault);
});
