import type {
  AllNamesRemoval,
  CandleNameRemoval,
  CardCorrection,
  CardTakeDown,
  LightCandle,
  MemorialCardAdd,
  MemorialCardAnswer,
  MemorialCardOrderAnswer,
  MemorialCardReceipt,
  counterAnswer,
  lightCandleAnswer,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { CardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { z } from "zod";
import {
  memorialCardHref,
  type PictureSize,
  type candleCounterCall,
  type correctMemorialCardCall,
  type lightCandleCall,
  type memorialCardAddCall,
  type memorialCardCall,
  type removeAllNamesCall,
  type removeCandleNameCall,
  type reportMemorialCardCall,
  type takeDownMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const add: typeof memorialCardAddCall.path = "/api/DigitalMemorialCard/Add";
const card: typeof memorialCardCall.path = "/api/DigitalMemorialCard/Card";
const counter: typeof candleCounterCall.path = "/api/DigitalMemorialCard/Counter";
const light: typeof lightCandleCall.path = "/api/DigitalMemorialCard/LightCandle";
const correct: typeof correctMemorialCardCall.path = "/api/DigitalMemorialCard/Correct";
const takeDown: typeof takeDownMemorialCardCall.path = "/api/DigitalMemorialCard/TakeDown";
const removeName: typeof removeCandleNameCall.path = "/api/DigitalMemorialCard/RemoveName";
const removeAll: typeof removeAllNamesCall.path = "/api/DigitalMemorialCard/RemoveAllNames";
const report: typeof reportMemorialCardCall.path = "/api/DigitalMemorialCard/Report";
const order = "/api/DigitalMemorialCard/Order/";

type CounterAnswer = z.infer<typeof counterAnswer>;
type LightCandleAnswer = z.infer<typeof lightCandleAnswer>;

/** Something between here and the API may answer in its place. */
const counts = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "candles" in data && typeof data.candles === "number";

/** The same key and content make the same card, however often they are sent. */
export async function addMemorialCard(wanted: MemorialCardAdd): Promise<MemorialCardReceipt> {
  const { data } = await frontEndApi.post<MemorialCardReceipt>(add, wanted);
  return isOrderAnswer(data) ? data : unreadable(add);
}

/** What whoever holds the shared reference sees. */
export async function fetchMemorialCard(reference: string): Promise<MemorialCardAnswer> {
  const { data } = await frontEndApi.get<MemorialCardAnswer>(card, { params: { reference } });
  return counts(data) ? data : unreadable(card);
}

/** How many candles burn: on the card of a reference, or on all of them. */
export async function countCandles(reference?: string): Promise<number> {
  const params = reference === undefined ? {} : { reference };
  const { data } = await frontEndApi.get<CounterAnswer>(counter, { params });
  return counts(data) ? data.candles : unreadable(counter);
}

/** The same key lights the same candle, however often it is sent. */
export async function lightCandle(candle: LightCandle): Promise<LightCandleAnswer> {
  const { data } = await frontEndApi.post<LightCandleAnswer>(light, candle);
  return counts(data) ? data : unreadable(light);
}

export async function reportMemorialCard(told: CardReport): Promise<void> {
  await frontEndApi.post(report, told);
}

/** The card itself, by its shared reference. */
export async function fetchMemorialCardFile(
  reference: string,
  file: { format: "pdf" } | { format: "png"; size: PictureSize },
): Promise<Blob> {
  const { data } = await frontEndApi.get<Blob>(memorialCardHref(reference, file), { responseType: "blob" });
  return data;
}

/** The sender's view of the card that an order made. With the token of their link it says whether that is good. */
export async function fetchMemorialCardOrder(
  orderReference: string,
  token: string | null,
): Promise<MemorialCardOrderAnswer> {
  const headers = token === null ? {} : { [senderTokenHeader]: encodeURIComponent(token) };
  const url = `${order}${encodeURIComponent(orderReference)}`;
  const { data } = await frontEndApi.get<MemorialCardOrderAnswer>(url, { headers });
  return isOrderAnswer(data) ? data : unreadable(order);
}

async function asSender(call: string, sent: object): Promise<MemorialCardOrderAnswer> {
  const { data } = await frontEndApi.post<MemorialCardOrderAnswer>(call, sent);
  return isOrderAnswer(data) ? data : unreadable(call);
}

/* By the token of the link in the sender's mail. */
export const correctMemorialCard = (correction: CardCorrection) => asSender(correct, correction);
export const takeDownMemorialCard = (wanted: CardTakeDown) => asSender(takeDown, wanted);
export const removeCandleName = (wanted: CandleNameRemoval) => asSender(removeName, wanted);
export const removeAllNames = (wanted: AllNamesRemoval) => asSender(removeAll, wanted);
