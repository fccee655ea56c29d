import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { withdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { isToPack } from "../../../../../services/api/src/kinds/article-order/attention.ts";
import { articleOrdersWhere } from "../../../../../services/api/src/kinds/article-order/repository.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { withdrawals } from "../../../../../services/api/src/platform/database/tables/withdrawals.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { withdrawalCommands, withdrawalSections } from "../../../../../services/api/src/rooms/withdrawals/staff.ts";
import { articleOrder, fillShelf, recipient, register } from "../../kinds/article-order/article-samples.ts";
import { openPaymentWorld } from "../../ledger/payments/payment-world.ts";

type Json = Record<string, unknown>;
type Letter = { to: string[]; subject: string; text: string };

export const openWithdrawalWorld = async () => {
  const world = await openPaymentWorld();
  await fillShelf(world.db, { "2001": 500 });

  let customers = 0;
  const newCustomer = () => `kund${(customers += 1)}@exempel.se`;

  const order = async (email: string, given: Json = articleOrder()): Promise<OrderReceipt> =>
    orderReceipt.parse((await register(world.api, { ...given, recipient: recipient({ email }) })).json());
  const pay = async (made: OrderReceipt) => {
    await world.direct(made);
    await world.decide(made, "approve");
    await world.until(async () => expect(await world.poll(made)).toMatchObject({ paid: true }));
  };
  /** As when the money has come. */
  const bought = async (email: string): Promise<OrderReceipt> => {
    const made = await order(email);
    await pay(made);
    return made;
  };
  const words = ({ shortOrderReference: orderNumber }: OrderReceipt, email: string, given: Json = {}) => ({
    ...{ idempotencyKey: crypto.randomUUID(), orderNumber, email, language: "sv" },
    ...given,
  });
  const post = (payload: Json) =>
    world.api.app.inject({ method: withdrawCall.method, url: withdrawCall.path, payload });
  const withdraw = async (payload: Json) => withdrawalReceipt.parse((await post(payload)).json());
  const rowsOf = ({ shortOrderReference }: OrderReceipt) =>
    world.db.select().from(withdrawals).where(eq(withdrawals.orderNumber, shortOrderReference));
  const letterOf = async (email: string): Promise<Letter> => {
    const find = async () =>
      ((await world.control("GET", "/mails")) as Letter[]).filter(
        ({ to, subject }) => JSON.stringify(to).toLowerCase().includes(email) && subject.includes("ångrar ett köp"),
      );
    await world.until(async () => expect(await find()).toHaveLength(1));
    const [letter] = await find();
    if (!letter) throw new Error("There is no letter");
    return letter;
  };
  const staff = (...typed: string[]) =>
    runCommand(withdrawalCommands, { db: world.db, environment: world.api.environment }, ["withdrawals", ...typed]);
  const settle = async (made: OrderReceipt, outcome: "whole" | "part" | "none", ...articles: string[]) => {
    for (const { number, settledAt } of await rowsOf(made))
      if (settledAt === null) await staff("settle", String(number), outcome, ...articles, "Anna Ek: talade med kunden");
  };
  const waits = async (section: "paidSince" | "short" | "new", { shortOrderReference }: OrderReceipt) => {
    const which = withdrawalSections[["paidSince", "short", "new"].indexOf(section)];
    return ((await which?.rows(world.db)) ?? []).some(({ order: number }) => number === shortOrderReference);
  };
  const toPack = ({ shortOrderReference }: OrderReceipt) =>
    articleOrdersWhere(world.db, and(isToPack, eq(orders.shortReference, shortOrderReference)));
  const isPacked = async (made: OrderReceipt) => (await toPack(made)).length === 1;
  return {
    ...{ ...world, newCustomer, order, pay, bought, words, post, withdraw },
    ...{ rowsOf, letterOf, staff, settle, waits, toPack, isPacked },
  };
};
