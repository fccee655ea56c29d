import { randomUUID } from "node:crypto";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { sql } from "drizzle-orm";
import { newSharedReference } from "../../../services/api/src/ledger/orders/references.ts";
import { greetingCards, memorialCards } from "../../../services/api/src/platform/database/tables/cards.ts";
import {
  giftDocumentDetails,
  giftDocuments,
  memorialDetails,
  memorialSheets,
} from "../../../services/api/src/platform/database/tables/documents.ts";
import {
  members,
  membershipDetails,
  membershipYears,
} from "../../../services/api/src/platform/database/tables/memberships.ts";
import { give, type House, type PaidOrder, type Someone } from "./givers.ts";

type Order = PaidOrder["order"];

const cardOf = (who: Someone, { id, reference, shortReference, paidAt }: Order) => ({
  ...{ id: randomUUID(), orderId: id, orderReference: reference, shortReference, reference: newSharedReference() },
  ...{ sender: who.firstName, email: who.email ?? "", language: "sv" as const, createdAt: paidAt },
});

/* Gifts with all that their kinds bring. */

export const giveGreeting = async (house: House, who: Someone, on: string, to = "mamma") => {
  const order = await give(house, who, { on, amount: 250, kind: "greeting_card" });
  const words = { campaignCode: "MORSDAG_1", recipient: to, message: "Grattis på mors dag!" };
  const card = { ...cardOf(who, order), ...words, openedAt: order.paidAt };
  await house.db.insert(greetingCards).values(card);
  return { order, card };
};

export const lightCandle = async (house: House, who: Someone, on: string, name = "Karl-Gustav Lindström") => {
  const order = await give(house, who, { on, amount: 200, kind: "memorial_card" });
  const card = { ...cardOf(who, order), name, greeting: "Du fattas oss.", litAt: order.paidAt };
  await house.db.insert(memorialCards).values(card);
  return { order, card };
};

export const giveMemorial = async (house: House, who: Someone, on: string, name = "Karl-Gustav Lindström") => {
  const order = await give(house, who, { on, amount: 300, kind: "memorial_gift" });
  await house.db.insert(memorialDetails).values({ orderId: order.id, delivery: "none" });
  const sheet = {
    orderId: order.id,
    design: "BIRD" as const,
    name,
    greeting: "Du fattas oss.",
    createdAt: order.paidAt,
  };
  await house.db.insert(memorialSheets).values({ ...sheet, givers: [who.firstName] });
  return order;
};

export const giveCertificate = async (house: House, who: Someone, on: string, to = "Åsa och Jonas") => {
  const order = await give(house, who, { on, amount: 500, kind: "gift_certificate" });
  await house.db.insert(giftDocumentDetails).values({ orderId: order.id, delivery: "none" });
  const words = { recipient: to, sender: who.firstName, greeting: "Grattis på bröllopsdagen!", showsAmount: false };
  await house.db
    .insert(giftDocuments)
    .values({ orderId: order.id, design: "FLOWERS", ...words, createdAt: order.paidAt });
  return order;
};

/** Each from the day after the last. */
export const payMembership = async (house: House, who: Someone, days: readonly string[]): Promise<number> => {
  const { db } = house;
  const mailbox = who.email ?? "";
  const [member] = await db
    .insert(members)
    .values({ mailbox, name: `${who.firstName} ${who.lastName}`.toLowerCase() })
    .returning({ number: members.number });
  const memberNumber = member?.number ?? 0;
  for (const on of days) {
    const [kindCode, kindName] = ["HUVUDMEDLEM", "Huvudmedlem"];
    const lines = [{ name: kindName, quantity: 1, priceOre: 20_000 }];
    const { id } = await give(house, who, { on, amount: 200, kind: "membership_gift", lines });
    const address = { street: "Storgatan 14 B", postalCode: "53132", town: "Lidköping" };
    await db.insert(membershipDetails).values({ orderId: id, kindCode, kindName, ...address, household: ["Sven"] });
    const lastDay = sql<string>`(${on}::date + interval '1 year' - interval '1 day')::date` as unknown as string;
    await db.insert(membershipYears).values({ orderId: id, memberNumber, kindCode, firstDay: on, lastDay });
  }
  return memberNumber;
};

export const everyDays = (from: string, apart: number, count: number): string[] =>
  Array.from({ length: count }, (_, back) => daysAfter(from, -back * apart));
