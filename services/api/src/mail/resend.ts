import { emailAddress } from "@hjarta-lunga/contract/schemas/donors.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { orders } from "../database/tables/orders.ts";
import { orderHandlers } from "../orders/kinds.ts";
import { isRefused } from "./refused.ts";

type CorrectedOrder = Pick<typeof orders.$inferSelect, "id" | "kind" | "email">;

const dueAgain = { refusedAt: null, refusal: null };

/** Every refused mail once more, to the recipient that it has. Answers with how many. */
export const resendAllRefused = async (db: Database): Promise<number> =>
  (await db.update(mails).set(dueAgain).where(isRefused).returning({ id: mails.id })).length;

/** Later mail goes to the right address too, and so does what the order stands for. */
const correctAddress = async (tx: Transaction, order: CorrectedOrder, refused: string[], recipient: string) => {
  const hadSame = and(eq(mails.orderId, order.id), isNull(mails.sentAt), inArray(mails.recipient, refused));
  await tx.update(mails).set({ recipient }).where(hadSame);
  if (order.email === null || !refused.includes(order.email)) return;
  await tx.update(orders).set({ email: recipient }).where(eq(orders.id, order.id));
  await orderHandlers[order.kind].correctEmail?.(tx, order.id, { from: order.email, to: recipient });
};

/** What was refused of one order once more, to another recipient if one is given. Answers with how many there were. */
export const resendRefused = async (db: Database, reference: string, address?: string): Promise<number> => {
  const recipient = address === undefined ? undefined : emailAddress.safeParse(address).data;
  if (address !== undefined && recipient === undefined) throw new Error(`${address} is no e-mail address.`);
  return db.transaction(async (tx) => {
    const { id, kind, email } = orders;
    const isAsked = eq(orders.shortReference, reference);
    const [order] = await tx.select({ id, kind, email }).from(orders).where(isAsked).for("update");
    if (!order) return 0;
    const isOfOrder = and(eq(mails.orderId, order.id), isRefused);
    const refused = await tx.select({ to: mails.recipient }).from(mails).where(isOfOrder).for("update");
    await tx
      .update(mails)
      .set({ ...dueAgain, ...(recipient !== undefined && { recipient }) })
      .where(isOfOrder);
    const recipients = refused.map(({ to }) => to);
    if (recipient !== undefined && refused.length > 0) await correctAddress(tx, order, recipients, recipient);
    return refused.length;
  });
};
