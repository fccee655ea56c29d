import { randomUUID } from "node:crypto";
import { proofMinutes, type ProvenBy } from "@hjarta-lunga/contract/my-data.ts";
import type { ProvenAddress } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Person } from "../../kinds/my-data-part.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { addressProofs } from "../../platform/database/tables/my-data.ts";
import { fromNow, now } from "../../platform/database/time.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { applyProof, type Proof } from "./apply-address.ts";
import { isPending, languageOf, lockPerson, type PersonRow } from "./contact.ts";
import { giftsFrom } from "./own-orders.ts";
import type { MailedSecrets } from "./secrets.ts";

const mostTries = 5;

type Deps = Pick<ModuleDeps, "db" | "jobs" | "handlers"> & { secrets: MailedSecrets };
type Asked = { by: ProvenBy; value: string; isNewAddress: boolean };

/** An older one that is pending for the same ends: its link or code is good no more. One code is typed at a time. */
const endOlder = (tx: Transaction, personId: string, { by, value, isNewAddress }: Asked) => {
  const isSame = or(eq(addressProofs.value, value), isNewAddress ? eq(addressProofs.isNewAddress, true) : sql`false`);
  return tx
    .update(addressProofs)
    .set({ endedAt: now })
    .where(and(isPending(personId), eq(addressProofs.provenBy, by), by === "mobile" ? undefined : isSame));
};

/** Looks for no gift: whether somebody gave from there is not known before it is proven. */
const addProof = async (
  tx: Transaction,
  { id: personId, lookup }: Pick<Person, "id" | "lookup">,
  asked: Asked,
  proof: { id: string; secretHash: string },
) => {
  if (!(await lockPerson(tx, personId))) throw new Refusal("unauthorized");
  await endOlder(tx, personId, asked);
  const { by: provenBy, value, isNewAddress } = asked;
  const language = await languageOf(tx, lookup);
  const expiresAt = fromNow(proofMinutes[provenBy] * 60_000);
  await tx.insert(addressProofs).values({ ...proof, personId, provenBy, value, isNewAddress, language, expiresAt });
  return language;
};

export const askByMail = async (tx: Transaction, { jobs, secrets }: Deps, person: Person, asked: Asked) => {
  const id = randomUUID();
  await addProof(tx, person, asked, { id, secretHash: secrets.hashOfLink(id) });
  await queueMail(tx, jobs, { ownerId: id, template: "myAddressProof", recipient: asked.value });
};

/** What the SMS is to say, and in which language. */
export const askByCode = async (tx: Transaction, { secrets }: Deps, person: Person, asked: Asked) => {
  const [id, code] = [randomUUID(), secrets.newCode()];
  const language = await addProof(tx, person, asked, { id, secretHash: secrets.codeHash(id, code) });
  return { code, language };
};

const isCodeOf = (personId: string) => and(isPending(personId), eq(addressProofs.provenBy, "mobile"));

/** Counted whether it is right or not, and before anybody looks. */
export const countTry = async (db: Database, { id }: Person): Promise<void> => {
  const counted = await db
    .update(addressProofs)
    .set({ tries: sql`${addressProofs.tries} + 1` })
    .where(and(isCodeOf(id), lt(addressProofs.tries, mostTries)))
    .returning({ id: addressProofs.id });
  if (counted.length === 0) throw new Refusal("not_found");
};

const end = async (tx: Transaction, deps: Deps, person: PersonRow, proof: Proof) => {
  await tx.update(addressProofs).set({ endedAt: now }).where(eq(addressProofs.id, proof.id));
  await applyProof(tx, deps, person, proof);
  const { provenBy, value, isNewAddress } = proof;
  const found = await giftsFrom(tx, provenBy, provenBy === "email" ? value.toLowerCase() : value);
  return { isNewAddress, found };
};

export const proveByCode = async (tx: Transaction, deps: Deps, { id }: Person, code: string) => {
  const person = await lockPerson(tx, id);
  if (!person) throw new Refusal("unauthorized");
  const [proof] = await tx.select().from(addressProofs).where(isCodeOf(id));
  if (!proof) throw new Refusal("not_found");
  if (!deps.secrets.isCode(proof, code))
    // After the last try the right one is good no more either.
    throw proof.tries < mostTries ? new Refusal("validation_failed", { code: "wrongCode" }) : new Refusal("not_found");
  return end(tx, deps, person, proof);
};

const unknown: ProvenAddress = { state: "unknown", isNewAddress: false, found: 0 };

/** By whoever reads the mailbox, in whatever browser: it needs no session, and works once. */
export const proveByLink = (deps: Deps, link: string): Promise<ProvenAddress> =>
  deps.db.transaction(async (tx) => {
    const isIt = and(
      inArray(addressProofs.secretHash, deps.secrets.hashesOf(link)),
      eq(addressProofs.provenBy, "email"),
      isNull(addressProofs.endedAt),
      gt(addressProofs.expiresAt, now),
    );
    const [found] = await tx.select({ personId: addressProofs.personId }).from(addressProofs).where(isIt);
    const person = found && (await lockPerson(tx, found.personId));
    // Once more, with the person locked: another press may have used or replaced it.
    const [proof] = person ? await tx.select().from(addressProofs).where(isIt) : [];
    if (!person || !proof) return unknown;
    return { state: "proven", ...(await end(tx, deps, person, proof)) };
  });
