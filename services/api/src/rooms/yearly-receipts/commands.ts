import { and, asc, between, eq, isNull, max, sql } from "drizzle-orm";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { Database } from "../../platform/database/connect.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { mandateEvents, mandates } from "../../platform/database/tables/mandates.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { holderOf, mandateByNumber } from "../../kinds/monthly-gift/show.ts";
import { staffNote, newFileAsked, writeNewFile, csvOf, type Commands } from "../../platform/staff/command.ts";
import { giverName } from "../../kinds/monthly-gift/repository.ts";
import { withDocuments } from "../../platform/staff/with-database.ts";
import { givenInYear, giversIn, firstOf, isCorrection, lastOf, markReceipted } from "./given-in-year.ts";
import { createMakeYearlyReceipt } from "./document.ts";

const yearIn = (asked: string | undefined): number => {
  if (!/^20\d\d$/.test(asked ?? "")) throw new Error("Say of which year: 2026.");
  return Number(asked);
};

type Sending = { number: string | undefined; year: string | undefined; note: string | undefined };

export const sendYearlyReceiptAgain = async (db: Database, asked: Sending): Promise<string> => {
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

type Deps = { db: Database; makeYearlyReceipt: ReturnType<typeof createMakeYearlyReceipt> };
type Printing = {
  number: string | undefined;
  year: string | undefined;
  note: string | undefined;
  write: (pdf: Buffer) => Promise<void>;
};

export const writeYearlyReceipt = async (
  { db, makeYearlyReceipt }: Deps,
  { number, year: asked, note: written, write }: Printing,
): Promise<string> => {
  const { id: mandateId, state } = await mandateByNumber(db, number);
  const year = yearIn(asked);
  const { who, note } = staffNote(written);
  const given = await givenInYear(db, { mandateId, year });
  if (!given) throw new Error("Nothing was drawn by that mandate in that year.");
  const told = [...given.draws, ...given.claimed].map((draw) => Math.abs(draw.receiptVersion ?? 0));
  const version = Math.max(firstOf(year) - 1, ...told) + 1;
  await write((await makeYearlyReceipt(given, isCorrection(given, version))).pdf);
  await markReceipted(db, given, version);
  const line = { fromState: state, toState: state, who, note: `receipt of ${year} to print: ${note}` };
  await db.insert(mandateEvents).values({ mandateId, ...line });
  return `The receipt of ${year} is in the file, for ${given.name}. It names no address.\n`;
};

type Listing = { year: string | undefined; write: (csv: string) => Promise<void> };

/** A mandate has no postal address either: staff find it, or call. */
export const listWithoutAddress = async (db: Database, { year: asked, write }: Listing): Promise<string> => {
  const year = yearIn(asked);
  const given = giversIn(db, year);
  const rows = await db
    .select({ mandate: mandates, totalOre: given.totalOre, draws: given.draws })
    .from(given)
    .innerJoin(mandates, eq(mandates.id, sql`${given.mandateIds}[1]`))
    .where(isNull(mandates.email))
    .orderBy(asc(mandates.createdAt));
  if (rows.length === 0) return `Of ${year} there is nobody without an e-mail address. No file was written.\n`;
  const lines = rows.map(({ mandate, totalOre, draws }) => [
    ...[mandate.shortReference, String(year), giverName(mandate), mandate.mobile ?? "", mandate.language],
    ...[String(toSek(totalOre)), String(draws)],
  ]);
  const heading = ["mandate", "year", "name", "mobile", "language", "kronor", "draws"];
  await write(csvOf([heading, ...lines]));
  return (
    `Without an e-mail address: ${rows.length}. The receipt of each, to print and post: ` +
    `-- yearly-receipt <mandate> ${year} "Your name: posted" receipt.pdf. Delete both when they are posted.\n`
  );
};

export const yearlyReceiptCommands: Commands = {
  "mandate yearly-receipt": {
    follows: '<mandate> <year> "<who>: <why>" [<new file.pdf>]',
    explained: "Sends a giver's receipt of a year again, or writes it to a file to print and post.",
    reads: holderOf,
    run: ({ db }, [number, year, note, file]) => {
      if (file === undefined) return sendYearlyReceiptAgain(db, { number, year, note });
      const path = newFileAsked(file, ".pdf");
      const write = (pdf: Buffer) => writeNewFile(path, pdf);
      return withDocuments(db, (given) =>
        writeYearlyReceipt({ db, makeYearlyReceipt: createMakeYearlyReceipt(given) }, { number, year, note, write }),
      );
    },
  },
  "mandate yearly-receipts-without-address": {
    follows: "<year> <new file.csv>",
    explained: "Lists givers whose receipt of a year no mail brings.",
    reads: "many",
    run: ({ db }, [year, file]) => {
      const path = newFileAsked(file, ".csv");
      return listWithoutAddress(db, { year, write: (csv) => writeNewFile(path, Buffer.from(csv)) });
    },
  },
};
