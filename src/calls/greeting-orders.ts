import type {
  GreetingCardAdd,
  GreetingCardBySender,
  GreetingCardCorrection,
  GreetingCardOrderAnswer,
  GreetingCardSending,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import {
  greetingCardHref,
  type correctGreetingCardCall,
  type greetingCardAddCall,
  type sendGreetingCardCall,
  type stopGreetingCardCall,
  type takeDownGreetingCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const add: typeof greetingCardAddCall.path = "/api/DigitalGreetingCard/Add";
const correct: typeof correctGreetingCardCall.path = "/api/DigitalGreetingCard/Correct";
const move: typeof sendGreetingCardCall.path = "/api/DigitalGreetingCard/Send";
const stop: typeof stopGreetingCardCall.path = "/api/DigitalGreetingCard/StopSending";
const takeDown: typeof takeDownGreetingCardCall.path = "/api/DigitalGreetingCard/TakeDown";
const order = "/api/DigitalGreetingCard/Order/";

/** The same key and content make the same order, however often they are sent. */
export async function addGreetingCard(wanted: GreetingCardAdd): Promise<OrderReceipt> {
  const { data } = await frontEndApi.post<OrderReceipt>(add, wanted);
  return isOrderAnswer(data) ? data : unreadable(add);
}

/** The sender's view of the card that an order made. With the token of their link it says whether that is good. */
export async function fetchGreetingOrder(
  orderReference: string,
  token: string | null,
): Promise<GreetingCardOrderAnswer> {
  const headers = token === null ? {} : { [senderTokenHeader]: encodeURIComponent(token) };
  const { data } = await frontEndApi.get<GreetingCardOrderAnswer>(`${order}${encodeURIComponent(orderReference)}`, {
    headers,
  });
  return isOrderAnswer(data) ? data : unreadable(order);
}

/** The card itself, by its shared reference. */
export async function fetchGreetingCardFile(reference: string, format: "pdf" | "png"): Promise<Blob> {
  const file = format === "pdf" ? ({ format } as const) : ({ format, size: "screen" } as const);
  const { data } = await frontEndApi.get<Blob>(greetingCardHref(reference, file), { responseType: "blob" });
  return data;
}

async function asSender(call: string, sent: object): Promise<GreetingCardOrderAnswer> {
  const { data } = await frontEndApi.post<GreetingCardOrderAnswer>(call, sent);
  return isOrderAnswer(data) ? data : unreadable(call);
}

/* By the token of the link in the sender's mail. */
export const correctGreetingCard = (correction: GreetingCardCorrection) => asSender(correct, correction);
export const sendGreetingCard = (wanted: GreetingCardSending) => asSender(move, wanted);
export const stopGreetingCard = (wanted: GreetingCardBySender) => asSender(stop, wanted);
export const takeDownGreetingCard = (wanted: GreetingCardBySender) => asSender(takeDown, wanted);
