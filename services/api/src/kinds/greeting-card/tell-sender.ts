import { and, eq } from "drizzle-orm";
import { isTakenDown } from "../../shared/cards/repository.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import type { FollowedMail } from "../../platform/mail/followed-by.ts";
import type { LeasedMail } from "../../platform/mail/lease.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { cardById } from "./repository.ts";

/** Of a mail that went as soon as it was paid the sender has been told already. */
const tellSender =
  (template: Extract<MailTemplate, "greetingSent" | "greetingRefused">) =>
  async (tx: Transaction, { ownerId }: LeasedMail): Promise<void> => {
    const card = await cardById(tx, ownerId);
    // What staff have hidden was not refused by anybody's mail server.
    if (!card || isTakenDown(card) || (template === "greetingSent" && card.goesAtOnce)) return;
    // The sender is told each time: the new address may be refused as well.
    const isToldBefore = and(eq(mails.ownerId, card.id), eq(mails.template, template));
    const version = (await tx.$count(mails, isToldBefore)) + 1;
    await writeMail(tx, { ownerId: card.id, template, version, recipient: card.email });
  };

export const followedGreetings = {
  greetingToRecipient: { sent: tellSender("greetingSent"), refused: tellSender("greetingRefused") },
} satisfies FollowedMail;
