import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { greetingCards, memorialCards } from "../database/tables/cards.ts";
import { mandates } from "../database/tables/mandates.ts";
import { orders } from "../database/tables/orders.ts";
import { withdrawals } from "../database/tables/withdrawals.ts";
import type { AttentionSection } from "../staff/section.ts";
import { dueFrom, isRefused, isUnsent } from "./lease.ts";

const numberOfWhat = sql<string>`coalesce(
  ${orders.shortReference}, ${memorialCards.shortReference}, ${greetingCards.shortReference}, ${mandates.shortReference},
  ${withdrawals.orderNumber}
)`;

export const refusedMail = (db: Database) =>
  db
    .select({
      order: numberOfWhat,
      mail: mails.template,
      refusedAt: mails.refusedAt,
      refusal: mails.refusal,
      email: mails.recipient,
      mobile: sql<string | null>`coalesce(${orders.mobile}, ${mandates.mobile})`,
    })
    .from(mails)
    .leftJoin(orders, eq(orders.id, mails.ownerId))
    .leftJoin(memorialCards, eq(memorialCards.id, mails.ownerId))
    .leftJoin(greetingCards, eq(greetingCards.id, mails.ownerId))
    .leftJoin(mandates, eq(mandates.id, mails.ownerId))
    .leftJoin(withdrawals, eq(withdrawals.id, mails.ownerId))
    .where(isRefused)
    .orderBy(desc(mails.refusedAt));

const dueSince = sql`greatest(${mails.createdAt}, ${dueFrom})`;

const lateMail = (db: Database) =>
  db
    .select({ order: numberOfWhat, mail: mails.template, dueSince: sql`${dueSince}`.mapWith(mails.createdAt) })
    .from(mails)
    .leftJoin(orders, eq(orders.id, mails.ownerId))
    .leftJoin(memorialCards, eq(memorialCards.id, mails.ownerId))
    .leftJoin(greetingCards, eq(greetingCards.id, mails.ownerId))
    .leftJoin(mandates, eq(mandates.id, mails.ownerId))
    .leftJoin(withdrawals, eq(withdrawals.id, mails.ownerId))
    .where(and(isUnsent, sql`${dueSince} < now() - interval '1 hour'`))
    .orderBy(asc(dueSince));

export const mailSections: AttentionSection[] = [
  {
    heading: "Mail that was refused for good, or came too late to be sent",
    isGrave: true,
    remedy:
      "Reach the giver: it is a receipt, word that money goes back (givenBack), a member's card (membershipWelcome), a " +
      "memorial sheet (memorialSheet), a gift certificate or gift card (giftDocument), a company's diploma (companyDiploma), its invoice, the reminder or the " +
      "credit invoice (invoice, invoiceReminder, invoiceCredit), the links of a card (memorialCard, " +
      "greetingCard), thanks for one (greetingThanks), an order of articles (articleOrder, articlesShipped), " +
      "that somebody has withdrawn from one (withdrawalReceived: the law demands it, reach them by other means), a mandate " +
      "(mandate) or what was drawn in a year (yearlyReceipt). A sheet for a ceremony (memorialSheetToParlor) has a day to " +
      "be there: call the parlour at once; where the ceremony has been, nobody is left to hand it over: call the giver. " +
      "A greeting card that could not be delivered (greetingToRecipient) was sent by somebody who has been told, and can " +
      "give another address. To another address: npm run resend-mail --workspace services/api -- <order> <address>, and " +
      "which mail of it where both the giver's and the parlour's were refused: -- <order> <address> <mail>. All of " +
      "them once more, when the fault was ours: -- all",
    rows: refusedMail,
  },
  {
    heading: "Mail that could not be sent for an hour",
    isGrave: true,
    remedy: "It goes by itself when the mail server takes it. The API's log says what it answers.",
    rows: lateMail,
  },
];
