import { wholeNumber, type Commands } from "../../platform/staff/command.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { knownElsewhere, moneyInSections, settledItems } from "./attention.ts";
import type { AddGifts } from "./book-items.ts";
import { settleMoneyIn } from "./settle.ts";

/** `"Anna Ek: rang"`, or `"Anna Ek" "rang"`. */
const noteOf = ([who, why]: (string | undefined)[]): string | undefined => (why === undefined ? who : `${who}: ${why}`);

export const moneyInCommands = (handlers: OrderHandlers, addGifts: AddGifts): Commands => ({
  "settle-money-in list": {
    explained:
      "Money that came to our bankgiro and is set aside, what staff have settled, and what is known elsewhere.",
    reads: "many",
    run: ({ db }) => showSections(db, [...moneyInSections, settledItems, knownElsewhere]),
  },
  "settle-money-in": {
    follows: '<item> order <order> | gift | back "<who>: <why>"',
    explained: "Says what one of them was: paid for an order, a gift of its own, or paid back.",
    reads: "nobody",
    run: ({ db }, [written, as, ...rest]) => {
      const number = wholeNumber(written);
      if (number === undefined) throw new Error("Say which: its number in the list.");
      const [order, ...note] = as === "order" ? rest : [undefined, ...rest];
      return settleMoneyIn({ db, handlers, addGifts }, { number, as, order, note: noteOf(note) });
    },
  },
});
