import { emailAddress } from "@hjarta-lunga/contract/schemas/donors.ts";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { orders } from "../database/tables/orders.ts";

const dueAgain = { refusedAt: null, refusal: null };

/** Every refused mail once more, to the address that it has. Answers with how many. */
export const resendAllRefused = async (db: Database): Promise<number> =>
  (await db.update(mails).set(dueAgain).where(isNotNull(mails.refusedAt)).returning({ id: mails.id })).length;

/** What was refused of one order once more, to another address if one is given. Answers with how many there were. */
export const resendRefused = (db: Database, order: string, address?: string): Promise<number> =>
  db.transaction(async (tx) => {
    const email = address === undefined ? undefined : emailAddress.safeParse(address).data;
    if (address !== undefined && email === undefined) throw new Error(`${address} is no e-mail address.`);
    const theOrder = eq(orders.shortReference, order);
    const ids = tx.select({ id: orders.id }).from(orders).where(theOrder);
    const due = await tx
      .update(mails)
      .set(dueAgain)
      .where(and(inArray(mails.orderId, ids), isNotNull(mails.refusedAt)))
      .returning({ id: mails.id });
    if (due.length > 0 && email !== undefined) await tx.update(orders).set({ email }).where(theOrder);
    return due.length;
  });
