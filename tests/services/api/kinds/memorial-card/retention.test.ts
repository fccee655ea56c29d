import { kept } from "@hjarta-lunga/contract/kept.ts";
import { memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { runRetention, cardKinds } from "../../../../../services/api/src/modules.ts";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { ownTestApi } from "../../test-api.ts";
import { cardCalls, giftOf, newCard } from "./card-samples.ts";

const api = await ownTestApi();
const calls = cardCalls(api);

/** As if the card had been lit, or made, so much earlier. */
const age = (orderReference: string, by: string) =>
  api.db
    .update(memorialCards)
    .set({
      litAt: sql`${memorialCards.litAt} - ${by}::interval`,
      createdAt: sql`${memorialCards.createdAt} - ${by}::interval`,
    })
    .where(eq(memorialCards.orderReference, orderReference));
/** All rows of the tables that hold something of a card, by table. */
const rowsOf = async (cardId: string) => {
  const of = (table: string, column: string) =>
    sql`(select count(*)::int from ${sql.raw(table)} where ${sql.raw(column)} = ${cardId}) as ${sql.raw(table)}`;
  const { rows } = await api.db.execute(
    sql`select ${sql.join(
      [
        of("memorial_card", "id"),
        of("memorial_candle", "card_id"),
        of("memorial_card_report", "card_id"),
        of("memorial_card_audit", "card_id"),
        of("mail", "owner_id"),
      ],
      sql`, `,
    )}`,
  );
  return rows[0];
};

const whole = async () => {
  const card = await calls.lit();
  await calls.light(card.reference, { name: "Eva Ek" });
  await calls.report(card.reference, { why: "Elakt" });
  await decideOnCard(api.db, cardKinds, { decision: "show", card: card.shortReference, note: "Anna Ek: test" });
  return card;
};
const one = { memorial_card: 1, memorial_candle: 1, memorial_card_report: 1, memorial_card_audit: 1, mail: 1 };
const none = Object.fromEntries(Object.keys(one).map((table) => [table, 0]));

test.each([
  ["a day less than that", `${kept.candle.for.years} years -1 day`, one],
  ["that", `${kept.candle.for.years} years 1 minute`, none],
])("of a card that was lit %s long ago all is there, or nothing is", async (_, by, expected) => {
  const { id, orderReference } = await whole();
  await age(orderReference, by);
  await runRetention(api.db);
  expect(await rowsOf(id)).toEqual(expected);
  expect((await calls.order(orderReference)).statusCode).toBe(expected === one ? 200 : 404);
});

test("what was taken down goes on the same day, and a card that was never lit does not outlive it", async () => {
  const down = await whole();
  await calls.takeDown({ orderReference: down.orderReference, token: down.token });
  const waiting = memorialCardReceipt.parse((await calls.add(newCard({ gift: giftOf() }))).json()).orderReference;
  const { id } = await calls.rowOf(waiting);
  for (const orderReference of [down.orderReference, waiting])
    await age(orderReference, `${kept.candle.for.years} years 1 minute`);
  await runRetention(api.db);
  expect([await rowsOf(down.id), await rowsOf(id)]).toEqual([none, none]);
});

test("its sender is told the day on which it goes, by Sweden's calendar", async () => {
  const { orderReference } = await calls.lit();
  const litAt = new Date("2026-12-31T23:30:00Z");
  await api.db.update(memorialCards).set({ litAt }).where(eq(memorialCards.orderReference, orderReference));
  expect((await calls.seen(orderReference)).keptUntil).toBe("2029-01-01");
});

test("no card without a gift can wait", async () => {
  const { orderReference } = await calls.lit();
  const change = api.db
    .update(memorialCards)
    .set({ litAt: null })
    .where(eq(memorialCards.orderReference, orderReference));
  await expect(change).rejects.toMatchObject({ cause: { constraint: "memorial_card_gift_or_lit" } });
});
