import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/connect.ts";
import { mailboxOf } from "../donors/mailbox.ts";
import type { Limits } from "../http/limits.ts";
import { isOrdered, orderAdder } from "./add-order.ts";
import type { NewOrder, OrderSecrets } from "./new-order.ts";

type Deps = { db: Database; secrets: OrderSecrets; limits: Limits };
type Placed = { status: 200 | 201; receipt: OrderReceipt };

export type PlaceOrder = (request: FastifyRequest, order: NewOrder) => Promise<Placed>;

/** What every call that makes an order does, of whichever kind it is: counts it, adds it or finds it again, and answers. */
export const orderPlacer = ({ db, secrets, limits }: Deps): PlaceOrder => {
  const addOrder = orderAdder(db, secrets);
  return async (request, order) => {
    const { email } = order.donor;
    const mailbox = email === undefined ? null : mailboxOf(email);
    await limits.take("order", request, mailbox, () => isOrdered(db, order.idempotencyKey));
    const { isNew, receipt } = await addOrder(order);
    return { status: isNew ? 201 : 200, receipt };
  };
};
