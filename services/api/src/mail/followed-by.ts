import type { Transaction } from "../database/connect.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import { tellSender } from "../greeting-cards/tell-sender.ts";
import type { LeasedMail } from "./lease.ts";

type Follow = (tx: Transaction, mail: LeasedMail) => Promise<void>;
type Follows = { sent: Follow; refused: Follow };

/** What somebody else is told once a mail has gone or was refused for good: in the transaction that notes it, without a job. */
const followed: Partial<Record<MailTemplate, Follows>> = {
  greetingToRecipient: { sent: tellSender("greetingSent"), refused: tellSender("greetingRefused") },
};

export const followedBy =
  (how: keyof Follows, mail: LeasedMail) =>
  async (tx: Transaction): Promise<void> =>
    followed[mail.template]?.[how](tx, mail);
