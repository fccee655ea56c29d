import { randomUUID } from "node:crypto";
import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderHandlers, runRetention } from "../../../../../services/api/src/modules.ts";
import { withoutWorkers } from "../../../../../services/api/src/ledger/payments/deps.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { keptTables } from "../../../../../services/api/src/platform/database/kept-tables.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { paymentDiscrepancies, payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { articleOrder, fillShelf, recipient, register } from "../../kinds/article-order/article-samples.ts";
import { addCompanyGift, company, companyDiploma, companyGift } from "../../kinds/company-gift/company-gift-samples.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import {
  addDocument,
  byPost,
  certificate,
  words as documentWords,
} from "../../kinds/gift-document/document-samples.ts";
import { byMail, newGreeting, words as greetingWords } from "../../kinds/greeting-card/greeting-samples.ts";
import { addMemorial, byPost as sheetByPost, memorial, sheet } from "../../kinds/memorial-gift/memorial-samples.ts";
import { giftOf, newCard, words as cardWords } from "../../kinds/memorial-card/card-samples.ts";
import { addMembership, member, membership } from "../../kinds/membership/membership-samples.ts";
import { camtFile } from "../money-in/camt-files.ts";
import { openMoneyWorld } from "../money-in/money-world.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();

/** In every name, word and address that is given: whatever is left of somebody is found by it. */
const word = "Xyloport";
const email = "xyloport@exempel.se";
const street = `${word}gatan 1`;
const donor = {
  kind: "person",
  firstName: word,
  lastName: word,
  email,
  mobile: "0701740605",
  personalNumber: "191212121212",
};
const toPost = { recipient: word, street };

type Answer = Promise<{ statusCode: number; json: () => unknown; body: string }>;
const post = (path: string, payload: object): Answer => api.app.inject({ method: "POST", url: path, payload });

const kinds: Record<string, () => Answer> = {
  gift: () => addGift(api, gift({ donor })),
  "gift document": () =>
    addDocument(
      api,
      certificate({
        donor,
        document: documentWords({ to: word, from: word, greeting: word }),
        delivery: { ...byPost, ...toPost },
      }),
    ),
  membership: () =>
    addMembership(api, membership({ member: member({ firstName: word, lastName: word, email, street, town: word }) })),
  "memorial gift": () =>
    addMemorial(
      api,
      memorial({ donor, sheet: sheet({ greeting: word, givers: [word] }), delivery: { ...sheetByPost, ...toPost } }),
    ),
  "memorial card": () =>
    post(
      memorialCardAddCall.path,
      newCard({ card: cardWords({ greeting: word, from: word }), email, gift: giftOf({ donor }) }),
    ),
  "greeting card": () =>
    post(
      greetingCardAddCall.path,
      newGreeting({
        amount: 300,
        donor,
        ...greetingWords({ to: word, from: word, message: word }),
        ...byMail(null, email),
      }),
    ),
  articles: () =>
    register(
      api,
      articleOrder({ recipient: recipient({ firstName: word, lastName: word, email, street, town: word }) }),
    ),
  company: () =>
    addCompanyGift(
      api,
      companyGift({ company: company({ name: word, email }), diploma: companyDiploma({ name: word, occasion: word }) }),
    ),
};

const pay = async (orderId: string, amountOre: number) => {
  const id = randomUUID();
  const facts = { idempotencyKey: id, bodyHash: word, providerReference: id, expiresAt: new Date(), payerMobile: word };
  await api.db.insert(payments).values({ id, orderId, method: "swishDirect", state: "waiting", amountOre, ...facts });
  const news = {
    state: "paid",
    reason: null,
    code: "PAID",
    amountOre,
    currency: "SEK",
    settlementReference: id,
  } as const;
  await recordOutcome({ ...withoutWorkers, db: api.db, handlers: orderHandlers }, id, news, "callback");
  return id;
};

/** As if all of it were of twenty years ago; what is appended only cannot be changed by anybody else. */
const letTwentyYearsPass = () =>
  api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const { rows } = await tx.execute<{ table: string; column: string }>(
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and (data_type = 'date' or data_type like 'timestamp%')`,
    );
    for (const { table, column } of rows)
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.identifier(column)} - interval '20 years'`,
      );
  });

const notOfGivers = new Set(["published", "registers"]);

const whereWordIs = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, rule] of Object.entries(keptTables)) {
    if ("stays" in rule && notOfGivers.has(rule.stays)) continue;
    const { rows } = await api.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(table)} as t where t::text ilike ${`%${word}%`}`,
    );
    found.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return found;
};

const sums = async () =>
  (
    await api.db.execute(
      sql`select kind, count(*)::int as orders, sum(amount_ore)::int as ore, count(paid_at)::int as paid from orders group by kind order by kind`,
    )
  ).rows;

test("of paid orders of every kind nothing tells of anybody once they are out of the books, and the sums stay", async () => {
  await fillShelf(api.db, { "2001": 10 });
  for (const [kind, order] of Object.entries(kinds)) {
    const answer = await order();
    expect(answer.statusCode, `${kind}: ${answer.body}`).toBe(201);
  }
  for (const { id, amountOre } of await api.db.select().from(orders)) await pay(id, amountOre);
  const [first] = await api.db.select().from(orders).where(eq(orders.kind, "company_gift"));
  expect(first?.paidAt).not.toBeNull();
  const bank = await openMoneyWorld(api);
  await bank.bankSays(camtFile({ entries: [{ ref: randomUUID(), details: [{ ore: 5_000, payer: word }] }] }));
  expect((await whereWordIs()).length).toBeGreaterThan(15);
  const before = await sums();
  expect(before).toHaveLength(9);

  await letTwentyYearsPass();
  await runRetention(api.db);

  expect(await whereWordIs()).toEqual([]);
  expect(await sums()).toEqual(before);
  const { rows } = await api.db.execute(
    sql`select 1 from orders where personal_number is not null or personal_number_lookup is not null`,
  );
  expect(rows).toEqual([]);
});

test("whose money there is open news of is known until staff have settled it", async () => {
  await addGift(api, gift({ donor: { ...donor, email: "open@exempel.se" } }));
  const [order] = await api.db.select().from(orders).where(eq(orders.email, "open@exempel.se"));
  if (!order) throw new Error("There is no order");
  const paymentId = await pay(order.id, order.amountOre);
  await api.db.insert(paymentDiscrepancies).values({ paymentId, kind: "notPaid", source: "list", said: "not paid" });
  await letTwentyYearsPass();
  await runRetention(api.db);
  const nameOf = async () => (await api.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.firstName;
  expect(await nameOf()).toBe(word);
  await api.db.update(paymentDiscrepancies).set({ settledAt: new Date(), settledAs: "right" });
  await runRetention(api.db);
  expect(await nameOf()).toBeNull();
});
