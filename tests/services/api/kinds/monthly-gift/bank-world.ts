import { randomUUID } from "node:crypto";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, sql } from "drizzle-orm";
import { databaseIsAway } from "../../../../../services/api/src/platform/database/failures.ts";
import type { Database } from "../../../../../services/api/src/platform/database/connect.ts";
import { bankFiles, bankNotices } from "../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandateDraws, mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { openBankFolders } from "../../../../../services/api/src/ledger/bank-files/bank-folders.ts";
import {
  accountEnding,
  accountLookup,
  encryptNumbers,
  holderLookup,
  newPayerNumber,
} from "../../../../../services/api/src/kinds/monthly-gift/numbers.ts";
import { readFiles } from "../../../../../services/api/src/ledger/bank-files/read-files.ts";
import { sendFiles } from "../../../../../services/api/src/kinds/monthly-gift/bank/send-files.ts";
import { writeNight } from "../../../../../services/api/src/kinds/monthly-gift/bank/write-night.ts";
import { newOrderReference, newShortReference } from "../../../../../services/api/src/ledger/orders/references.ts";
import { bankFileReaders as readers, orderHandlers } from "../../../../../services/api/src/modules.ts";
import type { TestApi } from "../../test-api.ts";

type New = Partial<typeof mandates.$inferInsert> & { holder?: string };

/** What the bank's files are tried with: mandates as they stand in the table, nights, and what the bank says. */
export const openBankWorld = async (api: TestApi) => {
  const { db, environment, jobs, app } = api;
  const folders = await openBankFolders(environment.autogiro.folder);
  const clearing = "6000";
  let accounts = 0;
  const empty = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`truncate mandate, bank_file, bank_night, payment, orders, mail cascade`);
    });

  return {
    folders,
    /**
     * All that there was, also histories that the tables themselves let nobody change. A job of the test before may hold
     * some of it while it waits for the rest: PostgreSQL ends one of the two, and then it is tried once more.
     */
    forget: () =>
      empty().catch((error: unknown) => {
        if (databaseIsAway(error)) return empty();
        throw error;
      }),
    /** Signed and to be told to the bank, unless something else is said. */
    addMandate: async ({ holder = "198807012391", ...given }: New = {}) => {
      const account = { clearing, number: String((accounts += 1)).padStart(9, "0") };
      const values = {
        ...{ id: randomUUID(), reference: newOrderReference(), shortReference: newShortReference() },
        payerNumber: await newPayerNumber(db),
        ...({ idempotencyKey: randomUUID(), bodyHash: "", channel: "paper", language: "sv" } as const),
        ...{ holderName: "Johan Ekdahl", holderLookup: holderLookup(environment, holder) },
        ...{ email: "johan@exempel.se", bankName: "Handelsbanken", accountEnding: accountEnding(account) },
        ...encryptNumbers(environment.personalNumberKeys, { holder, giver: null, account }),
        accountLookup: accountLookup(environment, account),
        ...({ amountOre: 20_000, drawDay: 28, firstDrawOn: "2026-12-28" } as const),
        ...{ consentVersion: "1", consentHash: "", consentText: "" },
        ...{ signedAt: new Date("2026-11-20T12:00:00Z"), stateSince: new Date("2026-11-20T12:00:00Z") },
        ...({ state: "signed", bankInstruction: "add" } as const),
        ...given,
      };
      await db.insert(mandates).values(values);
      return values;
    },
    active: { state: "active", bankInstruction: null } as const,
    night: async (on: string, on2: Database = db) => writeNight(on2, environment, on),
    send: () => sendFiles(db, environment.personalNumberKeys, folders),
    read: () => readFiles({ db, jobs, handlers: orderHandlers, log: app.log, environment, folders, readers }),
    /** With other settings than the API began with. */
    readAs: (autogiro: typeof environment.autogiro) =>
      readFiles({
        db,
        jobs,
        handlers: orderHandlers,
        log: app.log,
        environment: { ...environment, autogiro },
        folders,
        readers,
      }),
    /** Lays a file from the bank that has rested, an hour unless another time is given. */
    lay: async (name: string, content: Buffer, writtenAt = Date.now() / 1_000 - 3_600) => {
      const path = join(folders.fromBank, name);
      await writeFile(path, content);
      await utimes(path, writtenAt, writtenAt);
    },
    rest: (folder: keyof typeof folders, name: string, writtenAt: number) =>
      utimes(join(folders[folder], name), writtenAt, writtenAt),
    filesIn: async (folder: keyof typeof folders) => (await readdir(folders[folder])).sort(),
    linesTo: async (name: string) => (await readFile(join(folders.toBank, name), "latin1")).split("\r\n").slice(0, -1),
    mandate: async (id: string) => (await db.select().from(mandates).where(eq(mandates.id, id)))[0],
    draws: () =>
      db
        .select({
          mandateId: mandateDraws.mandateId,
          month: mandateDraws.month,
          dueOn: mandateDraws.dueOn,
          orderId: orders.id,
          kind: orders.kind,
          amountOre: orders.amountOre,
          paidAt: orders.paidAt,
          paymentId: payments.id,
          method: payments.method,
          state: payments.state,
          reference: payments.providerReference,
        })
        .from(mandateDraws)
        .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
        .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
        .orderBy(asc(mandateDraws.month), asc(mandateDraws.dueOn)),
    bankFiles: (direction: "toBank" | "fromBank") =>
      db.select().from(bankFiles).where(eq(bankFiles.direction, direction)).orderBy(asc(bankFiles.madeAt)),
    notices: () => db.select().from(bankNotices).orderBy(asc(bankNotices.line)),
    mailsOf: (template: (typeof mails.$inferSelect)["template"], orderId?: string) =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.template, template), orderId === undefined ? undefined : eq(mails.ownerId, orderId))),
  };
};
export type BankWorld = Awaited<ReturnType<typeof openBankWorld>>;

