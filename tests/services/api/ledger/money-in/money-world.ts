import { randomUUID } from "node:crypto";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withCheckDigit } from "@hjarta-lunga/contract/lib/luhn.ts";
import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { asc, eq, sql } from "drizzle-orm";
import { bankFiles } from "../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { moneyIn } from "../../../../../services/api/src/platform/database/tables/money-in.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { openBankFolders } from "../../../../../services/api/src/ledger/bank-files/bank-folders.ts";
import { readFiles, type ReadDeps } from "../../../../../services/api/src/ledger/bank-files/read-files.ts";
import { newOrderReference, newShortReference } from "../../../../../services/api/src/ledger/orders/references.ts";
import { bankFileReaders as readers, orderHandlers } from "../../../../../services/api/src/modules.ts";
import type { TestApi } from "../../test-api.ts";

let serial = 100_000;
export const newOcr = () => withCheckDigit(String((serial += 7)));

/** Invoices that wait, and what the bank says of money that came. */
export const openMoneyWorld = async (api: TestApi) => {
  const { db, environment, jobs, app } = api;
  const folders = await openBankFolders(environment.autogiro.folder);
  const deps: ReadDeps = { db, jobs, handlers: orderHandlers, log: app.log, environment, folders, readers };
  const rested = Date.now() / 1_000 - 3_600;
  const world = {
    folders,
    deps,
    forget: () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`truncate money_in, bank_file, payment, orders, mail cascade`);
      }),
    addInvoice: async (amountOre: number, given: Partial<typeof payments.$inferInsert> = {}) => {
      const [id, paymentId, ocr] = [randomUUID(), randomUUID(), newOcr()];
      const shortReference = newShortReference();
      await db.insert(orders).values({
        ...{ id, reference: newOrderReference(), shortReference, kind: "regular_gift", amountOre, language: "sv" },
        ...{ idempotencyKey: randomUUID(), bodyHash: "", donorKind: "company", companyName: "Ek & Co AB" },
        email: "ekonomi@exempel.se",
      });
      await db.insert(payments).values({
        ...{ id: paymentId, orderId: id, method: "invoice" as StoredMethod, state: "waiting", amountOre },
        ...{ idempotencyKey: randomUUID(), bodyHash: "", providerReference: ocr },
        expiresAt: new Date("2027-03-01"),
        ...given,
      });
      return { id, paymentId, ocr, shortReference };
    },
    lay: async (content: Buffer, name = `${randomUUID()}.xml`) => {
      await writeFile(join(folders.fromBank, name), content);
      await utimes(join(folders.fromBank, name), rested, rested);
    },
    read: (given: Partial<ReadDeps> = {}) => readFiles({ ...deps, ...given }),
    bankSays: async (...contents: Buffer[]) => {
      for (const content of contents) {
        await world.lay(content);
        await world.read();
      }
    },
    files: () => db.select().from(bankFiles).orderBy(asc(bankFiles.madeAt)),
    items: () => db.select().from(moneyIn).orderBy(asc(moneyIn.number)),
    order: async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0],
    payment: async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0],
    gifts: () =>
      db
        .select({ order: orders, payment: payments })
        .from(orders)
        .innerJoin(payments, eq(payments.id, orders.paidBy))
        .where(eq(orders.kind, "bankgiro_gift"))
        .orderBy(asc(orders.amountOre)),
    mailsTo: (id: string) => db.select().from(mails).where(eq(mails.ownerId, id)),
  };
  return world;
};
