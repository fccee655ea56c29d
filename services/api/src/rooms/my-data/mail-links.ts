import { randomUUID } from "node:crypto";
import { mailLinkMinutes, signOfLifeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import type { MailLinkRequest } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { and, eq, exists, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { hashOf, newSession } from "../../identity/bankid/session.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { mailLinks } from "../../platform/database/tables/my-data.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { fromNow, now } from "../../platform/database/time.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Handler } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import type { MailedSecrets } from "./secrets.ts";

type Deps = Pick<ModuleDeps, "db" | "jobs"> & { secrets: MailedSecrets };

/** The same is done whether anybody gave with that address or not. */
export const askForMailLink = ({ db, jobs, secrets }: Deps, { email, language }: MailLinkRequest): Promise<void> =>
  db.transaction(async (tx) => {
    const id = randomUUID();
    const linkHash = secrets.hashOfLink(id);
    const expiresAt = fromNow(mailLinkMinutes * 60_000) as unknown as Date;
    await tx.insert(mailLinks).values({ id, email: email.toLowerCase(), language, linkHash, expiresAt });
    await jobs.send(tx, "mailLinks", { id });
  });

/** Nobody is mailed by strangers: only who has given has a link. */
export const mailLinkJob =
  ({ db, jobs }: Pick<Deps, "db" | "jobs">): Handler =>
  ({ id }) =>
    db.transaction(async (tx) => {
      const isFromThere = and(eq(sql`lower(${orders.email})`, mailLinks.email), isNotNull(orders.paidAt));
      const [link] = await tx
        .select({ recipient: mailLinks.email })
        .from(mailLinks)
        .where(
          and(eq(mailLinks.id, id), gt(mailLinks.expiresAt, now), exists(tx.select().from(orders).where(isFromThere))),
        );
      if (link) await queueMail(tx, jobs, { ownerId: id, template: "myMailLink", recipient: link.recipient });
    });

/**
 * The first browser has it, by a session that is new to it; there it may be opened again. In all others, and of all that
 * is unknown or out of date, it is one refusal.
 */
export const openMailLink = (
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  { link, session: shown = "" }: { link: string; session: string | undefined },
): Promise<{ token: string; session: string }> =>
  db.transaction(async (tx) => {
    const isGood = and(inArray(mailLinks.linkHash, secrets.hashesOf(link)), gt(mailLinks.expiresAt, now));
    const [found] = await tx.select().from(mailLinks).where(isGood).for("update");
    if (!found) throw new Refusal("unauthorized");
    const { id, sessionHash } = found;
    if (sessionHash !== null && sessionHash !== hashOf(shown)) throw new Refusal("unauthorized");
    const session = sessionHash === null ? newSession() : shown;
    const token = secrets.tokenOf(id, session);
    const aliveUntil = sql`least(${mailLinks.expiresAt}, ${fromNow(signOfLifeMinutes * 60_000)})`;
    await tx
      .update(mailLinks)
      .set({ sessionHash: hashOf(session), tokenHash: hashOf(token), aliveUntil })
      .where(eq(mailLinks.id, id));
    return { token, session };
  });
