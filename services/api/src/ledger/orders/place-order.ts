import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/connect.ts";
import { countedMailbox } from "../donors/mailbox.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { isOrdered, createAddOrder } from "./add-order.ts";
import type { NewOrder, OrderSecrets } from "./new-order.ts";

type Deps = { db: Database; secrets: OrderSecrets; limits: RateLimiter };
type Placed = { status: 200 | 201; receipt: OrderReceipt };

export type PlaceOrder = (request: FastifyRequest, order: NewOrder) => Promise<Placed>;

/** Only what would become an order is counted by whose it is: an old fee in an open tab must not use up somebody's day. */
const wouldBeTaken = ({ check }: NewOrder): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

export const createPlaceOrder = ({ db, secrets, limits }: Deps): PlaceOrder => {
  const addOrder = createAddOrder(db, secrets);
  return async (request, order) => {
    const { limit = "order", donor } = order;
    const { email } = donor;
    const mailbox = email !== undefined && wouldBeTaken(order) ? countedMailbox(email) : null;
    await limits.take(limit, request, mailbox, () => isOrdered(db, order.idempotencyKey));
    // A day is long: who clicks again, or is refused, must not use it up.
    const countsNot = () => limits.giveBack(limit, mailbox);
    try {
      const { isNew, receipt } = await addOrder(order);
      if (!isNew) await countsNot();
      return { status: isNew ? 201 : 200, receipt };
    } catch (error) {
      await countsNot().catch(() => undefined);
      throw error;
    }
  };
};
