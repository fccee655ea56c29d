import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import type { Documents } from "../documents/compiler.ts";
import type { Environment } from "../environment/environment.ts";
import type { Message } from "./message.ts";
import type { Attachment } from "./transport.ts";

export type MailDeps = {
  db: Database;
  published: Published;
  documents: Documents;
  siteUrl: string;
  environment: Pick<Environment, "cardLinkSecret" | "giftLinks" | "autogiro" | "myDataSecret">;
};
type Contents = Message & { attachments: Attachment[]; replyTo?: null };

export type MakeMail = (deps: MailDeps, id: string, version: number) => Promise<Contents>;

export type MailTemplates = Record<MailTemplate, MakeMail>;
