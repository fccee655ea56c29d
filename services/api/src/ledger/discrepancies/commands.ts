import { wholeNumber, type Commands } from "../../platform/staff/command.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { discrepancySections, settledSection } from "./attention.ts";
import { settleDiscrepancy } from "./settle.ts";

export const discrepancyCommands = (handlers: OrderHandlers): Commands => ({
  "discrepancies list": {
    explained: "News of money that contradicts our books, and what it was found to be.",
    reads: "many",
    run: ({ db }) => showSections(db, [...discrepancySections, settledSection]),
  },
  "discrepancies settle": {
    follows: '<number> <what it was> "<who>: <why>"',
    explained: "Says what one of them was.",
    reads: "nobody",
    run: ({ db, environment: secrets }, [written, as, note]) => {
      const number = wholeNumber(written);
      if (number === undefined) throw new Error("Say which: its number in the list.");
      return settleDiscrepancy({ db, secrets, handlers }, { number, as, note });
    },
  },
});