const digits = (value: string | number, width: number) => String(value).padStart(width, "0");
const compact = (day: string) => day.replaceAll("-", "");
const file = (lines: string[]) => Buffer.from(lines.map((line) => `${line.padEnd(80)}\r\n`).join(""), "latin1");
const opening = (title: string, day: string) =>
  `01AUTOGIRO              ${compact(day).padEnd(20)}${title.padEnd(20)}4711170009000000`;

/** Files as Bankgirot writes them, for one payee. */
export const mandateFile = (day: string, answers: { payerNumber: string; info?: string; status: string }[]) =>
  file([
    opening("AG-MEDAVI", day),
    ...answers.map(
      ({ payerNumber, info = "04", status }) =>
        `730009000000${payerNumber}${" ".repeat(16 + 12 + 5)}${info}${status}${compact(day)}`,
    ),
    `09${compact(day)}9900${digits(answers.length, 7)}`,
  ]);

type Paid = { payerNumber: string; reference: string; amountOre?: number; status: string };
export const paymentFile = (day: string, answers: Paid[]) => {
  const paid = answers.filter(({ status }) => status === "0");
  const ore = paid.reduce((sum, { amountOre = 20_000 }) => sum + amountOre, 0);
  return file([
    opening("BET. SPEC & STOPP TK", day).replace(`${compact(day)}            `, `${compact(day)}193055123456`),
    `15${digits("50000000012343", 35)}${compact(day)}00001${digits(ore, 18)}   ${digits(paid.length, 8)}`,
    ...answers.map(
      ({ payerNumber, reference, amountOre = 20_000, status }) =>
        `82${compact(day)}0    ${payerNumber}${digits(amountOre, 12)}0009000000${reference}          ${status}`,
    ),
    `09${compact(day)}9900${digits(1, 6)}${digits(paid.length, 12)}${digits(0, 36)}`,
  ]);
};

/** A payer has claimed back what was drawn, and the bank has given it back. */
export const refundFile = (day: string, claims: { payerNumber: string; reference: string; amountOre?: number }[]) => {
  const ore = claims.reduce((sum, { amountOre = 20_000 }) => sum + amountOre, 0);
  return file([
    opening("BET. SPEC & STOPP TK", day).replace(`${compact(day)}            `, `${compact(day)}193055123456`),
    `17${digits("50000000012343", 35)}${compact(day)}00001${digits(ore, 18)}   ${digits(claims.length, 8)}`,
    ...claims.map(
      ({ payerNumber, reference, amountOre = 20_000 }) =>
        `77${compact(day)}0    ${payerNumber}${digits(amountOre, 12)}0009000000${reference}${compact(day)}01`,
    ),
    `09${compact(day)}9900${digits(0, 36)}${digits(1, 6)}${digits(claims.length, 12)}`,
  ]);
};

export const changeFile = (day: string, changes: { payerNumber: string; reference: string; code: string }[]) =>
  file([
    opening("MAKULERING/ÄNDRING", day),
    ...changes.map(
      ({ payerNumber, reference, code }) =>
        `${code}${compact(day)}${payerNumber}82${digits(20_000, 12)}${digits(0, 16)}${reference}12`,
    ),
    `09${compact(day)}9900`,
  ]);

export const refusedFile = (day: string, orders: { payerNumber: string; reference: string; comment: string }[]) =>
  file([
    opening("AVVISADE BET UPPDR", day),
    ...orders.map(
      ({ payerNumber, reference, comment }) =>
        `82${compact(day)}0   ${payerNumber}${digits(20_000, 12)}${reference}${comment}`,
    ),
    `09${compact(day)}9900${digits(0, 18)}${digits(orders.length, 6)}${digits(20_000 * orders.length, 12)}`,
  ]);
