import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { lockOrdered, requireInUse, revisionOf, type Ordered, type Sent } from "./ordered-document.ts";

type Correctable<Version> = Ordered & {
  order: { replacedBy: string | null };
  version: Version & { orderId: string; version: number };
  mail: (NonNullable<Sent["mail"]> & { id: string }) | null;
};

type Kind<Found extends Correctable<unknown>, Words> = {
  versions: PgTable & Record<"orderId" | "version", AnyPgColumn>;
  current: (tx: Transaction, orderReference: string) => Promise<Found | undefined>;
  contentOf: (version: Found["version"]) => Words;
  columnsOf: (words: Words) => object;
  check: (words: Words, found: Found) => void;
  /** Whether somebody may have it, or another one must go to somebody else. */
  isSent: (found: Found) => boolean;
  nextMail: (found: Found) => { template: MailTemplate; recipient: string } | null | undefined;
};

export const createCorrect = <Found extends Correctable<unknown>, Words>(
  { db, jobs }: { db: Database; jobs: Jobs },
  { versions, current, contentOf, columnsOf, check, isSent, nextMail }: Kind<Found, Words>,
) => {
  const isVersion = ({ orderId, version }: Found["version"]) =>
    and(eq(versions.orderId, orderId), eq(versions.version, version));

  const addVersion = async (tx: Transaction, found: Found, words: object) => {
    const { version: before, mail } = found;
    const { orderId } = before;
    const version = before.version + 1;
    const replaced = { replacedAt: now };
    await tx.update(versions).set(replaced).where(isVersion(before));
    await tx.insert(versions).values({ orderId, version, ...words });
    if (!mail) return;
    await tx.update(mails).set(replaced).where(eq(mails.id, mail.id));
    const next = nextMail(found);
    if (next) await queueMail(tx, jobs, { ownerId: orderId, version, ...next });
  };

  return ({ orderReference, revision, words: asked }: { orderReference: string; revision: string; words: Words }) =>
    db.transaction(async (tx) => {
      await lockOrdered(tx, orderReference, versions);
      const found = requireInUse(await current(tx, orderReference));
      if (found.order.replacedBy !== null) throw new Refusal("order_replaced");
      const before = contentOf(found.version);
      if (isDeepStrictEqual(before, asked)) return found;
      if (found.version.version > 1) throw new Refusal("corrected_already");
      if (revisionOf(found.version, before) !== revision) throw new Refusal("changed_meanwhile");
      check(asked, found);
      const words = columnsOf(asked);
      if (isSent(found)) await addVersion(tx, found, words);
      else await tx.update(versions).set(words).where(isVersion(found.version));
      const corrected = await current(tx, orderReference);
      if (!corrected) throw new Error("A corrected document is not there");
      return corrected;
    });
};
