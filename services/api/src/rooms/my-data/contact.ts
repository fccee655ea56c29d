import { liveMandateStates } from "@hjarta-lunga/contract/mandates.ts";
import type { ProvenBy } from "@hjarta-lunga/contract/my-data.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MyChoices, MyContact } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { and, desc, eq, gt, gte, inArray, isNull } from "drizzle-orm";
import type { Person } from "../../kinds/my-data-part.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { isTheirs, type Whose } from "../../ledger/orders/theirs.ts";
import { pickColumns, todayInSweden } from "../../platform/database/tables/columns.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { membershipDetails, membershipYears } from "../../platform/database/tables/memberships.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { addressProofs, personAddresses, persons } from "../../platform/database/tables/my-data.ts";
import { now } from "../../platform/database/time.ts";
import { lastOrderOf } from "./own-orders.ts";

export type PersonRow = typeof persons.$inferSelect;

/** Whoever changes the same person waits. Nobody who asked to be forgotten is changed. */
export const lockPerson = async (tx: Transaction, id: string): Promise<PersonRow | undefined> =>
  (
    await tx
      .select()
      .from(persons)
      .where(and(eq(persons.id, id), isNull(persons.forgottenAt)))
      .for("update")
  )[0];

export const isLiveMandateOf = (lookup: string | typeof persons.lookup) =>
  and(
    eq(mandates.holderLookup, lookup),
    isNull(mandates.giverLastName),
    inArray(mandates.state, [...liveMandateStates]),
  );

/** What they told us here, else by their monthly gift, else by their last gift. */
const reachedAt = async (tx: Transaction, { email, mobile, lookup }: PersonRow) => {
  if (email !== null && mobile !== null) return { email, mobile };
  const [mandate] = await tx
    .select({ email: mandates.email, mobile: mandates.mobile })
    .from(mandates)
    .where(isLiveMandateOf(lookup))
    .orderBy(desc(mandates.createdAt))
    .limit(1);
  const order = await lastOrderOf(tx, lookup);
  return {
    email: email ?? mandate?.email ?? order?.email ?? null,
    mobile: mobile ?? mandate?.mobile ?? order?.mobile ?? null,
  };
};

export const rowOf = async (tx: Transaction, id: string): Promise<PersonRow> => {
  const [row] = await tx.select().from(persons).where(eq(persons.id, id));
  if (!row) throw new Error("A person is not there");
  return row;
};

export const emailOf = async (tx: Transaction, row: PersonRow): Promise<string | null> =>
  (await reachedAt(tx, row)).email;

/** Nobody is asked for it: that of their last gift. */
export const languageOf = async (tx: Transaction, lookup: string): Promise<Language> =>
  (await lastOrderOf(tx, lookup))?.language ?? "sv";

export const choicesOf = ({ wantsNews, wantsReminders, wantsLetter }: PersonRow): MyChoices => ({
  news: wantsNews,
  reminders: wantsReminders,
  letter: wantsLetter,
});

export const isPending = (personId: string) =>
  and(eq(addressProofs.personId, personId), isNull(addressProofs.endedAt), gt(addressProofs.expiresAt, now));

/** Where the member's paper goes, until they tell another address here. */
const memberAddressOf = async (tx: Transaction, whose: Whose) => {
  const [found] = await tx
    .select(pickColumns(membershipDetails, "street", "postalCode", "town"))
    .from(membershipYears)
    .innerJoin(membershipDetails, eq(membershipDetails.orderId, membershipYears.orderId))
    .innerJoin(orders, eq(orders.id, membershipYears.orderId))
    .where(and(isTheirs(whose), gte(membershipYears.lastDay, todayInSweden)))
    .orderBy(desc(membershipYears.lastDay))
    .limit(1);
  return found ?? null;
};

const addressOf = ({ street, postalCode, town }: PersonRow) =>
  street === null || postalCode === null || town === null ? null : { street, postalCode, town };

export const contactOf = async (tx: Transaction, { id }: Pick<Person, "id">): Promise<MyContact> => {
  const row = await rowOf(tx, id);
  const pending = await tx.select().from(addressProofs).where(isPending(id)).orderBy(addressProofs.createdAt);
  const proven = await tx
    .select({ value: personAddresses.value, by: personAddresses.provenBy })
    .from(personAddresses)
    .where(eq(personAddresses.personId, id))
    .orderBy(personAddresses.provenAt);
  const by = (how: ProvenBy) => proven.filter((one) => one.by === how).map(({ value }) => value);
  return {
    ...(await reachedAt(tx, row)),
    address:
      addressOf(row) ?? (await memberAddressOf(tx, { lookup: row.lookup, emails: by("email"), mobiles: by("mobile") })),
    pending: pending.map(({ provenBy: by, value, isNewAddress }) => ({ by, value, isNewAddress })),
    proven: proven.map(({ value }) => value),
  };
};
