import { kept } from "@hjarta-lunga/contract/kept.ts";
import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, notInArray, sql, type SQL } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Changes, Person } from "../../kinds/my-data-part.ts";
import { encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import { forgetOnRequest } from "../../ledger/orders/forget.ts";
import { isTheirs } from "../../ledger/orders/theirs.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { withoutPerson } from "../../platform/database/tables/columns.ts";
import { bankIdTokens } from "../../platform/database/tables/identity.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import {
  addressProofs,
  comments,
  mailLinks,
  personAddresses,
  persons,
} from "../../platform/database/tables/my-data.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { now, today } from "../../platform/database/time.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { emailOf, languageOf, lockPerson, type PersonRow } from "./contact.ts";

type Deps = Pick<ModuleDeps, "jobs" | "handlers" | "environment" | "myDataParts">;

const endOf = (year: number): string => `${String(year + kept.paidOrder.for.years)}-12-31`;

/** Until when the books need a name: what was paid last, and a mandate by which money was drawn, which ends today. */
const keptUntilOf = async (tx: Transaction, { lookup }: Person): Promise<string | null> => {
  const [last] = await tx
    .select({ year: sql<number | null>`max(extract(year from ${orders.paidAt} at time zone 'Europe/Stockholm'))::int` })
    .from(orders)
    .where(and(eq(orders.personalNumberLookup, lookup), isNull(orders.forgottenAt), isNotNull(orders.paidAt)));
  const drawn = tx.select({ id: mandateDraws.id }).from(mandateDraws).where(eq(mandateDraws.mandateId, mandates.id));
  const hasDrawn = await tx.$count(mandates, and(eq(mandates.holderLookup, lookup), exists(drawn)));
  const years = [last?.year ?? null, hasDrawn > 0 ? Number((await today(tx)).slice(0, 4)) : null];
  const known = years.filter((year) => year !== null);
  return known.length === 0 ? null : endOf(Math.max(...known));
};

/**
 * Nobody mails them any more, whatever the bank still says: the last mail says that it has ended. Who gave through their
 * account has no other news of it than the mail of its end.
 */
const forgetMandateAddresses = async (tx: Transaction, lookup: string, own: readonly string[]) => {
  const isOfHolder = eq(mandates.holderLookup, lookup);
  const ids = (which?: SQL) => tx.select({ id: mandates.id }).from(mandates).where(and(isOfHolder, which));
  const isToGiver = and(
    inArray(mails.ownerId, ids(isNotNull(mandates.giverLastName))),
    eq(mails.template, "mandateRevoked"),
    isNull(mails.sentAt),
    notInArray(sql`lower(${mails.recipient})`, [...own]),
  );
  await tx.delete(mails).where(and(inArray(mails.ownerId, ids()), sql`not ${isToGiver}`));
  await tx.update(mandates).set({ email: null, mobile: null }).where(isOfHolder);
};

/** A mailbox or a mobile that somebody else has proven too stays theirs, with the gifts that came from there. */
const withoutShared = async (tx: Transaction, person: Person): Promise<Person> => {
  const { personId, value } = personAddresses;
  const proven = [...person.emails, ...person.mobiles];
  // Locked: of two who forget at the same time the last one leaves nothing behind.
  const all = await tx
    .select()
    .from(personAddresses)
    .where(inArray(value, proven))
    .orderBy(value, personId)
    .for("update");
  const shared = new Set(all.filter((one) => one.personId !== person.id).map((one) => one.value));
  const own = (values: readonly string[]) => values.filter((one) => !shared.has(one));
  return { ...person, emails: own(person.emails), mobiles: own(person.mobiles) };
};

const thiefDays = 30;

/** Who changed the address may be a thief: whoever reads the one before is told of what comes after it too. */
const addressesBefore = async (tx: Transaction, { id }: Person, email: string | null): Promise<string[]> => {
  const isChange = and(eq(mails.ownerId, id), eq(mails.template, "myAddressChanged"));
  const isNew = gt(mails.createdAt, sql`now() - make_interval(days => ${thiefDays}::int)`);
  const told = await tx.select({ recipient: mails.recipient }).from(mails).where(and(isChange, isNew));
  const addresses = new Map(told.map(({ recipient }) => [recipient.toLowerCase(), recipient]));
  addresses.delete(email?.toLowerCase() ?? "");
  return [...addresses.values()];
};

const forgetAround = async (tx: Transaction, { id, emails }: Person, email: string | null) => {
  await tx.delete(mails).where(eq(mails.ownerId, id));
  await tx.delete(comments).where(eq(comments.personId, id));
  await tx.delete(addressProofs).where(eq(addressProofs.personId, id));
  await tx.delete(personAddresses).where(eq(personAddresses.personId, id));
  const mailboxes = [...emails, ...(email === null ? [] : [email.toLowerCase()])];
  if (mailboxes.length > 0) await tx.delete(mailLinks).where(inArray(mailLinks.email, mailboxes));
};

/** First of all: whoever still identifies by one waits, and is then refused. */
const endSessions = async (tx: Transaction, lookup: string) => {
  const isOfPerson = and(eq(bankIdTokens.personalNumberLookup, lookup), eq(bankIdTokens.purpose, "my_pages"));
  const ended = await tx.delete(bankIdTokens).where(isOfPerson).returning({ id: bankIdTokens.orderId });
  if (ended.length === 0) throw new Refusal("unauthorized");
};

const nobodysNumber = "0".repeat(12);

type Told = { language: PersonRow["language"]; keptUntil: string | null };

/** An empty row stays until the mail has gone that says what was done. Who comes back is somebody new. */
const leaveForMail = (tx: Transaction, { environment }: Deps, { id }: Person, told: Told) =>
  tx
    .update(persons)
    .set({
      ...withoutPerson(persons),
      ...{ lookup: `forgotten ${id}`, wantsNews: false, wantsReminders: false, wantsLetter: false },
      ...encryptPersonalNumber(environment.personalNumberKeys, nobodysNumber),
      ...{ forgottenAt: now, ...told },
    })
    .where(eq(persons.id, id));

/** By itself, all of it or nothing: nobody of the staff is asked. */
export const createForget =
  (deps: Deps): Changes["forget"] =>
  async (tx, asked) => {
    await endSessions(tx, asked.lookup);
    const row = await lockPerson(tx, asked.id);
    if (!row) throw new Refusal("unauthorized");
    const person = await withoutShared(tx, asked);
    const email = await emailOf(tx, row);
    const language = await languageOf(tx, person.lookup);
    for (const { forget } of deps.myDataParts) await forget?.(tx, person);
    // A company is nobody's, whoever reads its mailbox.
    await forgetOnRequest(tx, and(isTheirs(person), ne(orders.donorKind, "company")), deps.handlers);
    await forgetMandateAddresses(tx, person.lookup, [
      ...asked.emails,
      ...(email === null ? [] : [email.toLowerCase()]),
    ]);
    const keptUntil = await keptUntilOf(tx, person);
    const before = await addressesBefore(tx, person, email);
    await forgetAround(tx, person, email);
    await leaveForMail(tx, deps, person, { language, keptUntil });
    for (const [index, recipient] of [email, ...before].entries())
      await queueMail(tx, deps.jobs, { ownerId: person.id, template: "myForgotten", version: index + 1, recipient });
    return { keptUntil };
  };
