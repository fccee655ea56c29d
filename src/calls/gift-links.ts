import type { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import type { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type {
  ExtraDrawReceipt,
  ExtraGift,
  ExtraUndoing,
  IncreaseReceipt,
  IncreaseUndoing,
  LookedUpIdentity,
  MonthlyGiftIncrease,
  UndoneExtra,
  UndoneIncrease,
} from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

/** Written out, or the schemas would come along. */
const lookup: typeof lookupIdentityCall.path = "/api/LookupIdentity";
const add: typeof regularGiftCall.path = "/api/RegularGift/Add";
const undo: typeof undoIncreaseCall.path = "/api/RegularGift/UndoIncrease";
const undoDraw: typeof undoExtraCall.path = "/api/RegularGift/UndoExtra";

/** Something between here and the API may answer in its place, with a page of its own. */
const has = (data: unknown, name: string): boolean => typeof data === "object" && data !== null && name in data;

/** What a link opens. Whatever is in it is answered: what is no failure of ours is a state. */
export async function lookUpIdentity(type: LinkedGiftKind, lookUpGuid: string): Promise<LookedUpIdentity> {
  const { data } = await frontEndApi.get<LookedUpIdentity>(lookup, { params: { type, lookUpGuid } });
  return has(data, "state") ? data : unreadable(lookup);
}

/** The same key raises the gift once, however often it is sent. */
export async function increaseMonthlyGift(increase: MonthlyGiftIncrease): Promise<IncreaseReceipt> {
  const { data } = await frontEndApi.post<IncreaseReceipt>(add, increase);
  return has(data, "drawOn") ? data : unreadable(add);
}

export async function undoIncrease(undoing: IncreaseUndoing): Promise<UndoneIncrease> {
  const { data } = await frontEndApi.post<UndoneIncrease>(undo, undoing);
  return has(data, "state") ? data : unreadable(undo);
}

/** Drawn on the mandate. The same key agrees one draw. */
export async function drawExtraGift(gift: Omit<ExtraGift, "way">): Promise<ExtraDrawReceipt> {
  const { data } = await frontEndApi.post<ExtraDrawReceipt>(add, { ...gift, way: "directDebit" });
  return has(data, "drawOn") ? data : unreadable(add);
}

/** To pay by Swish: the reference of its order. */
export async function orderExtraGift(gift: Omit<ExtraGift, "way">): Promise<string> {
  const { data } = await frontEndApi.post<OrderReceipt>(add, { ...gift, way: "swish" });
  return isOrderAnswer(data) ? data.orderReference : unreadable(add);
}

export async function undoExtra(undoing: ExtraUndoing): Promise<UndoneExtra> {
  const { data } = await frontEndApi.post<UndoneExtra>(undoDraw, undoing);
  return has(data, "state") ? data : unreadable(undoDraw);
}
