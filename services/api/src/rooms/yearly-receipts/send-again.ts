import { and, between, eq, max } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { mandateEvents, mandates } from "../../platform/database/tables/mandates.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { mandateByNumber } from "../../kinds/monthly-gift/show.ts";
import { staffNote } from "../../platform/staff/staff-note.ts";
import { givenInYear } from "./given-in-year.ts";
import { firstOf, lastOf } from "./mail-version.ts";
import { yearIn } from "./year-in.ts";

type Asked = { number: string | undefined; year: string | undefined; note: string | undefined };

export const sendYearlyReceiptAgain = async (db: Database, asked: Asked): Promise<string> => {
  const { id: mandateId } = await mandateByNumber(db, asked.number);
  const year = yearIn(asked.year);
  const { who, note } = staffNote(asked.note);
  if (!(await givenInYear(db, { mandateId, year }))) throw new Error("Nothing was drawn by that mandate in that year.");
  await db.transaction(async (tx) => {
    const [mandate] = await tx.select().from(mandates).where(eq(mandates.id, mandateId)).for("update");
    if (!mandate?.email) throw new Error("That mandate has no e-mail address. Name a file to print it.");
    const isOfYear = between(mails.version, firstOf(year), lastOf(year));
    const [last] = await tx
      .select({ version: max(mails.version) })
      .from(mails)
      .where(and(eq(mails.ownerId, mandateId), eq(mails.template, "yearlyReceipt"), isOfYear));
    const version = (last?.version ?? firstOf(year)) + 1;
    const { email: recipient, state } = mandate;
    const written = await writeMail(tx, { ownerId: mandateId, template: "yearlyReceipt", version, recipient });
    if (!written) throw new Error("The night writes this receipt right now. Try again in a minute.");
    const line = { fromState: state, toState: state, who, note: `receipt of ${year}: ${note}` };
    await tx.insert(mandateEvents).values({ mandateId, ...line });
  });
  return `The receipt of ${year} goes within a minute or two.\n`;
};
