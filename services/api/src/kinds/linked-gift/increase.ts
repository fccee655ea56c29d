import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { IncreaseReceipt, MonthlyGiftIncrease } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq, and, asc, gt, inArray, isNotNull, max } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import type { Transaction, Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { giftLinks, mandateChanges } from "../../platform/database/tables/gift-links.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { findLink, stateOf, requirePossible, type FoundLink } from "./find-link.ts";
import { nextAccountOf, nextDraw } from "./next-draw.ts";
import type { LinkDeps } from "./deps.ts";
import { lockForIdempotencyKey } from "../../ledger/orders/idempotency.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import type { Mandate } from "../monthly-gift/repository.ts";

export type MandateChange = typeof mandateChanges.$inferSelect;
type Why = Pick<typeof mandateChanges.$inferInsert, "linkId" | "idempotencyKey" | "undoes">;

const changeWhere = async (db: Transaction, condition: ReturnType<typeof and>): Promise<MandateChange | undefined> =>
  (await db.select().from(mandateChanges).where(condition))[0];

export const changeById = (db: Transaction, id: string) => changeWhere(db, eq(mandateChanges.id, id));
export const changeByKey = (db: Transaction, key: string) => changeWhere(db, eq(mandateChanges.idempotencyKey, key));
export const undoingOf = (db: Transaction, id: string) => changeWhere(db, eq(mandateChanges.undoes, id));

export const changeByNumber = (db: Database, mandateId: string, number: number) =>
  changeWhere(db, and(eq(mandateChanges.mandateId, mandateId), eq(mandateChanges.number, number)));

const nextNumber = async (tx: Transaction, mandateId: string): Promise<number> => {
  const isOfMandate = eq(mandateChanges.mandateId, mandateId);
  const [last] = await tx
    .select({ number: max(mandateChanges.number) })
    .from(mandateChanges)
    .where(isOfMandate);
  return (last?.number ?? 0) + 1;
};

type WithAmount = Mandate & { amountOre: number };

const setAmount = async (
  tx: Transaction,
  mandate: WithAmount,
  { toOre, ...why }: { toOre: number } & Why,
): Promise<MandateChange> => {
  const { id: mandateId, amountOre: fromOre } = mandate;
  const [number, holdsFrom] = [await nextNumber(tx, mandateId), await nextDraw(tx, mandate)];
  await tx.update(mandates).set({ amountOre: toOre }).where(eq(mandates.id, mandateId));
  const [change] = await tx
    .insert(mandateChanges)
    .values({ id: randomUUID(), mandateId, number, fromOre, toOre, holdsFrom, ...why })
    .returning();
  if (!change) throw new Error("A change that was added is not there");
  return change;
};

/** The bank has not taken these yet: they get the new amount too. */
const waitingInPlaceOf = (tx: Transaction, { holderLookup, amountOre, createdAt }: WithAmount): Promise<Mandate[]> =>
  tx
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.holderLookup, holderLookup),
        inArray(mandates.state, ["signed", "sent"]),
        eq(mandates.amountOre, amountOre),
        isNotNull(mandates.replaces),
        gt(mandates.createdAt, createdAt),
      ),
    )
    .orderBy(asc(mandates.createdAt))
    .for("update");

type Asked = { toOre: number; link: string } & Omit<Why, "linkId">;

/** `link` is the one that the change came by, or the one whose change it undoes. */
export const changeAmount = async (
  tx: Transaction,
  jobs: Pick<Jobs, "send">,
  mandate: WithAmount,
  { toOre, link, ...why }: Asked,
): Promise<MandateChange> => {
  const change = await setAmount(tx, mandate, { toOre, ...why, linkId: why.undoes == null ? link : null });
  for (const next of await waitingInPlaceOf(tx, mandate))
    await setAmount(tx, { ...next, amountOre: mandate.amountOre }, { toOre, linkId: link });
  const { id: mandateId, email: recipient } = mandate;
  await queueMail(tx, jobs, { ownerId: mandateId, template: "mandateChange", version: change.number, recipient });
  return change;
};

type Increased = { status: 200 | 201; receipt: IncreaseReceipt };
type Increase = (client: FastifyRequest, body: MonthlyGiftIncrease) => Promise<Increased>;

const kind = "monthly_gift_increase";

const dayOf = (moment: Date) => moment.toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });

const receiptOf = async (
  tx: Transaction,
  { fromOre, toOre: ore, holdsFrom, at }: MandateChange,
  { mandate }: FoundLink,
): Promise<IncreaseReceipt> => {
  const next = await nextAccountOf(tx, mandate);
  return {
    ...{ kind, from: toSek(fromOre), amount: toSek(ore), drawOn: holdsFrom },
    undoUntil: daysAfter(dayOf(at), undoDays),
    isMailed: mandate.email !== null,
    nextAccount: next ? { amount: toSek(next.mandate.amountOre), drawOn: next.drawOn } : null,
  };
};

const repeated = async (
  tx: Transaction,
  link: FoundLink,
  body: MonthlyGiftIncrease,
): Promise<Increased | undefined> => {
  const before = await changeByKey(tx, body.idempotencyKey);
  if (!before) return undefined;
  const isSame =
    before.linkId === link.id && before.fromOre === toOre(body.from) && before.toOre === toOre(body.amount);
  if (!isSame) throw new Refusal("idempotency_conflict");
  return { status: 200, receipt: await receiptOf(tx, before, link) };
};

export const createIncrease = (deps: LinkDeps): Increase => {
  const { db, jobs, limits, tokens } = deps;
  return async (client, body) => {
    await limits.take("giftLink", client, body.lookUpGuid);
    return db.transaction(async (tx) => {
      await lockForIdempotencyKey(tx, body.idempotencyKey);
      const link = await findLink(tx, tokens, { kind, guid: body.lookUpGuid }, true);
      const before = link && (await repeated(tx, link, body));
      if (before) return before;
      if (!link || stateOf(deps, kind, link) !== "ok" || link.mandate.amountOre === null)
        throw new Refusal("not_found");
      const { mandate } = link;
      const { amountOre } = link.mandate;
      if (amountOre !== toOre(body.from)) throw new Refusal("changed_meanwhile", { from: String(toSek(amountOre)) });
      await requirePossible(tx, deps, { client, ...body, mandate });
      const press = { link: link.id, idempotencyKey: body.idempotencyKey };
      const change = await changeAmount(tx, jobs, { ...mandate, amountOre }, { toOre: toOre(body.amount), ...press });
      await tx.update(giftLinks).set({ usedAt: now }).where(eq(giftLinks.id, link.id));
      return { status: 201, receipt: await receiptOf(tx, change, link) };
    });
  };
};
