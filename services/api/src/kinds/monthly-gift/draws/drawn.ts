import type { OrderHandler } from "../../../ledger/orders/handler.ts";
import { addDrawBeside } from "./book-again.ts";
import { drawTrouble } from "./draw-trouble.ts";

/** Of what is drawn on a mandate, each month or once more. */
export const drawn: NonNullable<OrderHandler["drawn"]> = {
  addBeside: addDrawBeside,
  mailWhenClaimedBack: { template: "drawFailed", version: drawTrouble.refunded },
};
