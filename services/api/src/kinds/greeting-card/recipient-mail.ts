import { sendHour } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingMailState } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { and, eq, getTableColumns, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { todayInSweden } from "../../platform/database/tables/columns.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { hasCome, type FollowedMail, type LeasedMail } from "../../platform/mail/lease.ts";
import { writeMail, type MailContent } from "../../platform/mail/outbox.ts";
import { isTakenDown } from "../../shared/cards/repository.ts";
import { cardById } from "./repository.ts";

export const recipientTemplate = "greetingToRecipient" satisfies MailTemplate;
type To = { recipientEmail: string; on: string | null };

const isOfCard = (cardId: string) => and(eq(mails.ownerId, cardId), eq(mails.template, recipientTemplate));

export const mailOnDay = ({ recipientEmail: recipient, on }: To): MailContent & { recipient: string } => ({
  template: recipientTemplate,
  recipient,
  ...(on !== null && { dueOn: on, dueHour: sendHour }),
});

const facts = {
  ...getTableColumns(mails),
  isDue: sql<boolean>`${hasCome()}`,
  isBeingSent: sql<boolean>`coalesce(${mails.leasedUntil} > now(), false)`,
};
const find = async (tx: Transaction, cardId: string) => (await tx.select(facts).from(mails).where(isOfCard(cardId)))[0];
type Found = Awaited<ReturnType<typeof find>>;

const stateOf = (mail: Found, recipientEmail: string | null): GreetingMailState => {
  if (!mail) return recipientEmail === null ? "link" : "planned";
  if (mail.sentAt !== null) return "sent";
  if (mail.replacedAt !== null) return "stopped";
  if (mail.refusedAt !== null) return "refused";
  return mail.isBeingSent || mail.isDue ? "sending" : "planned";
};

export const mailAnswer = async (tx: Transaction, card: { id: string; recipientEmail: string | null }) => {
  const mail = await find(tx, card.id);
  return { state: stateOf(mail, card.recipientEmail), sentAt: mail?.sentAt?.toISOString() ?? null };
};

/** Why it was not sent on its day, or at once: staff had hidden the card. */
export const refusedWhileHidden = "not sent: nobody may see the card";

/** When staff show the card again, what was refused while it was hidden goes after all. The sweep finds it. */
export const mailOnceShown = (tx: Transaction, cardId: string): Promise<unknown> =>
  tx
    .update(mails)
    .set({ refusedAt: null, refusal: null })
    .where(and(isOfCard(cardId), eq(mails.refusal, refusedWhileHidden), ne(mails.recipient, "")));

const hasNotGone = and(isNull(mails.sentAt), or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)));

const tellNoRefusal = (tx: Transaction, cardId: string): Promise<unknown> =>
  tx
    .update(mails)
    .set({ replacedAt: now })
    .where(
      and(
        eq(mails.ownerId, cardId),
        eq(mails.template, "greetingRefused" satisfies MailTemplate),
        isNull(mails.sentAt),
        isNull(mails.replacedAt),
      ),
    );

export const planMail = async (tx: Transaction, jobs: Pick<Jobs, "send">, cardId: string, to: To): Promise<void> => {
  const mail = mailOnDay(to);
  const written = await writeMail(tx, { ownerId: cardId, ...mail });
  const anew = { recipient: mail.recipient, dueOn: mail.dueOn ?? todayInSweden, dueHour: mail.dueHour ?? 0 };
  const [planned] = written
    ? [written]
    : await tx
        .update(mails)
        .set({ ...anew, replacedAt: null, refusedAt: null, refusal: null, leasedUntil: null })
        .where(and(isOfCard(cardId), hasNotGone))
        .returning({ id: mails.id });
  if (!planned) throw new Refusal("changed_meanwhile");
  await tellNoRefusal(tx, cardId);
  const [due] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, planned.id), hasCome()));
  if (due) await jobs.send(tx, "mail", due);
};

/** True when it had not gone. One that was never planned has not. */
export const stopMail = async (tx: Transaction, cardId: string): Promise<boolean> => {
  const mail = await find(tx, cardId);
  if (mail?.replacedAt !== null) return true;
  const stopped = await tx
    .update(mails)
    .set({ replacedAt: now, refusedAt: null, refusal: null })
    .where(and(isOfCard(cardId), hasNotGone))
    .returning({ id: mails.id });
  if (stopped.length === 1) await tellNoRefusal(tx, cardId);
  return stopped.length === 1;
};

/** Of a mail that went as soon as it was paid the sender has been told already. */
const tellSender =
  (template: Extract<MailTemplate, "greetingSent" | "greetingRefused">) =>
  async (tx: Transaction, { ownerId }: LeasedMail): Promise<void> => {
    const card = await cardById(tx, ownerId);
    // What staff have hidden was not refused by anybody's mail server.
    if (!card || isTakenDown(card) || (template === "greetingSent" && card.goesAtOnce)) return;
    // The sender is told each time: the new address may be refused as well.
    const isEarlierMail = and(eq(mails.ownerId, card.id), eq(mails.template, template));
    const version = (await tx.$count(mails, isEarlierMail)) + 1;
    await writeMail(tx, { ownerId: card.id, template, version, recipient: card.email });
  };

export const followedGreetings = {
  greetingToRecipient: { sent: tellSender("greetingSent"), refused: tellSender("greetingRefused") },
} satisfies FollowedMail;
