import { and, eq, gt, gte, inArray, isNull, max } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import { isTheirs } from "../../ledger/orders/theirs.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { todayInSweden } from "../../platform/database/tables/columns.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { membershipYears } from "../../platform/database/tables/memberships.ts";
import { personAddresses, persons, type addressProofs } from "../../platform/database/tables/my-data.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { emailOf, isLiveMandateOf, type PersonRow } from "./contact.ts";

type Deps = Pick<ModuleDeps, "jobs" | "handlers">;
export type Proof = typeof addressProofs.$inferSelect;

const addressesOf = async (tx: Transaction, { id, lookup }: PersonRow) => {
  const proven = await tx.select().from(personAddresses).where(eq(personAddresses.personId, id));
  const by = (way: Proof["provenBy"]) => proven.filter(({ provenBy }) => provenBy === way).map(({ value }) => value);
  return { lookup, emails: by("email"), mobiles: by("mobile") };
};

/** Memberships that go on. */
export const runningMemberships = async (tx: Transaction, person: PersonRow) =>
  tx
    .select({ id: orders.id, kind: orders.kind, email: orders.email })
    .from(membershipYears)
    .innerJoin(orders, eq(orders.id, membershipYears.orderId))
    .where(and(isTheirs(await addressesOf(tx, person)), gte(membershipYears.lastDay, todayInSweden)));

/** A thief who changes it is seen by whoever reads the old one. */
const tellOld = async (tx: Transaction, { jobs }: Deps, ownerId: string, old: readonly string[]) => {
  const [last] = await tx
    .select({ version: max(mails.version) })
    .from(mails)
    .where(and(eq(mails.ownerId, ownerId), eq(mails.template, "myAddressChanged")));
  let version = last?.version ?? 0;
  for (const recipient of old) {
    version += 1;
    await queueMail(tx, jobs, { ownerId, template: "myAddressChanged", version, recipient });
  }
};

/** What is written already and goes on a later day, such as that a pause ends. */
const leadWaitingMails = (tx: Transaction, ownerIds: string[], recipient: string) =>
  tx
    .update(mails)
    .set({ recipient })
    .where(
      and(
        inArray(mails.ownerId, ownerIds),
        gt(mails.dueOn, todayInSweden),
        ...[isNull(mails.sentAt), isNull(mails.refusedAt), isNull(mails.replacedAt)],
      ),
    );

/** Where it lives: the person, the living mandates, the membership that goes on. Orders stay as they were booked. */
const applyEmail = async (tx: Transaction, deps: Deps, person: PersonRow, email: string): Promise<void> => {
  const { lookup, id } = person;
  // Also that of a last gift: whoever told none here reads that one.
  const told = await emailOf(tx, person);
  const isLive = isLiveMandateOf(lookup);
  const live = await tx.select({ id: mandates.id, email: mandates.email }).from(mandates).where(isLive).for("update");
  const memberships = await runningMemberships(tx, person);
  const before = [told, ...live.map((one) => one.email), ...memberships.map((one) => one.email)];
  const known = new Map(before.filter((one) => one !== null).map((one) => [one.toLowerCase(), one]));
  known.delete(email.toLowerCase());
  await tx.update(persons).set({ email }).where(eq(persons.id, id));
  await tx.update(mandates).set({ email }).where(isLive);
  await leadWaitingMails(
    tx,
    live.map((one) => one.id),
    email,
  );
  for (const order of memberships)
    for (const from of known.values())
      await deps.handlers[order.kind].correctEmail?.(tx, order.id, { from, to: email });
  await tellOld(tx, deps, id, [...known.values()]);
};

export const applyMobile = async (tx: Transaction, person: PersonRow, mobile: string | null): Promise<void> => {
  await tx.update(persons).set({ mobile }).where(eq(persons.id, person.id));
  await tx.update(mandates).set({ mobile }).where(isLiveMandateOf(person.lookup));
};

/** What was proven is theirs from then on, and gifts that came from there without a number with it. */
export const applyProof = async (tx: Transaction, deps: Deps, person: PersonRow, proof: Proof): Promise<void> => {
  const { provenBy, value, isNewAddress } = proof;
  const proven = provenBy === "email" ? value.toLowerCase() : value;
  await tx.insert(personAddresses).values({ personId: person.id, provenBy, value: proven }).onConflictDoNothing();
  if (!isNewAddress) return;
  if (provenBy === "email") await applyEmail(tx, deps, person, value);
  else await applyMobile(tx, person, value);
};
