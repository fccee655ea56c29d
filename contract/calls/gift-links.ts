import type { LinkedGiftKind } from "../gift-links.ts";
import type {
  ExtraUndoing,
  IncreaseUndoing,
  LookedUpIdentity,
  UndoneExtra,
  UndoneIncrease,
} from "../schemas/gift-links.ts";
import type { Call } from "./call.ts";

/**
 * `?type=&lookUpGuid=`: who a link of ours was sent to, and what it offers. 200 for every link, good or not: the answer says
 * which. To raise the gift is RegularGift/Add with the kind `monthly_gift_increase`, to give something extra with
 * `extra_gift`; 404 there for a link that is not good, 409 `changed_meanwhile` when the amount is another than was shown.
 */
export const lookupIdentityCall: Call<{ type: LinkedGiftKind; lookUpGuid: string }, LookedUpIdentity> = {
  method: "GET",
  path: "/api/LookupIdentity",
  answers: "state",
};

/** By the link in the mail that confirmed it. 200 in every case: the answer says whether it is undone. */
export const undoIncreaseCall: Call<IncreaseUndoing, UndoneIncrease> = {
  method: "POST",
  path: "/api/RegularGift/UndoIncrease",
  answers: "state",
};

/** By the link in the mail that confirmed it. 200 in every case, as above. */
export const undoExtraCall: Call<ExtraUndoing, UndoneExtra> = {
  method: "POST",
  path: "/api/RegularGift/UndoExtra",
  answers: "state",
};
