import { emailAddress } from "@hjarta-lunga/contract/schemas/donors.ts";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { orders } from "../database/tables/orders.ts";

const dueAgain = { refusedAt: null, refusal: null };

/** Every refused mail once more, to the recipient that it has. Answers with how many. */
export const resendAllRefused = async (db: Database): Promise<number> =>
  (await db.update(mails).set(dueAgain).where(isNotNull(mails.refusedAt)).returning({ id: mails.id })).length;

/** What was refused of one order once more, to another recipient if one is given. Answers with how many there were. */
export const resendRefused = async (db: Database, order: string, address?: string): Promise<number> => {
  const recipient = address === undefined ? undefined : emailAddress.safeParse(address).data;
  if (address !== undefined && recipient === undefined) throw new Error(`${address} is no e-mail address.`);
  const ids = db.select({ id: orders.id }).from(orders).where(eq(orders.shortReference, order));
  const due = await db
    .update(mails)
    .set({ ...dueAgain, ...(recipient !== undefined && { recipient }) })
    .where(and(inArray(mails.orderId, ids), isNotNull(mails.refusedAt)))
    .returning({ id: mails.id });
  return due.length;
};
