import type { ExtraGiftWay } from "@hjarta-lunga/contract/gift-links.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { ExtraDrawReceipt, ExtraGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { violatedConstraint } from "../../platform/database/failures.ts";
import { giftLinks } from "../../platform/database/tables/gift-links.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { insertGiftOrders, triedAnewAfter, type GiftOrder } from "../monthly-gift/draws/insert-draws.ts";
import { bodyHash } from "../../ledger/orders/idempotency.ts";
import { receiptOf } from "../../ledger/orders/new-order.ts";
import { lockReplaceable } from "../../ledger/orders/replaced.ts";
import { addExtraDraw, drawOfOrder, drawReceiptOf } from "./extra-draw.ts";
import type { LinkDeps } from "./deps.ts";
import { requirePossible } from "./require-holder.ts";
import { findLink, stateOf, type FoundLink } from "./find-link.ts";

type Given = { status: 200 | 201; receipt: ExtraDrawReceipt | OrderReceipt };
export type GiveExtra = (client: FastifyRequest, body: ExtraGift) => Promise<Given>;

const kind = "extra_gift";

const receiptFor: Record<ExtraGiftWay, (tx: Transaction, orderId: string) => Promise<Given["receipt"]>> = {
  directDebit: async (tx, orderId) => {
    const draw = await drawOfOrder(tx, orderId);
    // What was taken back is not agreed by a click that comes late: the page asks anew.
    if (draw?.undoneAt !== null) throw new Refusal("not_found");
    return drawReceiptOf(draw);
  },
  swish: async (tx, orderId) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error("An order that was added is not there");
    return receiptOf({ ...order, kind });
  },
};

export const createGiveExtra = (deps: LinkDeps): GiveExtra => {
  const { db, limits, tokens, environment: secrets } = deps;

  const give = async (tx: Transaction, client: FastifyRequest, body: ExtraGift): Promise<Given> => {
    const { way, amount, idempotencyKey } = body;
    const link = await findLink(tx, tokens, { kind, guid: body.lookUpGuid }, true);
    // Why it is not good is told by the look-up alone.
    if (!link) throw new Refusal("not_found");
    const hash = bodyHash(secrets.bodyHashSecret, [kind, link.id, way, toOre(amount)]);
    const [before] = await tx.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
    if (before && before.bodyHash !== hash) throw new Refusal("idempotency_conflict");
    if (before) return { status: 200, receipt: await receiptFor[way](tx, before.id) };
    if (stateOf(deps, kind, link) !== "ok") throw new Refusal("not_found");
    const { mandate } = link;
    // What is paid by Swish its payer approves.
    await requirePossible(tx, deps, { client, ...body, mandate, isApprovedByPayer: way === "swish" });
    const order = await addOrder(tx, link, { amountOre: toOre(amount), idempotencyKey, bodyHash: hash });
    if (way === "directDebit") await addExtraDraw(tx, deps, order);
    await tx
      .update(giftLinks)
      .set({ orderId: order.orderId, ...(way === "directDebit" && { usedAt: now }) })
      .where(eq(giftLinks.id, link.id));
    return { status: 201, receipt: await receiptFor[way](tx, order.orderId) };
  };

  /** It takes the place of the one before, which can be paid no more: one link gives once. */
  const addOrder = async (
    tx: Transaction,
    { orderId: before, mandate }: FoundLink,
    given: Pick<GiftOrder, "amountOre" | "idempotencyKey" | "bodyHash">,
  ): Promise<GiftOrder> => {
    const replaces = before === null ? null : await lockReplaceable(tx, before);
    const order = { ...given, orderId: randomUUID(), mandate, replaces };
    await insertGiftOrders(tx, secrets, kind, [order]);
    return order;
  };

  const giveAnew = async (client: FastifyRequest, body: ExtraGift): Promise<Given> => {
    try {
      return await db.transaction((tx) => give(tx, client, body));
    } catch (error) {
      if (triedAnewAfter.includes(violatedConstraint(error) ?? "")) return giveAnew(client, body);
      throw error;
    }
  };
  return async (client, body) => {
    await limits.take("giftLink", client, body.lookUpGuid);
    return giveAnew(client, body);
  };
};
