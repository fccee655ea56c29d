import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import type { Database } from "../../../services/api/src/platform/database/connect.ts";
import { changeByKey, changeByNumber } from "../../../services/api/src/kinds/monthly-gift/changes.ts";
import { drawOfOrder } from "../../../services/api/src/kinds/linked-gift/extra.ts";
import { findLink } from "../../../services/api/src/kinds/linked-gift/find-link.ts";
import { giftLinkTokens } from "../../../services/api/src/kinds/linked-gift/deps.ts";
import { storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { endIdentifications } from "../../../services/api/src/identity/bankid/session.ts";
import type { ModuleDeps } from "../../../services/api/src/kinds/module.ts";
import {
  isMailedTo,
  isTheirs,
  paidOrdersWhere,
  type TheirOrder,
} from "../../../services/api/src/ledger/orders/theirs.ts";
import { modules, runRetention } from "../../../services/api/src/modules.ts";
import { contactOf } from "../../../services/api/src/rooms/my-data/contact.ts";
import { deceasedRegister, parlorRegister } from "../../../services/api/src/rooms/lookups/registers.ts";
import { createRegisterSearch } from "../../../services/api/src/rooms/lookups/search.ts";
import { namesOn } from "../../../services/api/src/kinds/memorial-card/candles.ts";
import { createCandleCounter } from "../../../services/api/src/kinds/memorial-card/counter.ts";
import { cardByKey, cardByOrder, sharedCard } from "../../../services/api/src/kinds/memorial-card/repository.ts";
import { exportPendingDraws } from "../../../services/api/src/kinds/monthly-gift/draws/pending-draws.ts";
import { queueUnsentMail } from "../../../services/api/src/platform/mail/outbox.ts";
import { moneyInSections } from "../../../services/api/src/ledger/money-in/attention.ts";
import { findInvoices, openParts } from "../../../services/api/src/ledger/money-in/find-invoices.ts";
import { paymentSections } from "../../../services/api/src/ledger/payments/attention.ts";
import { claimNextDue } from "../../../services/api/src/ledger/payments/schedule.ts";
import { queueMissingRefunds } from "../../../services/api/src/ledger/payments/refund.ts";
import {
  findByProviderReference,
  findOrder,
  isAnotherOpen,
  findSurplusSettledAs,
  paymentThatCounts,
} from "../../../services/api/src/ledger/payments/repository.ts";
import { showSections } from "../../../services/api/src/platform/staff/section.ts";
import { greetingCard } from "../../../services/api/src/kinds/greeting-card/module.ts";
import { memorialCard } from "../../../services/api/src/kinds/memorial-card/module.ts";
import { apiDatabase } from "./test-api.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await apiDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // The pool has ended before its connection has: dropping the database may be what ends that one.
  pool.on("connect", (client) => client.on("error", () => undefined));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const jobs = { send: () => Promise.resolve(), work: () => undefined };
const linkTokens = giftLinkTokens("x".repeat(32));
const nobody = "00000000-0000-0000-0000-000000000000";
const somebody = {
  ...{ id: nobody, lookup: "lookup", personalNumber: "195205292260", name: "Birgitta Åkerström" },
  ...{ emails: ["a@exempel.se"], mobiles: ["+46701740605"] },
};
const oneOfEach = Object.keys(storedKinds).map((kind) => ({
  ...{ id: nobody, kind, reference: "A".repeat(20), shortReference: "AAAAAAAA", amountOre: 0, companyName: null },
  lines: [],
})) as unknown as TheirOrder[];
type Work = (db: Database) => Promise<unknown>;
type PaymentDeps = Parameters<typeof claimNextDue>[0];
const withDb =
  (work: (deps: PaymentDeps) => Promise<unknown>): Work =>
  (db) =>
    work({ db, jobs, environment: { providerTimeoutMs: 1_000 } } as unknown as PaymentDeps);

test.each<[string, Work]>([
  ["payments that are due", withDb(claimNextDue)],
  ["money that is still to be given back", withDb(queueMissingRefunds)],
  ["payments that staff must look at", (db) => showSections(db, paymentSections)],
  ["mail that is not sent", (db) => queueUnsentMail(db, jobs)],
  ["what has been kept long enough", runRetention],
  ["the payment of a callback", (db) => findByProviderReference(db, "A".repeat(32))],
  ["the payment of a refund's callback", (db) => findSurplusSettledAs(db, "A".repeat(32))],
  ["the order of a poll", (db) => findOrder(db, "A".repeat(20))],
  ["what else of an order may be paid", (db) => isAnotherOpen(db, nobody, nobody)],
  ["somebody by a name", (db) => createRegisterSearch(db, deceasedRegister)("karl", 1)],
  ["somebody by names", (db) => createRegisterSearch(db, deceasedRegister)("karl lindström", 1)],
  ["a parlour by its postcode", (db) => createRegisterSearch(db, parlorRegister)("531 32", 1)],
  ["the payment of a poll", (db) => paymentThatCounts(db, nobody)],
  ["a card by what it is shared by", (db) => sharedCard(db, "A".repeat(20)).catch(() => undefined)],
  ["the card of a sender", (db) => cardByOrder(db, "A".repeat(20))],
  ["a card by its click", (db) => cardByKey(db, nobody)],
  ["who lit a candle on a card", (db) => namesOn(db, nobody)],
  [
    "how many burn on a card",
    (db) =>
      createCandleCounter(db)
        .on("A".repeat(20))
        .catch(() => undefined),
  ],
  [
    "draws beside the monthly ones that wait for a file",
    (db) => exportPendingDraws(db, "2026-12-18", 4, { fileId: nobody, lineOf: () => "" }),
  ],
  ["money that is set aside", (db) => showSections(db, moneyInSections)],
  ["what came for an invoice before", (db) => openParts(db, nobody)],
  ["the invoices that a bank's file names", (db) => findInvoices(db, ["1007000"])],
  ["the extra draw of an order", (db) => drawOfOrder(db, nobody)],
  ["the link of a mailing", (db) => findLink(db, linkTokens, { kind: "extra_gift", guid: crypto.randomUUID() })],
  ["a change of a mandate by its click", (db) => changeByKey(db, nobody)],
  ["a change of a mandate for its mail", (db) => changeByNumber(db, nobody, 1)],
  ["somebody's orders", (db) => paidOrdersWhere(db, isTheirs(somebody))],
  ["the orders of a mailbox", (db) => paidOrdersWhere(db, isMailedTo("a@exempel.se"))],
  ["the contact data of somebody", (db) => contactOf(db, somebody).catch(() => undefined)],
  ["what all browsers of a session have open", (db) => endIdentifications(db, { session: "s", purpose: "my_pages" })],
  [
    "what kinds bring to somebody's pages",
    async (db) => {
      const given = { db, environment: { myDataSecret: "x".repeat(32) } } as unknown as ModuleDeps;
      for (const part of modules.flatMap(({ myData }) => myData?.(given) ?? [])) {
        for (const find of Object.values(part.orderWords ?? {})) await find(db, oneOfEach);
        await part.show?.(db, somebody, oneOfEach);
        await part.held?.(db, somebody, oneOfEach);
      }
    },
  ],
  [
    "cards that somebody reported",
    (db) => showSections(db, [...memorialCard.attention(), ...greetingCard.attention()]),
  ],
])("%s: looked for by index, however many rows there are", async (_what, work) => {
  const asked: string[] = [];
  await work(drizzle(pool, { logger: { logQuery: (query) => asked.push(query) } }));
  expect(asked.length).toBeGreaterThan(0);
  await pool.query("set enable_seqscan = off");
  for (const query of asked.filter((text) => !/^(begin|commit)$/.test(text))) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${query}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan, query).not.toContain("Seq Scan");
  }
});
