import type { Transaction } from "../database/connect.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import type { LeasedMail } from "./lease.ts";

type Follow = (tx: Transaction, mail: LeasedMail) => Promise<void>;

/** What somebody else is told once a mail has gone or was refused for good: in the transaction that notes it, without a job. */
export type FollowedMail = Partial<Record<MailTemplate, { sent: Follow; refused: Follow }>>;
