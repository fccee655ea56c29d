import { randomUUID } from "node:crypto";
import { signOfLifeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  endIdentifications,
  endSession,
  hashOf,
  keepSession,
  sessionOf,
  stillIdentified,
} from "../../identity/bankid/session.ts";
import { encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Person } from "../../kinds/my-data-part.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { mailLinks, personAddresses, persons } from "../../platform/database/tables/my-data.ts";
import { fromNow, now } from "../../platform/database/time.ts";
import { Refusal } from "../../platform/http/refusal.ts";

/** `mail`: by a link to a mailbox, which shows gifts and receipts alone. */
export type Viewer = { access: "bankId"; person: Person } | { access: "mail"; email: string };

const aliveMs = signOfLifeMinutes * 60_000;

type Deps = Pick<ModuleDeps, "db" | "environment">;
type Identified = { personalNumber: string; personalNumberLookup: string; name: string };

/** Their row is made when they come for the first time. */
const personOf = async (tx: Transaction, { environment }: Deps, identified: Identified): Promise<Person> => {
  const { personalNumber, personalNumberLookup: lookup, name } = identified;
  const encrypted = encryptPersonalNumber(environment.personalNumberKeys, personalNumber);
  const [row] = await tx
    .insert(persons)
    .values({ id: randomUUID(), lookup, name, ...encrypted })
    .onConflictDoUpdate({ target: persons.lookup, set: { name, seenAt: now } })
    .returning({ id: persons.id });
  if (!row) throw new Error("A person who was added is not there");
  const proven = await tx.select().from(personAddresses).where(eq(personAddresses.personId, row.id));
  const provenBy = (by: (typeof proven)[number]["provenBy"]) =>
    proven.filter((one) => one.provenBy === by).map(({ value }) => value);
  return { id: row.id, lookup, personalNumber, name, emails: provenBy("email"), mobiles: provenBy("mobile") };
};

type Shown = { token: string; session: string | undefined };

/** It ends without a sign of life, as the others do, and never after its hour. */
const stillMailed = async (tx: Transaction, { token, session }: Shown): Promise<string | undefined> => {
  const isGood = and(
    eq(mailLinks.tokenHash, hashOf(token)),
    eq(mailLinks.sessionHash, hashOf(session ?? "")),
    gt(mailLinks.aliveUntil, now),
    gt(mailLinks.expiresAt, now),
  );
  const [link] = await tx
    .update(mailLinks)
    .set({ aliveUntil: sql`least(${mailLinks.expiresAt}, ${fromNow(aliveMs)})` })
    .where(isGood)
    .returning({ email: mailLinks.email });
  return link?.email.toLowerCase();
};

const endMailLinks = (tx: Transaction, { session }: Omit<Shown, "token">) =>
  tx
    .update(mailLinks)
    .set({ expiresAt: now })
    .where(and(eq(mailLinks.sessionHash, hashOf(session ?? "")), gt(mailLinks.expiresAt, now)));

const purpose = "my_pages" as const;

/** Who it is that holds a token, and keeps it open: it ends without a sign of life. */
export const createViewers = (deps: Deps) => {
  const { db, environment } = deps;
  const isHttps = environment.siteUrl.startsWith("https:");

  const viewerBy = async (shown: Shown): Promise<Viewer> => {
    // Together: who asks to be forgotten in this moment does not come back as an empty row.
    const person = await db.transaction(async (tx) => {
      const identified = await stillIdentified(tx, { environment }, { ...shown, purpose }, aliveMs);
      return identified && personOf(tx, deps, identified);
    });
    if (person !== undefined) return { access: "bankId", person };
    const email = await stillMailed(db, shown);
    if (email !== undefined) return { access: "mail", email };
    throw new Refusal("unauthorized");
  };

  return {
    viewerOf: async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<Viewer> => {
      const session = sessionOf(request);
      const viewer = await viewerBy({ token, session });
      if (session !== undefined) keepSession(reply, isHttps, session);
      return viewer;
    },
    /** Whatever is open in this browser. There may be nothing left: then that is as it should be. */
    logOut: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const session = sessionOf(request);
      await db.transaction(async (tx) => {
        await endIdentifications(tx, { session, purpose });
        await endMailLinks(tx, { session });
      });
      endSession(reply, isHttps);
    },
  };
};
