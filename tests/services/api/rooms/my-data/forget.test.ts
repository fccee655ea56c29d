import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { withdrawals } from "../../../../../services/api/src/platform/database/tables/withdrawals.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { memorialGiftCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { commentCall, mailLinkCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { and, eq, is, sql } from "drizzle-orm";
import { PgTable, getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { tableModules } from "../../../../../services/api/src/platform/database/kept-tables.ts";
import { personalColumns } from "../../../../../services/api/src/platform/database/tables/columns.ts";
import { greetingCards, memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { diplomas, memorialSheets } from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { members, membershipYears } from "../../../../../services/api/src/platform/database/tables/memberships.ts";
import { personAddresses, persons } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { somebody } from "../../identity/bankid/bankid-world.ts";
import { gift } from "../../kinds/gift/gift-samples.ts";
import { newGreeting } from "../../kinds/greeting-card/greeting-samples.ts";
import { member, membership } from "../../kinds/membership/membership-samples.ts";
import { newCard, words as cardWords } from "../../kinds/memorial-card/card-samples.ts";
import { byPost, memorial, sheet } from "../../kinds/memorial-gift/memorial-samples.ts";
import { markPaid } from "../../ledger/receipts/paid-gifts.ts";
import { openContactWorld, type ContactWorld } from "./contact-world.ts";

/**
 * What is left of who asked to be forgotten. `gone`: nothing. `bound`: what the books or the law need, and `why`.
 * `minutes`: it goes by itself before anybody could ask. A table that tells of somebody and is not here fails.
 */
const leaves: Record<string, "gone" | "minutes" | { bound: string }> = {
  account_lookup: "minutes",
  address_proof: "gone",
  article_order: { bound: "what was paid is booked, and what is to be packed has to know where it goes" },
  bank_file_part: { bound: "bookkeeping" },
  bankid_order: "minutes",
  bankid_signature: { bound: "evidence of the mandate" },
  bankid_token: "minutes",
  comment: "gone",
  company_gift_details: { bound: "a company's" },
  diploma: "gone",
  gift_document: { bound: "while it waits to be printed or mailed" },
  gift_document_details: { bound: "while it waits to be printed or mailed" },
  greeting_card: "gone",
  greeting_card_report: "gone",
  invoice: { bound: "bookkeeping" },
  mail: { bound: "the last mail, until it has gone" },
  mail_link: "gone",
  mandate: { bound: "bookkeeping, and evidence" },
  member: "gone",
  membership_details: "gone",
  memorial_candle: "gone",
  memorial_card: "gone",
  memorial_card_report: "gone",
  memorial_details: { bound: "while it waits to be printed or mailed" },
  memorial_sheet: { bound: "while it waits to be printed or mailed" },
  money_in: { bound: "bookkeeping" },
  orders: { bound: "bookkeeping" },
  payment: { bound: "bookkeeping" },
  person: "gone",
  person_address: "gone",
  staff_read: { bound: "who read what must be found" },
  web_event: "minutes",
  withdrawal: { bound: "while it waits for staff: their money is in it" },
};

const tables = Object.values(tableModules)
  .flatMap((one) => Object.values(one) as unknown[])
  .filter((one) => is(one, PgTable));
const telling = tables.filter((table) => personalColumns(table).length > 0);
const nameOf = (table: PgTable) => getTableConfig(table).name;

test("of each table that tells of somebody it is said what is left of who asked to be forgotten", () => {
  expect(telling.map(nameOf).toSorted()).toEqual(Object.keys(leaves).toSorted());
});

let world: ContactWorld;
beforeAll(async () => {
  world = await openContactWorld();
});
afterAll(() => world.close());

const email = "glom.mig@exempel.se";
const mobile = "+46701740605";
const street = "Glömskegatan 9";
const secretWords = "glömda ord";
const donor = { kind: "person", firstName: "Berit", lastName: "Glömd", email, mobile };
const withNumber = { ...donor, personalNumber: somebody };

const orderBy = async (path: string, body: Record<string, unknown>) => {
  const response = await world.api.app.inject({ method: "POST", url: path, payload: body });
  if (response.statusCode !== 201) throw new Error(`${path}: ${response.body}`);
  const { orderReference } = orderReceipt.parse(response.json());
  const [order] = await world.api.db.select().from(orders).where(eq(orders.reference, orderReference));
  if (!order) throw new Error("No such order");
  return order;
};
const paid = async (path: string, body: Record<string, unknown>) =>
  markPaid(world.api, await orderBy(path, body), { paidAt: new Date() });

/** Each kind by its own call: what it holds, it holds as it does of anybody. */
const fill = async () => {
  const { db } = world.api;
  const given = await paid(regularGiftCall.path, gift({ donor: withNumber }));
  await db.insert(diplomas).values({ orderId: given.id, name: secretWords, occasion: secretWords, showsAmount: true });
  const unpaid = await orderBy(regularGiftCall.path, gift({ donor: withNumber }));
  await paid(regularGiftCall.path, gift({ donor }));
  const printed = await paid(
    memorialGiftCall.path,
    memorial({ donor: withNumber, sheet: sheet({ greeting: secretWords }) }),
  );
  const waiting = await paid(
    memorialGiftCall.path,
    memorial({ donor: withNumber, sheet: sheet({ greeting: "Väntar på tryck" }), delivery: byPost }),
  );
  const greeting = await paid(
    greetingCardAddCall.path,
    newGreeting({
      amount: 300,
      donor: withNumber,
      message: secretWords,
      delivery: { kind: "email", recipientEmail: email, on: null },
    }),
  );
  await db
    .update(greetingCards)
    .set({ openedAt: sql`now()` })
    .where(eq(greetingCards.orderId, greeting.id));
  await world.api.app.inject({
    method: "POST",
    url: memorialCardAddCall.path,
    payload: newCard({ email, card: cardWords({ greeting: secretWords }) }),
  });
  const joined = await paid(membershipCall.path, membership({ member: member({ email, street }) }));
  const [row] = await db.insert(members).values({ mailbox: email, name: "berit glömd" }).returning();
  await db.insert(membershipYears).values({
    ...{ orderId: joined.id, memberNumber: row?.number ?? 0, kindCode: "x" },
    ...{ firstDay: "2026-01-01", lastDay: "2099-01-01" },
  });
  await world.given(somebody, {}, {});
  await db.update(mandates).set({ email, mobile });
  const visitor = await world.identified();
  const { id } = await world.personOf();
  await db.update(persons).set({ email, mobile, street, postalCode: "11122", town: "Lund" }).where(eq(persons.id, id));
  await db.insert(personAddresses).values({ personId: id, provenBy: "email", value: email });
  await visitor.post(commentCall.path, { idempotencyKey: crypto.randomUUID(), about: "question", text: secretWords });
  await visitor.change({ change: "bringHomeByEmail", email });
  await world.browser().call(mailLinkCall.path, { email, language: "sv" });
  await world.browser().call(withdrawCall.path, {
    ...{ idempotencyKey: crypto.randomUUID(), orderNumber: "AB12CD34", email, part: secretWords, language: "sv" },
  });
  await db
    .update(withdrawals)
    .set({ outcome: "none", settledAt: new Date(), settledBy: "Anna Ek", settledNote: "svarat" });
  return { visitor, given, unpaid, printed, waiting };
};

const rowsWith = async (...markers: string[]) => {
  const found: string[] = [];
  for (const table of telling) {
    const rows = JSON.stringify(await world.api.db.select().from(table)).toLowerCase();
    found.push(...markers.filter((one) => rows.includes(one.toLowerCase())).map((one) => `${nameOf(table)}: ${one}`));
  }
  return found;
};

test("who asks to be forgotten is forgotten by themselves: what nothing binds is gone, and what the law makes us keep is said", async () => {
  const { visitor, given, unpaid, printed, waiting } = await fill();
  const { id, lookup } = await world.personOf();
  await expect
    .poll(async () => world.api.db.$count(mails, and(eq(mails.owner, "order"), sql`sent_at is null`)))
    .toBe(0);
  expect((await rowsWith(email, mobile, street, secretWords)).length).toBeGreaterThan(15);

  const { status, body } = await visitor.change({ change: "forget" });
  expect(status).toBe(200);
  const year = new Date().getFullYear();
  expect(body).toEqual({ change: "forget", keptUntil: `${year + 7}-12-31` });

  const left = (await rowsWith(email, mobile, street, secretWords)).filter((one) => !one.startsWith("mail:"));
  expect(left).toEqual([]);
  const whose = (await rowsWith(lookup)).map((one) => one.split(":")[0] ?? "");
  expect(whose.filter((name) => leaves[name] === "gone")).toEqual([]);

  const { db } = world.api;
  const orderOf = async (of: { id: string }) => (await db.select().from(orders).where(eq(orders.id, of.id)))[0];
  expect(await orderOf(given)).toMatchObject({ firstName: "Berit", lastName: "Glömd", email: null, mobile: null });
  expect(await orderOf(unpaid)).toBeUndefined();
  expect(await db.$count(memorialSheets, eq(memorialSheets.orderId, printed.id))).toBe(0);
  expect(await db.$count(memorialSheets, eq(memorialSheets.orderId, waiting.id))).toBe(1);
  expect(await db.select().from(greetingCards)).toMatchObject([{ message: "", takenDownAt: expect.any(Date) as Date }]);
  expect(await db.select().from(memorialCards)).toMatchObject([
    { greeting: "", takenDownAt: expect.any(Date) as Date },
  ]);

  await expect
    .poll(() => world.lettersTo(email).map(({ subject }) => subject))
    .toContain("Vi har glömt dig, som du bad om");
  expect((await visitor.change({ change: "stay" })).status).toBe(401);

  await expect.poll(() => db.$count(mails, and(eq(mails.ownerId, id), sql`sent_at is null`))).toBe(0);
  await runRetention(db);
  expect(await db.$count(persons, eq(persons.id, id))).toBe(0);
  expect(await rowsWith(email)).toEqual([]);
});

test("who comes back is somebody new, and the row that waits for its mail is nobody's", async () => {
  const first = await world.identified();
  await world.api.db.update(persons).set({ email: "igen@exempel.se" });
  await first.change({ change: "forget" });
  const again = await world.identified();
  expect((await again.change({ change: "stay" })).status).toBe(200);
  const { change } = again;
  expect((await change({ change: "address", address: null })).body).toMatchObject({ contact: { proven: [] } });
});

test("two presses forget once, and one that fails in the middle forgets nothing", async () => {
  const { change } = await world.identified();
  await change({ change: "address", address: { street, postalCode: "11122", town: "Lund" } });
  await world.api.db.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'in the middle'; end $$;
    create trigger fail before update on mandate for each statement execute function fail()`);
  expect((await change({ change: "forget" })).status).toBe(500);
  expect((await world.personOf()).street).toBe(street);
  await world.api.db.execute(sql`drop trigger fail on mandate`);
  const answers = await Promise.all([change({ change: "forget" }), change({ change: "forget" })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});
