import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { orders } from "../database/tables/orders.ts";
import type { Section } from "../staff/section.ts";

/** Mail that the mail server refused for good, the newest first. */
export const refusedMail = (db: Database) =>
  db
    .select({
      order: orders.shortReference,
      mail: mails.kind,
      refusedAt: mails.refusedAt,
      refusal: mails.refusal,
      email: orders.email,
      mobile: orders.mobile,
    })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.orderId))
    .where(isNotNull(mails.refusedAt))
    .orderBy(desc(mails.refusedAt));

/** Mail that nobody could send for an hour: the mail server is away, or words that they need are not published. */
const lateMail = (db: Database) =>
  db
    .select({ order: orders.shortReference, mail: mails.kind, dueSince: mails.createdAt })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.orderId))
    .where(and(isNull(mails.sentAt), isNull(mails.refusedAt), sql`${mails.createdAt} < now() - interval '1 hour'`))
    .orderBy(asc(mails.createdAt));

export const mailSections: Section[] = [
  {
    heading: "Mail that the mail server refused for good",
    remedy:
      "Reach the giver: it is a receipt, or word that money goes back (givenBack). To another address: npm run " +
      "resend-mail --workspace services/api -- <order> <address>. All of them once more, when the fault was ours: -- all",
    rows: refusedMail,
  },
  {
    heading: "Mail that could not be sent for an hour",
    remedy: "It goes by itself when the mail server takes it. The API's log says what it answers.",
    rows: lateMail,
  },
];
