import { cardKeptYears } from "@hjarta-lunga/contract/memorial-cards.ts";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { recipientTemplate } from "./recipient-mail.ts";

const { id, openedAt, createdAt, recipientEmail, thanks, thankedAt } = greetingCards;

/** In days: long enough to hear that the mail went to the wrong person. */
const addressKept = sql`make_interval(days => 30)`;
const monthAgo = sql`now() - ${addressKept}`;

/** With reports, mails and what staff decided. One that was never paid goes with its order, and after this at the latest. */
const removeCards = (db: Database) =>
  db
    .delete(greetingCards)
    .where(sql`coalesce(${openedAt}, ${createdAt}) < now() - make_interval(years => ${cardKeptYears})`);

/** The mail stays, to say that it went. */
const noAddress = "";

/** Whoever got a card never gave us their address. What they thanked with has gone to whom it was for. */
const forgetRecipients = (db: Database) =>
  db.transaction(async (tx) => {
    const ended = sql`coalesce(${mails.sentAt}, ${mails.replacedAt}, ${mails.refusedAt}) < ${monthAgo}`;
    const gone = await tx
      .update(mails)
      .set({ recipient: noAddress })
      .where(and(eq(mails.template, recipientTemplate), sql`${mails.recipient} <> ${noAddress}`, ended))
      .returning({ cardId: mails.greetingCardId });
    const cards = gone.flatMap(({ cardId }) => cardId ?? []);
    if (cards.length > 0)
      await tx
        .update(greetingCards)
        .set({ recipientEmail: null })
        .where(and(isNotNull(recipientEmail), inArray(id, cards)));
    await tx
      .update(greetingCards)
      .set({ thanks: null })
      .where(and(isNotNull(thanks), sql`${thankedAt} < ${monthAgo}`));
  });

export const removeExpiredGreetings = async (db: Database): Promise<void> => {
  await removeCards(db);
  await forgetRecipients(db);
};
