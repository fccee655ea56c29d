import type { lookupIdentityCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import type { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type {
  IncreaseReceipt,
  IncreaseUndoing,
  LookedUpIdentity,
  MonthlyGiftIncrease,
  UndoneIncrease,
} from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { frontEndApi } from "./clients.ts";
import { unreadable } from "./order-answer.ts";

/** Written out, or the schemas would come along. */
const lookup: typeof lookupIdentityCall.path = "/api/LookupIdentity";
const add: typeof regularGiftCall.path = "/api/RegularGift/Add";
const undo: typeof undoIncreaseCall.path = "/api/RegularGift/UndoIncrease";

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
