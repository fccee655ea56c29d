import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { mails } from "../../platform/database/tables/mail.ts";
import type { MailTemplate } from "../../platform/database/tables/mail.ts";
import { orders } from "../../platform/database/tables/orders.ts";

export const replacing = alias(orders, "replacing");
export const isReplacing = eq(replacing.replaces, orders.id);

export const orderedColumns = {
  order: {
    id: orders.id,
    kind: orders.kind,
    reference: orders.reference,
    shortReference: orders.shortReference,
    amountOre: orders.amountOre,
    language: orders.language,
    paidAt: orders.paidAt,
    closedAt: orders.closedAt,
    email: orders.email,
    replacedBy: replacing.id,
  },
  mail: getTableColumns(mails),
};

export const isMailOf = (versions: Record<"orderId" | "version", AnyPgColumn>, templates: readonly MailTemplate[]) =>
  and(
    eq(mails.ownerId, versions.orderId),
    eq(mails.version, versions.version),
    inArray(mails.template, [...templates]),
  );
