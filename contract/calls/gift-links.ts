import type { LinkedGiftKind } from "../gift-links.ts";
import type {
  ExtraUndoing,
  IncreaseUndoing,
  LookedUpIdentity,
  UndoneExtra,
  UndoneIncrease,
} from "../schemas/gift-links.ts";
import type { Call } from "./call.ts";

/** 200 for every link: the answer says whether it is valid. */
export const lookupIdentityCall: Call<{ type: LinkedGiftKind; lookUpGuid: string }, LookedUpIdentity> = {
  method: "GET",
  path: "/api/LookupIdentity",
  answers: { state: "string" },
};

export const undoIncreaseCall: Call<IncreaseUndoing, UndoneIncrease> = {
  method: "POST",
  path: "/api/RegularGift/UndoIncrease",
  answers: { state: "string" },
};

export const undoExtraCall: Call<ExtraUndoing, UndoneExtra> = {
  method: "POST",
  path: "/api/RegularGift/UndoExtra",
  answers: { state: "string" },
};
