import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mails } from "../../../platform/database/tables/mail.ts";
import { mandateDraws } from "../../../platform/database/tables/mandates.ts";
import { drawTrouble } from "../mail-versions.ts";

const toldFor = sql`interval '60 days'`;

export const isToldOfClosedAccount = async (tx: Transaction, mandateId: string): Promise<boolean> => {
  const [told] = await tx
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(mandateDraws, eq(mandateDraws.orderId, mails.ownerId))
    .where(
      and(
        eq(mandateDraws.mandateId, mandateId),
        eq(mails.template, "drawFailed"),
        eq(mails.version, drawTrouble.accountClosed),
        gt(mails.createdAt, sql`now() - ${toldFor}`),
      ),
    )
    .limit(1);
  return told !== undefined;
};
