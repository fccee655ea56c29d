import { randomUUID } from "node:crypto";
import { signOfLifeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  endIdentification,
  endSession,
  keepSession,
  sessionOf,
  stillIdentified,
} from "../../identity/bankid/session.ts";
import { encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Person } from "../../kinds/my-data-part.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { personAddresses, persons } from "../../platform/database/tables/my-data.ts";
import { now } from "../../platform/database/time.ts";

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

/** Who it is that holds a token, and keeps it open: it ends without a sign of life. */
export const createViewers = (deps: Deps) => {
  const { db, environment } = deps;
  const isHttps = environment.siteUrl.startsWith("https:");
  const shownBy = (request: FastifyRequest, token: string) => ({
    token,
    session: sessionOf(request),
    purpose: "my_pages" as const,
  });
  return {
    viewerOf: async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<Viewer> => {
      const shown = shownBy(request, token);
      const identified = await stillIdentified(db, { environment }, shown, aliveMs);
      if (shown.session !== undefined) keepSession(reply, isHttps, shown.session);
      return { access: "bankId", person: await personOf(db, deps, identified) };
    },
    logOut: async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> => {
      await endIdentification(db, shownBy(request, token));
      endSession(reply, isHttps);
    },
  };
};
export type Viewers = ReturnType<typeof createViewers>;
