import { nothingToForget, type OrderHandler } from "../../ledger/orders/handler.ts";
import { regularGiftHandler } from "../gift/handler.ts";

const { texts, itemRow, taxOf } = regularGiftHandler;

/** Nobody knows an address to thank. */
export const bankgiroGiftHandler: OrderHandler = {
  ...{ texts, itemRow, taxOf, mailsWhenPaid: [] },
  forget: nothingToForget,
  forgetOnRequest: nothingToForget,
};
