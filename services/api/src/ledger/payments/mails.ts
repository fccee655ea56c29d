import { storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { and, eq } from "drizzle-orm";
import type { Published } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { formatAmount } from "../receipts/format.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import type { Database } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { isSurplus } from "./repository.ts";

const columns = {
  ...pickColumns(orders, "shortReference", "kind", "language", "paidAt"),
  ...pickColumns(payments, "amountOre", "method"),
};

const surplusOf = async (db: Database, orderId: string) => {
  const rows = await db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.orderId, orderId), isSurplus));
  return (
    rows[0] && {
      ...rows[0],
      amountOre: rows.reduce((sum, { amountOre }) => sum + amountOre, 0),
      methods: rows.map(({ method }) => method),
    }
  );
};
type Surplus = NonNullable<Awaited<ReturnType<typeof surplusOf>>>;

const wayWords: Record<StoredMethod, TextKey> = {
  swishDirect: "mail.givenBack.swish",
  swishNumber: "mail.givenBack.swish",
  card: "mail.givenBack.card",
  directDebit: "mail.givenBack.directDebit",
  bankgiro: "mail.givenBack.bankgiro",
  invoice: "mail.givenBack.bankgiro",
  pdfInvoice: "mail.givenBack.bankgiro",
};

type Deps = { published: Published; siteUrl: string; handlers: OrderHandlers };

const givenBackMessage = (
  { kind, language, paidAt, amountOre, methods, shortReference }: Surplus,
  { handlers, ...given }: Deps,
) =>
  composeMail(given, { language, tone: storedKinds[kind].tone }, (say) => {
    const { changed, twice } = handlers[kind].texts.givenBackMail;
    const ways = new Set(methods.map((method) => wayWords[method]));
    return {
      subject: say("mail.givenBack.subject"),
      parts: [
        say(paidAt === null ? changed : twice, { amount: formatAmount(amountOre, language) }),
        ...[...ways].map((way) => say(way)),
        say("mail.givenBack.byItself"),
        say("mail.orderNumber", { reference: shortReference }),
        say("mail.givenBack.questions"),
        say("mail.greeting"),
      ],
    };
  });

export const paymentMails = (handlers: OrderHandlers) =>
  ({
    givenBack: async ({ db, published, siteUrl }, orderId) => {
      const surplus = await surplusOf(db, orderId);
      if (!surplus) throw new Error("This mail has no surplus money");
      return { ...givenBackMessage(surplus, { published, siteUrl, handlers }), attachments: [] };
    },
  }) satisfies Partial<MailTemplates>;
