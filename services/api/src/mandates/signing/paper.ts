import { randomUUID } from "node:crypto";
import { readAccount } from "@hjarta-lunga/contract/accounts.ts";
import { languages } from "@hjarta-lunga/contract/languages.ts";
import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { usualDrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import { emailAddress, personalNumber, personName, telephoneNumber } from "@hjarta-lunga/contract/schemas/donors.ts";
import { bankAccount, drawDay } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { sekAmount } from "@hjarta-lunga/contract/schemas/money.ts";
import { toPersonalNumber, toTelephone } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Published } from "../../content/published.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { mandateEvents, mandates } from "../../database/tables/mandates.ts";
import { newOrderReference, newShortReference } from "../../orders/references.ts";
import { consentOf } from "./consent.ts";
import { moveMandate } from "../move.ts";
import { accountEnding, accountLookup, encryptNumbers, holderLookup } from "../numbers.ts";
import type { NumberSecrets } from "../numbers.ts";
import { newPayerNumber } from "./payer-number.ts";
import { liveMandatesOf, takeHoldersTurn } from "../repository.ts";
import { mandateByNumber } from "../show.ts";
import { staffNote } from "../../staff/staff-note.ts";
import { today } from "../today.ts";

/** What stands on a form, as staff type it from the paper: a file, since a command is kept and seen by others. */
const paperForm = z.strictObject({
  name: personName,
  personalNumber,
  account: bankAccount,
  amount: sekAmount.nullable().default(null),
  drawDay: drawDay.default(usualDrawDay),
  email: emailAddress.optional(),
  mobile: telephoneNumber.optional(),
  language: z.enum(languages).default("sv"),
  /** The day on the paper. Left out while the form is on its way to whoever signs. */
  signedOn: z.iso.date().optional(),
});

type Deps = {
  db: Database;
  published: Pick<Published, "say" | "organisation">;
  secrets: NumberSecrets & { mandateLeadBankingDays: number };
};

const read = (text: string) => {
  const form = paperForm.safeParse(JSON.parse(text));
  if (!form.success)
    throw new Error(`The form is not right: ${form.error.issues.map(({ path }) => path.join(".")).join(", ")}.`);
  const account = readAccount(form.data.account);
  if (account.verdict === "stops") throw new Error(`The account cannot be right: ${JSON.stringify(account.problems)}`);
  return { ...form.data, account };
};

/** Nobody gives twice each month by an oversight. Whoever adds one for this holder waits until this transaction ends. */
const refuseSecond = async (tx: Transaction, lookup: string): Promise<void> => {
  await takeHoldersTurn(tx, lookup);
  const alive = await liveMandatesOf(tx, lookup);
  if (alive.length > 0)
    throw new Error(`This person has mandate ${alive.map((one) => one.shortReference).join(", ")}. End it first.`);
};

/** Noon: the same day wherever it is read. */
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Writes down a form that came by post, signed by hand, or one that was sent out to be signed. */
export const recordPaper = (
  { db, published, secrets }: Deps,
  { form, note: written }: { form: string; note: string | undefined },
) =>
  db.transaction(async (tx) => {
    const { who, note } = staffNote(written);
    const { name, account, amount, language, signedOn, email, ...given } = read(form);
    const holder = toPersonalNumber(given.personalNumber) ?? "";
    const lookup = holderLookup(secrets, holder);
    await refuseSecond(tx, lookup);
    const consent = consentOf(published, language);
    const [id, shortReference] = [randomUUID(), newShortReference()];
    const state = signedOn === undefined ? "awaiting_signature" : "signed";
    await tx.insert(mandates).values({
      ...{ id, reference: newOrderReference(), shortReference, payerNumber: await newPayerNumber(tx) },
      ...{ idempotencyKey: randomUUID(), bodyHash: "", channel: "paper", language },
      ...{ holderName: name, holderLookup: lookup, email: email ?? null },
      mobile: (given.mobile === undefined ? undefined : toTelephone(given.mobile)) ?? null,
      ...encryptNumbers(secrets.personalNumberKeys, { holder, giver: null, account }),
      ...{
        accountLookup: accountLookup(secrets, account),
        accountEnding: accountEnding(account),
        bankName: account.bank,
      },
      ...{ amountOre: amount === null ? null : toOre(amount), drawDay: given.drawDay },
      firstDrawOn: firstDrawOn(await today(tx), given.drawDay, secrets.mandateLeadBankingDays),
      ...{ consentVersion: consent.version, consentHash: consent.hash, consentText: consent.text.join("\n\n") },
      ...{ state, signedAt: signedOn === undefined ? null : atNoon(signedOn) },
      bankErrand: signedOn === undefined ? null : "add",
    });
    await tx.insert(mandateEvents).values({ mandateId: id, toState: state, who, note });
    const doubtful = account.verdict === "warns" ? " Look at the account again: its check digit does not agree." : "";
    return `Mandate ${shortReference} is ${state === "signed" ? "signed" : "waiting for the paper"}.${doubtful}\n`;
  });

type Back = { number: string | undefined; signedOn: string | undefined; note: string | undefined };

/** A form that was sent out has come back signed. */
export const notePaperSigned = async (
  { db, secrets }: Omit<Deps, "published">,
  { number, signedOn, note: written }: Back,
) => {
  const { id, drawDay: day, holderLookup: lookup, state } = await mandateByNumber(db, number);
  const signedDay = z.iso.date().safeParse(signedOn);
  if (!signedDay.success) throw new Error("Say the day on the paper, such as 2026-11-22.");
  const { who, note } = staffNote(written);
  const isMoved = await db.transaction(async (tx) => {
    if (state === "awaiting_signature") await refuseSecond(tx, lookup);
    const first = firstDrawOn(await today(tx), day, secrets.mandateLeadBankingDays);
    if (!(await moveMandate(tx, id, { to: "signed", who, note, signedAt: atNoon(signedDay.data) }))) return false;
    await tx.update(mandates).set({ firstDrawOn: first }).where(eq(mandates.id, id));
    return true;
  });
  if (!isMoved) throw new Error("That mandate does not wait for a paper.");
  return "Signed. The bank is told with the next file.\n";
};
