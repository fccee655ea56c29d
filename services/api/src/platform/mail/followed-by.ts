import type { Transaction } from "../database/connect.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import type { LeasedMail } from "./lease.ts";

type Follow = (tx: Transaction, mail: LeasedMail) => Promise<void>;

export type FollowedMail = Partial<Record<MailTemplate, { sent: Follow; refused: Follow }>>;
