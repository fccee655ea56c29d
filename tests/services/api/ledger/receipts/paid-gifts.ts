import { randomUUID } from "node:crypto";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { eq } from "drizzle-orm";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import type { TestApi } from "../../test-api.ts";

type Payment = { method?: PaymentMethod; paidAt?: Date };

/** An order made by the real call, with the payment that a provider would have confirmed. */
export const paidGift = async (api: TestApi, given: Record<string, unknown> = {}, payment: Payment = {}) =>
  markPaid(api, await unpaidGift(api, given), payment);

/** As a provider's word would, with nothing that the money brings about. */
export const markPaid = async (
  api: TestApi,
  unpaid: typeof orders.$inferSelect,
  { method = "swishDirect", paidAt = new Date("2026-11-21T11:00:00Z") }: Payment = {},
) => {
  const payment = {
    id: randomUUID(),
    orderId: unpaid.id,
    method,
    state: "paid" as const,
    amountOre: unpaid.amountOre,
    idempotencyKey: randomUUID(),
    bodyHash: "hash",
    providerReference: randomUUID(),
    expiresAt: paidAt,
    settledAt: paidAt,
  };
  await api.db.insert(payments).values(payment);
  const paid = { paidAt, paidBy: payment.id };
  await api.db.update(orders).set(paid).where(eq(orders.id, unpaid.id));
  return { ...unpaid, ...paid };
};

export const unpaidGift = async (api: TestApi, given: Record<string, unknown> = {}) => {
  const { orderReference } = orderReceipt.parse((await addGift(api, gift(given))).json());
  const [order] = await api.db.select().from(orders).where(eq(orders.reference, orderReference));
  if (!order) throw new Error("The gift made no order");
  return order;
};

export const download = (api: TestApi, reference: string) =>
  api.app.inject({ method: "GET", url: receiptHref(reference) });
