import { mailChoices, type MailChoice } from "@hjarta-lunga/contract/my-data.ts";
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { shownPostcode } from "../../platform/post/address.ts";
import type { Database } from "../../platform/database/connect.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { persons } from "../../platform/database/tables/my-data.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { csvOf, newFileAsked, writeNewFile, type Commands } from "../../platform/staff/command.ts";
import { isLiveMandateOf } from "./contact.ts";

const wants = { news: persons.wantsNews, reminders: persons.wantsReminders, letter: persons.wantsLetter };

/** As `emailOf` finds it, for all at once. */
const emailsOf = (db: Database): SQL<string | null> => {
  const ofMandate = db
    .select({ email: mandates.email })
    .from(mandates)
    .where(isLiveMandateOf(persons.lookup))
    .orderBy(desc(mandates.createdAt))
    .limit(1);
  const ofOrder = db
    .select({ email: orders.email })
    .from(orders)
    .where(and(eq(orders.personalNumberLookup, persons.lookup), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt))
    .limit(1);
  return sql`coalesce(${persons.email}, (${ofMandate}), (${ofOrder}))`;
};

const askedChoice = (written: string | undefined): MailChoice => {
  const choice = mailChoices.find((one) => one === written);
  if (!choice) throw new Error(`Say which: ${mailChoices.join(", ")}.`);
  return choice;
};

type Listing = { choice: MailChoice; write: (csv: string) => Promise<void> };

/** Who said yes on my details, by what the mailing needs: an e-mail address, or for the letter a postal one. */
export const listMailChoices = async (db: Database, { choice, write }: Listing): Promise<string> => {
  const { name, street, postalCode, town } = persons;
  const rows = await db
    .select({ name, street, postalCode, town, email: emailsOf(db) })
    .from(persons)
    .where(and(wants[choice], isNull(persons.forgottenAt)))
    .orderBy(asc(persons.createdAt));
  const isByPost = choice === "letter";
  const lines = rows.flatMap((row) => {
    if (!isByPost) return row.email === null ? [] : [[row.name, row.email]];
    return row.street === null ? [] : [[row.name, row.street, shownPostcode(row.postalCode ?? ""), row.town ?? ""]];
  });
  const without = rows.length - lines.length;
  const missing = without === 0 ? "" : ` ${without} more want it, but gave us no address for it.`;
  if (lines.length === 0) return `Nobody can be sent that. No file was written.${missing}\n`;
  await write(csvOf([isByPost ? ["name", "street", "postcode", "town"] : ["name", "email"], ...lines]));
  return `In the file: ${lines.length}.${missing} Choices change each day: make the list anew for each mailing, and delete it when the mailing has gone.\n`;
};

export const mailChoiceCommands: Commands = {
  "mail-choices list": {
    follows: `<${mailChoices.join(" | ")}> <new file.csv>`,
    explained: "Lists who asked for that mail, or for the letter of the year, under their details.",
    reads: "many",
    run: ({ db }, [written, file]) => {
      const choice = askedChoice(written);
      const path = newFileAsked(file, ".csv");
      return listMailChoices(db, { choice, write: (csv) => writeNewFile(path, Buffer.from(csv)) });
    },
  },
};
