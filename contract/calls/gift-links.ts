import type { LinkedGiftKind } from "../gift-links.ts";
import type {
  ExtraUndoing,
  IncreaseUndoing,
  LookedUpIdentity,
  UndoneExtra,
  UndoneIncrease,
} from "../schemas/gift-links.ts";
import { get, post } from "./call.ts";

/** 200 for every link: the answer says whether it is valid. */
export const lookupIdentityCall = /* @__PURE__ */ get<{ type: LinkedGiftKind; lookUpGuid: string }, LookedUpIdentity>(
  "/api/LookupIdentity",
  { state: "string" },
);

export const undoIncreaseCall = /* @__PURE__ */ post<IncreaseUndoing, UndoneIncrease>("/api/RegularGift/UndoIncrease", {
  state: "string",
});

export const undoExtraCall = /* @__PURE__ */ post<ExtraUndoing, UndoneExtra>("/api/RegularGift/UndoExtra", {
  state: "string",
});
