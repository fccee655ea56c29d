import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { addPublishedContent } from "../../../../../services/api/src/platform/content/published.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import type { MailTemplate } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import type { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { followed, mailTemplates } from "../../../../../services/api/src/modules.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { mailDelivery } from "../../../../../services/api/src/platform/mail/deliver.ts";
import { openMailer } from "../../../../../services/api/src/platform/mail/transport.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import type { TestApi } from "../../test-api.ts";

/** The handler of the mail jobs, as the application makes it. */
export const openDelivery = async (
  { db, app, environment }: TestApi,
  smtpUrl: string,
  mail: Pick<TestApi["environment"]["mail"], "patienceMs"> = environment.mail,
) => {
  const host = Fastify();
  const published = addPublishedContent(host, { db, content: { url: "http://127.0.0.1:9", token: "none" } });
  const documents = openDocuments();
  host.addHook("onClose", () => documents.close());
  await host.ready();
  const mailer = openMailer({ smtpUrl, from: "Hjärta & Lunga <gava@hjarta-lunga.test>" });
  const { siteUrl } = environment;
  const deliver = mailDelivery({
    ...{ db, mailer, published, documents, environment, mailTemplates, followed, siteUrl, mail },
    log: app.log,
  });
  return {
    deliver: ({ mailId }: { mailId: string }) => deliver({ id: mailId }),
    close: () => host.close(),
  };
};

type DueFor = Pick<typeof orders.$inferSelect, "id" | "email">;

const addDue = async (api: TestApi, { id: ownerId, email }: DueFor, template: MailTemplate) => {
  const id = randomUUID();
  await api.db.insert(mails).values({
    id,
    owner: "order",
    ownerId,
    template,
    recipient: email ?? "",
    createdAt: new Date(Date.now() - 120_000),
  });
  return id;
};

/** A paid gift whose mail is due since some time ago, without a job. */
export const dueMail = async (
  api: TestApi,
  ...given: Parameters<typeof paidGift> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const order = await paidGift(api, ...given);
  return { order, mailId: await addDue(api, order, "receipt") };
};

/** The same of money that came a second time for a paid gift. */
export const dueGivenBack = async (api: TestApi, order: typeof orders.$inferSelect) => {
  const { id: orderId, amountOre } = order;
  await api.db.insert(payments).values({
    id: randomUUID(),
    orderId,
    method: "card",
    state: "paid",
    surplus: true,
    amountOre,
    idempotencyKey: randomUUID(),
    bodyHash: "hash",
    providerReference: randomUUID(),
    expiresAt: new Date(),
    settledAt: new Date(),
  });
  return addDue(api, order, "givenBack");
};

export const mailRow = async (api: TestApi, mailId: string) => {
  const [row] = await api.db.select().from(mails).where(eq(mails.id, mailId));
  return row;
};
