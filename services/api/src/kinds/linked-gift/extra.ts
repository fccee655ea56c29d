import type { ExtraGiftWay } from "@hjarta-lunga/contract/gift-links.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { ExtraDrawReceipt, ExtraGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { randomUUID } from "node:crypto";
import { eq, getTableColumns, type SQL } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "../../platform/database/connect.ts";
import { dayInSweden, now, today } from "../../platform/database/time.ts";
import { doneAnew } from "../../platform/database/failures.ts";
import { giftLinks } from "../../platform/database/tables/gift-links.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { insertGiftOrders, triedAnewAfter, insertDraws, type GiftOrder } from "../monthly-gift/draws/insert-draws.ts";
import { bodyHash } from "../../ledger/orders/idempotency.ts";
import { receiptOf } from "../../ledger/orders/new-order.ts";
import { lockReplaceable } from "../../ledger/orders/replaced.ts";
import type { LinkDeps } from "./deps.ts";
import { requirePossible, findLink, stateOf } from "./find-link.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { drawnAfter, exportDateFor } from "../monthly-gift/draws/pending-draws.ts";
import { drawReference } from "../../ledger/providers/direct-debit.ts";
import { extraDrawMails } from "../monthly-gift/mail-versions.ts";

type Deps = { jobs: Pick<Jobs, "send">; leadBankingDays: number };

export const addExtraDraw = async (
  tx: Transaction,
  { jobs, leadBankingDays }: Deps,
  { orderId, mandate, amountOre }: GiftOrder,
): Promise<void> => {
  const dueOn = drawnAfter(exportDateFor(await today(tx)), leadBankingDays);
  const paymentId = randomUUID();
  const draw = { orderId, mandate, amountOre, paymentId, reference: drawReference(paymentId) };
  const month = `${dueOn.slice(0, 7)}-01`;
  await insertDraws(tx, { kind: "extra", month, dueOn, fileId: null, source: "visitor" }, [draw]);
  const mail = { template: "extraDraw", version: extraDrawMails.agreed, recipient: mandate.email } as const;
  await queueMail(tx, jobs, { ownerId: orderId, ...mail });
};

const columns = {
  ...getTableColumns(mandateDraws),
  amountOre: payments.amountOre,
  agreedOn: dayInSweden(mandateDraws.createdAt),
  mandate: mandates,
};
const drawWhere = async (tx: Transaction, condition: SQL) =>
  (
    await tx
      .select(columns)
      .from(mandateDraws)
      .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
      .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
      .where(condition)
  )[0];
export type ExtraDraw = NonNullable<Awaited<ReturnType<typeof drawWhere>>>;

export const drawOfOrder = (tx: Transaction, orderId: string) => drawWhere(tx, eq(mandateDraws.orderId, orderId));
export const drawById = (tx: Transaction, id: string) => drawWhere(tx, eq(mandateDraws.id, id));

/** The day on whose evening the bank is told, unless a night is missed. */
export const undoUntilOf = ({ agreedOn }: Pick<ExtraDraw, "agreedOn">): string => exportDateFor(agreedOn);

const drawReceiptOf = (draw: ExtraDraw): ExtraDrawReceipt => ({
  kind: "extra_gift",
  amount: toSek(draw.amountOre),
  drawOn: draw.dueOn,
  undoUntil: undoUntilOf(draw),
  isMailed: draw.mandate.email !== null,
});

type Given = { status: 200 | 201; receipt: ExtraDrawReceipt | OrderReceipt };

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

export const createGiveExtra = (deps: LinkDeps) => {
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
    // It takes the place of the one before, which can be paid no more: one link gives once.
    const replaces = link.orderId === null ? null : await lockReplaceable(tx, link.orderId);
    const given = { amountOre: toOre(amount), idempotencyKey, bodyHash: hash };
    const order = { ...given, orderId: randomUUID(), mandate, replaces };
    await insertGiftOrders(tx, secrets, kind, [order]);
    if (way === "directDebit") await addExtraDraw(tx, deps, order);
    await tx
      .update(giftLinks)
      .set({ orderId: order.orderId, ...(way === "directDebit" && { usedAt: now }) })
      .where(eq(giftLinks.id, link.id));
    return { status: 201, receipt: await receiptFor[way](tx, order.orderId) };
  };

  return async (client: FastifyRequest, body: ExtraGift): Promise<Given> => {
    await limits.take("giftLink", client, body.lookUpGuid);
    return doneAnew(triedAnewAfter, () => db.transaction((tx) => give(tx, client, body)));
  };
};
