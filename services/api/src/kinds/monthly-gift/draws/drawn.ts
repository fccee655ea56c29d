import type { Drawn } from "../../../ledger/orders/handler.ts";
import { addDrawBeside } from "./book-again.ts";
import { claimedGift } from "./claimed-gift.ts";
import { drawTrouble } from "../mail-versions.ts";

export const drawn: Drawn = {
  addBeside: addDrawBeside,
  claimedGift,
  mailWhenClaimedBack: { template: "drawFailed", version: drawTrouble.refunded },
};
