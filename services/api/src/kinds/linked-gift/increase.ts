import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { IncreaseReceipt, MonthlyGiftIncrease } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "../../platform/database/connect.ts";
import { now, swedishDay } from "../../platform/database/time.ts";
import { giftLinks } from "../../platform/database/tables/gift-links.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { findLink, stateOf, requirePossible, type FoundLink } from "./find-link.ts";
import { nextAccountOf } from "../monthly-gift/draws/next-draw.ts";
import type { LinkDeps } from "./deps.ts";
import { lockForIdempotencyKey } from "../../ledger/orders/idempotency.ts";
import { changeAmount, changeByKey, isOfAmount, type AmountChange } from "../monthly-gift/changes.ts";

type Increased = { status: 200 | 201; receipt: IncreaseReceipt };
type Increase = (client: FastifyRequest, body: MonthlyGiftIncrease) => Promise<Increased>;

const kind = "monthly_gift_increase";

const receiptOf = async (
  tx: Transaction,
  { fromOre, toOre: ore, toDraw, holdsFrom, at }: AmountChange,
  { mandate }: FoundLink,
): Promise<IncreaseReceipt> => {
  const next = await nextAccountOf(tx, mandate);
  return {
    ...{ kind, from: toSek(fromOre), amount: toSek(ore), drawOn: toDraw ?? holdsFrom },
    undoUntil: daysAfter(swedishDay(at), undoDays),
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
    isOfAmount(before) &&
    before.linkId === link.id &&
    before.fromOre === toOre(body.from) &&
    before.toOre === toOre(body.amount);
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
      const by = { linkId: link.id, idempotencyKey: body.idempotencyKey, ofNext: { linkId: link.id } };
      const change = await changeAmount(tx, jobs, { ...mandate, amountOre }, { toOre: toOre(body.amount), ...by });
      await tx.update(giftLinks).set({ usedAt: now }).where(eq(giftLinks.id, link.id));
      return { status: 201, receipt: await receiptOf(tx, change, link) };
    });
  };
};
