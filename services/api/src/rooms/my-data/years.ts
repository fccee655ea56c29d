import { toSek } from "@hjarta-lunga/contract/money.ts";
import { taxReduction } from "@hjarta-lunga/contract/person-tax.ts";
import type { MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { OrderHandlers } from "../../ledger/orders/handler.ts";
import type { TheirOrder } from "../../ledger/orders/theirs.ts";
import { countsForTax, isDrawn, isGift, isGivenBack, yearOf } from "./gifts.ts";

const sumOf = (orders: readonly TheirOrder[]): number =>
  toSek(orders.reduce((sum, { amountOre }) => sum + amountOre, 0));

/** A mailbox may be two persons': each has a reduction of their own. */
const reductionOf = (year: number, counted: readonly TheirOrder[]): number =>
  [...Map.groupBy(counted, ({ personalNumberLookup }) => personalNumberLookup).values()].reduce(
    (sum, ofOne) => sum + taxReduction(year, sumOf(ofOne)),
    0,
  );

/** Of gifts alone, newest first. What was given back, a fee or an article is none. */
export const yearsOf = (orders: readonly TheirOrder[], handlers: OrderHandlers, today: string): MyYear[] => {
  const gifts = orders.filter((order) => isGift(order) && !isGivenBack(order));
  return [...Map.groupBy(gifts, yearOf)]
    .toSorted(([one], [other]) => other - one)
    .map(([year, ofYear]) => {
      const counted = ofYear.filter((order) => countsForTax(order, handlers));
      return {
        ...{ year, given: sumOf(ofYear), counted: sumOf(counted), reduction: reductionOf(year, counted) },
        isSoFar: year === yearOf({ day: today }),
        hasReceipt: ofYear.some(isDrawn),
      };
    });
};
