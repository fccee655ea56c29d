import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { nothingToForget, type Drawn, type OrderHandler } from "../../../ledger/orders/handler.ts";
import { drawTrouble } from "../mail-versions.ts";
import { regularGiftHandler } from "../../gift/handler.ts";
import { claimedGift } from "./claimed-gift.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { orders } from "../../../platform/database/tables/orders.ts";
import { drawReference } from "../../../ledger/providers/direct-debit.ts";
import type { NumberSecrets } from "../../../ledger/donors/personal-number.ts";
import { insertDraws, insertGiftOrders } from "./insert-draws.ts";

/** Money that the bank drew once more by the same order, as a gift of its own beside the other. It is still to be booked. */
const addDrawBeside = async (
  tx: Transaction,
  secrets: NumberSecrets,
  { paymentId: beside, amountOre, drawnOn }: { paymentId: string; amountOre: number; drawnOn: string | null },
): Promise<string> => {
  const [found] = await tx
    .select({ draw: mandateDraws, mandate: mandates, kind: orders.kind })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .where(eq(mandateDraws.paymentId, beside));
  if (!found) throw new Error("That payment is no draw of a mandate.");
  const { draw, mandate, kind } = found;
  const paymentId = randomUUID();
  const order = { orderId: randomUUID(), idempotencyKey: randomUUID(), bodyHash: "", replaces: null };
  await insertGiftOrders(tx, secrets, kind, [{ ...order, mandate, amountOre }]);
  const { month, dueOn, fileId } = draw;
  const made = { orderId: order.orderId, mandate, amountOre, paymentId, reference: drawReference(paymentId) };
  await insertDraws(tx, { kind: "extra", month, dueOn, fileId, source: "staff" }, [made]);
  await tx.update(mandateDraws).set({ drawnOn }).where(eq(mandateDraws.paymentId, paymentId));
  return paymentId;
};

export const drawn: Drawn = {
  addBeside: addDrawBeside,
  claimedGift,
  mailWhenClaimedBack: { template: "drawFailed", version: drawTrouble.refunded },
};

const { texts, taxOf } = regularGiftHandler;

/** Nobody is thanked by mail twelve times a year: the receipt is the year's. */
export const monthlyGiftHandler: OrderHandler = {
  texts,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.monthly")],
  taxOf,
  mailsWhenPaid: [],
  drawn,
  forget: nothingToForget,
  forgetOnRequest: nothingToForget,
};
