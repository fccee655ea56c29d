import { storedKinds, type StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import { personTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { MyGift } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { MyDataPart, OrderWords } from "../../kinds/my-data-part.ts";
import type { OrderHandlers } from "../../ledger/orders/handler.ts";
import { isPaid } from "../../ledger/orders/paid-order.ts";
import type { TheirOrder } from "../../ledger/orders/theirs.ts";
import type { Transaction } from "../../platform/database/connect.ts";

/** What the receipt says of a gift that the tax agency is told of. */
const reported: TextKey = "receipt.tax.reported";

export const yearOf = ({ day }: { day: string }): number => Number(day.slice(0, 4));
export const isGivenBack = ({ refundedAt }: Pick<TheirOrder, "refundedAt">): boolean => refundedAt !== null;
export const isGift = ({ kind }: { kind: StoredKind }): boolean => storedKinds[kind].product.category === "gift";

export const isDrawn = ({ method }: Pick<TheirOrder, "method">): boolean => method === "directDebit";

/** What the bank draws has the receipt of its year alone, so that no gift stands on two. */
export const hasReceipt = (order: TheirOrder): boolean => isPaid(order) && !isGivenBack(order) && !isDrawn(order);

export const countsForTax = (order: TheirOrder, handlers: OrderHandlers): boolean => {
  const rule = personTaxRule(yearOf(order));
  if (rule === undefined || !isPaid(order) || isGivenBack(order)) return false;
  return handlers[order.kind].taxOf(order)[0] === reported && order.amountOre >= toOre(rule.leastGift);
};

const newestFirst = (one: TheirOrder, other: TheirOrder): number =>
  other.day.localeCompare(one.day) || other.paidAt.getTime() - one.paidAt.getTime();

type Deps = { db: Transaction; parts: readonly MyDataPart[] };

/** One question for each kind that they have, however many orders they are. */
export const wordsOf = async ({ db, parts }: Deps, orders: readonly TheirOrder[]): Promise<Map<string, OrderWords>> => {
  const byKind = Map.groupBy(orders, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].flatMap(([kind, ofKind]) => parts.flatMap(({ orderWords }) => orderWords?.[kind]?.(db, ofKind) ?? [])),
  );
  return new Map(found.flatMap((words) => [...words]));
};

export const giftsOf = (
  orders: readonly TheirOrder[],
  { handlers, words }: { handlers: OrderHandlers; words: ReadonlyMap<string, OrderWords> },
): MyGift[] =>
  orders.toSorted(newestFirst).map((order) => {
    const { about = null, page = null } = words.get(order.id) ?? {};
    return {
      ...{ number: order.shortReference, day: order.day, kind: order.kind, amount: toSek(order.amountOre) },
      ...{ about, page },
      isGivenBack: isGivenBack(order),
      countsForTax: countsForTax(order, handlers),
      hasReceipt: hasReceipt(order),
    };
  });
