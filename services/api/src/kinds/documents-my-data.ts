import type { HeldKept } from "@hjarta-lunga/contract/my-data.ts";
import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TheirOrder } from "../ledger/orders/theirs.ts";
import type { Transaction } from "../platform/database/connect.ts";
import { holding, idsOf, type MyDataPart, type OrderWords } from "./my-data-part.ts";

/** `about`: whom a document of an order is for. `on`: the day on which it was made. */
type Found = { orderId: string; about: string; on: string };

type Documents = {
  pages: Partial<Record<StoredKind, (orderReference: string) => string>>;
  kept: HeldKept<"documents">;
  find: (db: Transaction, orderIds: string[]) => Promise<Found[]>;
};

/** What my pages show of documents that come with an order, as long as they are kept. */
export const documentsMyData = ({ pages, kept, find }: Documents) => {
  const findOf = async (db: Transaction, orders: readonly TheirOrder[]) => {
    const ids = idsOf(orders, ...(Object.keys(pages) as StoredKind[]));
    return ids.length === 0 ? [] : find(db, ids);
  };
  const wordsWith =
    (pageOf: (orderReference: string) => string) =>
    async (db: Transaction, orders: readonly TheirOrder[]): Promise<Map<string, OrderWords>> => {
      const references = new Map(orders.map(({ id, reference }) => [id, reference]));
      const found = await findOf(db, orders);
      return new Map(
        found.map(({ orderId, about }) => [orderId, { about, page: pageOf(references.get(orderId) ?? "") }]),
      );
    };
  return {
    orderWords: Object.fromEntries(Object.entries(pages).map(([kind, pageOf]) => [kind, wordsWith(pageOf)])),
    held: async (db, _person, orders) =>
      holding("documents", { kept: [kept], days: (await findOf(db, orders)).map(({ on }) => on) }),
  } satisfies MyDataPart;
};
