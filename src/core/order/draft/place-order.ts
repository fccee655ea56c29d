import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { cancelPayment, pollPayment } from "#src/calls/payments.ts";
import { jsonForDevice, type OrderDraft, type Sent } from "./order-draft.ts";

type Once = { idempotencyKey: string; replaces?: string };

export type NewOrder = {
  /** As it may be kept on the device: what has the same fingerprint is the same order. */
  fingerprint: string;
  add: (once: Once) => Promise<Pick<OrderReceipt, "orderReference">>;
};

/** A changed personal number is noticed by the API instead. */
export const newOrder = <Body extends object>(
  body: Body,
  add: (whole: Body & Once) => Promise<OrderReceipt>,
): NewOrder => ({
  fingerprint: jsonForDevice(body),
  add: (once) => add({ ...body, ...once }),
});

type Before = Pick<OrderDraft, "sent" | "order">;

/** The same order has the same key, after a reload too. A changed one takes the former's place: only one can be paid. */
export async function placeOrder(made: NewOrder, before: Before, remember: (sent: Sent) => void): Promise<string> {
  if (before.sent?.print === made.fingerprint) {
    try {
      return await send(before.sent);
    } catch (error) {
      if (codeOf(error) !== "idempotency_conflict") throw error;
    }
  }
  if (before.order === null) return sendNew(null);
  const left = await giveUp(before.order);
  if (left !== null && mayBePaid(left)) return before.order;
  return sendNew(left === null ? null : before.order);

  function sendNew(replaces: string | null): Promise<string> {
    const sent = { key: crypto.randomUUID(), print: made.fingerprint, replaces };
    remember(sent);
    return send(sent);
  }

  async function send({ key, replaces }: Sent): Promise<string> {
    try {
      const { orderReference } = await made.add({ idempotencyKey: key, ...(replaces !== null && { replaces }) });
      return orderReference;
    } catch (error) {
      if (replaces === null || !(error instanceof ApiError)) throw error;
      // The former was closed meanwhile: nobody can pay it.
      if (error.fields?.replaces !== undefined) return sendNew(null);
      if (isTaken(error) && (await isStillTaken(replaces))) return replaces;
      throw error;
    }
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

const mayBePaid = ({ paid, payment }: PaymentAnswer) => paid || (payment !== null && isLive(payment.state));

async function giveUp(order: string): Promise<PaymentAnswer | null> {
  try {
    return await cancelPayment(order);
  } catch (error) {
    if (isOrderNotFound(error)) return null;
    throw error;
  }
}

const isTaken = ({ code }: ApiError) => code === "already_paid" || code === "payment_in_progress";

/** Whether it is this very order that is paid, or being paid, and not a later one of another tab. */
const isStillTaken = (order: string): Promise<boolean> =>
  pollPayment({ orderReference: order }).then(mayBePaid, () => false);
