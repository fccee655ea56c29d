import { randomUUID } from "node:crypto";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { extraGift, increaseMonthlyGift } from "@hjarta-lunga/contract/routes.ts";
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { giftLinks, giftMailings } from "../../platform/database/tables/gift-links.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { giverName } from "../monthly-gift/repository.ts";
import { newShortReference } from "../../ledger/orders/references.ts";
import { csvLine } from "../../platform/staff/command.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { showSections, type Section } from "../../platform/staff/section.ts";
import type { GiftLinkTokens } from "./deps.ts";
import { isUsedLink } from "./find-link.ts";

type NewMailing = {
  kind: LinkedGiftKind;
  note: string;
  days: number;
  /** Empty means all active mandates. */
  shortReferences: string[];
};
type Deps = { db: Database; tokens: GiftLinkTokens; siteUrl: string };
type Mailing = { shortReference: string; links: number };

const hrefs: Record<LinkedGiftKind, (guid: string) => string> = {
  monthly_gift_increase: increaseMonthlyGift.href,
  extra_gift: extraGift.href,
};

const atOnce = 1_000;

const isAsked = ({ kind, shortReferences }: NewMailing) =>
  and(
    eq(mandates.state, "active"),
    // Without an e-mail address a raise could not be undone: no link raises such a gift.
    kind === "monthly_gift_increase" ? and(isNotNull(mandates.amountOre), isNotNull(mandates.email)) : undefined,
    shortReferences.length > 0 ? inArray(mandates.shortReference, shortReferences) : undefined,
  );

async function* askedMandates(tx: Transaction, mailing: NewMailing) {
  const { id, holderName, giverFirstName, giverLastName, email, shortReference } = mandates;
  const columns = { id, holderName, giverFirstName, giverLastName, email, shortReference };
  for (let last: string | undefined, found = atOnce; found === atOnce;) {
    const after = last === undefined ? undefined : gt(mandates.id, last);
    const rows = await tx
      .select(columns)
      .from(mandates)
      .where(and(isAsked(mailing), after))
      .orderBy(asc(mandates.id))
      .limit(atOnce);
    if (rows.length > 0) yield rows;
    [last, found] = [rows.at(-1)?.id, rows.length];
  }
}

/** The links are in the file alone: the database has their hashes. */
export const makeMailing = (
  { db, tokens, siteUrl }: Deps,
  mailing: NewMailing,
  write: (csv: string) => Promise<void>,
): Promise<Mailing> =>
  db.transaction(async (tx) => {
    const { kind, note, days, shortReferences } = mailing;
    const [id, shortReference] = [randomUUID(), newShortReference()];
    const expiresAt = sql`now() + make_interval(days => ${days})`;
    await tx.insert(giftMailings).values({ id, shortReference, kind, note, expiresAt, links: 0 });
    const lines = [csvLine(["name", "email", "link"])];
    const made = new Set<string>();
    for await (const asked of askedMandates(tx, mailing)) {
      const links = asked.map((mandate) => ({ mandate, guid: tokens.newGuid() }));
      await tx.insert(giftLinks).values(
        links.map(({ mandate, guid }) => ({
          ...{ id: randomUUID(), mailingId: id, mandateId: mandate.id },
          guidHash: tokens.hashOf(guid),
        })),
      );
      for (const { mandate, guid } of links) {
        lines.push(csvLine([giverName(mandate), mandate.email ?? "", siteUrl + hrefs[kind](guid)]));
        made.add(mandate.shortReference);
      }
    }
    const missing = shortReferences.filter((one) => !made.has(one));
    if (missing.length > 0) throw new Error(`No active gift that this could be about: ${missing.join(", ")}.`);
    if (made.size === 0) throw new Error("Nobody gives each month by now: there is nobody to write to.");
    await tx.update(giftMailings).set({ links: made.size }).where(eq(giftMailings.id, id));
    await write(`${lines.join("\r\n")}\r\n`);
    return { shortReference, links: made.size };
  });

export const revokeMailing = async (db: Database, shortReference: string, note: string): Promise<Mailing> => {
  const [revoked] = await db
    .update(giftMailings)
    .set({ revokedAt: now, revokedNote: note })
    .where(and(eq(giftMailings.shortReference, shortReference), isNull(giftMailings.revokedAt)))
    .returning({ shortReference: giftMailings.shortReference, links: giftMailings.links });
  if (!revoked) throw new Error("There is no such mailing, or it has been revoked already.");
  return revoked;
};

const mailingsSection: Section = {
  heading: "Mailings with links to who gives each month",
  remedy: "`revoke` with the first column ends one.",
  rows: async (db) => {
    const used = db.$with("used").as(
      db
        .select({ mailingId: giftLinks.mailingId, times: count().as("times") })
        .from(giftLinks)
        .leftJoin(orders, eq(orders.id, giftLinks.orderId))
        .where(isUsedLink)
        .groupBy(giftLinks.mailingId),
    );
    const rows = await db
      .with(used)
      .select({ mailing: giftMailings, times: sql<number>`coalesce(${used.times}, 0)`.mapWith(Number) })
      .from(giftMailings)
      .leftJoin(used, eq(used.mailingId, giftMailings.id))
      .orderBy(desc(giftMailings.createdAt));
    return rows.map(({ mailing, times }) => ({
      mailing: mailing.shortReference,
      kind: mailing.kind,
      made: mailing.createdAt,
      note: mailing.note,
      links: mailing.links,
      used: times,
      expires: mailing.expiresAt,
      revoked: mailing.revokedAt,
      why: mailing.revokedNote,
    }));
  },
};

export const showMailings = (db: Database): Promise<string> => showSections(db, [mailingsSection]);
