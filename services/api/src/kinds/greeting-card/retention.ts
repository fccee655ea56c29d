import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPast, type Retention } from "../../platform/database/kept.ts";
import { greetingCards } from "../../platform/database/tables/cards.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { recipientTemplate } from "./recipient-mail.ts";

const { id, openedAt, createdAt, recipientEmail, thanks, thankedAt } = greetingCards;

/** With reports, mails and what staff decided. One that was never paid goes with its order, and after this at the latest. */
const removeCards = (db: Database) =>
  db.delete(greetingCards).where(isPast("greetingCard", sql`coalesce(${openedAt}, ${createdAt})`));

const noAddress = "";

const forgetRecipients = (db: Database) =>
  db.transaction(async (tx) => {
    const ended = isPast("cardRecipient", sql`coalesce(${mails.sentAt}, ${mails.replacedAt}, ${mails.refusedAt})`);
    const gone = await tx
      .update(mails)
      .set({ recipient: noAddress })
      .where(and(eq(mails.template, recipientTemplate), sql`${mails.recipient} <> ${noAddress}`, ended))
      .returning({ cardId: mails.ownerId });
    const cards = gone.map(({ cardId }) => cardId);
    if (cards.length > 0)
      await tx
        .update(greetingCards)
        .set({ recipientEmail: null })
        .where(and(isNotNull(recipientEmail), inArray(id, cards)));
    await tx
      .update(greetingCards)
      .set({ thanks: null })
      .where(and(isNotNull(thanks), isPast("cardRecipient", thankedAt)));
  });

export const greetingRetention = { greetingCard: removeCards, cardRecipient: forgetRecipients } satisfies Retention;
