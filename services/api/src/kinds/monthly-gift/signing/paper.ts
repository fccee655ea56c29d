import { randomUUID } from "node:crypto";
import { readAccount } from "@hjarta-lunga/contract/accounts.ts";
import { languages } from "@hjarta-lunga/contract/languages.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { usualDrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import { emailAddress, personalNumber, personName, telephoneNumber } from "@hjarta-lunga/contract/schemas/donors.ts";
import { bankAccount, drawDay } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { amountWithin, sekAmount } from "@hjarta-lunga/contract/schemas/money.ts";
import { toPersonalNumber, toTelephone } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Published } from "../../../platform/content/published.ts";
import type { Database, Transaction } from "../../../platform/database/connect.ts";
import { today } from "../../../platform/database/time.ts";
import { mandateEvents, mandates } from "../../../platform/database/tables/mandates.ts";
import { newOrderReference, newShortReference } from "../../../ledger/orders/references.ts";
import { consentOf } from "./consent.ts";
import { askSecondPerson, asksSecondPerson, mustBeSecondPerson, needsSecondPerson } from "./second-person.ts";
import { moveMandate } from "../move.ts";
import { accountEnding, accountLookup, encryptNumbers, holderLookup, newPayerNumber } from "../numbers.ts";
import type { NumberSecrets } from "../../../ledger/donors/personal-number.ts";
import { liveMandatesOf, lockHolder, type Mandate } from "../repository.ts";
import { mandateByNumber } from "../show.ts";
import { staffNote } from "../../../platform/staff/command.ts";

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
  published: Pick<Published, "say" | "organisation" | "giftLimits">;
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

const checkAmount = ({ giftLimits }: Deps["published"], amount: number | null): void => {
  const { least, most } = giftLimits("monthly_gift");
  if (amount !== null && !amountWithin({ least, most }).safeParse(amount).success)
    throw new Error(`A monthly gift is ${least} to ${most} kr: look at the form, and call the giver.`);
};

/** A paper that is older may no longer be what its holder wants. */
const paperIsGoodDays = 90;

const checkSignedOn = async (tx: Transaction, signedOn: string): Promise<void> => {
  const day = await today(tx);
  if (signedOn > day) throw new Error(`The paper cannot be signed on ${signedOn}: that day is to come.`);
  if (signedOn < daysAfter(day, -paperIsGoodDays))
    throw new Error(`The paper was signed on ${signedOn}, more than ${paperIsGoodDays} days ago: ask for a new one.`);
};

/** Nobody gives twice each month by an oversight. Whoever adds one for this holder waits until this transaction ends. */
const refuseSecond = async (tx: Transaction, lookup: string): Promise<void> => {
  await lockHolder(tx, lookup);
  const alive = await liveMandatesOf(tx, lookup);
  if (alive.length > 0)
    throw new Error(`This person has mandate ${alive.map((one) => one.shortReference).join(", ")}. End it first.`);
};

/** Noon: the same day wherever it is read. */
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const recordPaper = (
  { db, published, secrets }: Deps,
  { form, note: written }: { form: string; note: string | undefined },
) =>
  db.transaction(async (tx) => {
    const { who, note } = staffNote(written);
    const { name, account, amount, language, signedOn, email, ...given } = read(form);
    const holder = toPersonalNumber(given.personalNumber) ?? "";
    const lookup = holderLookup(secrets, holder);
    checkAmount(published, amount);
    if (signedOn !== undefined) await checkSignedOn(tx, signedOn);
    await refuseSecond(tx, lookup);
    const consent = consentOf(published, language);
    const [id, shortReference] = [randomUUID(), newShortReference()];
    const amountOre = amount === null ? null : toOre(amount);
    const isSigned = signedOn !== undefined && !needsSecondPerson(amountOre);
    const asks = signedOn !== undefined && !isSigned;
    const state = isSigned ? "signed" : "awaiting_signature";
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
      ...{ amountOre, drawDay: given.drawDay },
      firstDrawOn: firstDrawOn(await today(tx), given.drawDay, secrets.mandateLeadBankingDays),
      ...{ consentVersion: consent.version, consentHash: consent.hash, consentText: consent.text.join("\n\n") },
      ...{ state, signedAt: signedOn === undefined ? null : atNoon(signedOn) },
      ...{ bankInstruction: isSigned ? "add" : null, approvalAskedBy: asks ? who : null },
    });
    await tx.insert(mandateEvents).values({ mandateId: id, toState: state, who, note });
    const doubtful = account.verdict === "warns" ? " Look at the account again: its check digit does not agree." : "";
    const how = isSigned ? "is signed." : asks ? asksSecondPerson(shortReference) : "is waiting for the paper.";
    return `Mandate ${shortReference} ${how}${doubtful}\n`;
  });

type Signed = { who: string; note: string; signedAt?: Date };

const takeEffect = async (tx: Transaction, secrets: Deps["secrets"], mandate: Mandate, signed: Signed) => {
  const { id, holderLookup: lookup, drawDay } = mandate;
  await refuseSecond(tx, lookup);
  if (!(await moveMandate(tx, id, { to: "signed", ...signed })))
    throw new Error("That mandate does not wait for a paper.");
  const first = firstDrawOn(await today(tx), drawDay, secrets.mandateLeadBankingDays);
  await tx.update(mandates).set({ firstDrawOn: first, approvalAskedBy: null }).where(eq(mandates.id, id));
};

type Back = { number: string | undefined; signedOn: string | undefined; note: string | undefined };

export const notePaperSigned = (
  { db, secrets }: Omit<Deps, "published">,
  { number, signedOn, note: written }: Back,
): Promise<string> =>
  db.transaction(async (tx) => {
    const signedDay = z.iso.date().safeParse(signedOn);
    if (!signedDay.success) throw new Error("Say the day on the paper, such as 2026-11-22.");
    const { who, note } = staffNote(written);
    const mandate = await mandateByNumber(tx, number);
    await checkSignedOn(tx, signedDay.data);
    const signedAt = atNoon(signedDay.data);
    if (mandate.state !== "awaiting_signature" || mandate.approvalAskedBy !== null)
      throw new Error("That mandate does not wait for a paper.");
    if (needsSecondPerson(mandate.amountOre)) {
      await askSecondPerson(tx, mandate, { who, note, signedAt });
      return `Mandate ${mandate.shortReference} ${asksSecondPerson(mandate.shortReference)}\n`;
    }
    await takeEffect(tx, secrets, mandate, { who, note, signedAt });
    return "Signed. The bank is told with the next file.\n";
  });

export const approvePaper = (
  { db, secrets }: Omit<Deps, "published">,
  { number, note: written }: Omit<Back, "signedOn">,
): Promise<string> =>
  db.transaction(async (tx) => {
    const { who, note } = staffNote(written);
    const mandate = await mandateByNumber(tx, number);
    mustBeSecondPerson(mandate, who);
    await takeEffect(tx, secrets, mandate, { who, note });
    return "Approved. The bank is told with the next file.\n";
  });
