import { memorialCard, orderMemorialCard } from "@hjarta-lunga/contract/routes.ts";
import { inArray, sql } from "drizzle-orm";
import { pageWhileShown } from "../../shared/cards/my-data.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { memorialCards } from "../../platform/database/tables/cards.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import type { TheirOrder } from "../../ledger/orders/theirs.ts";
import { forgetCardsOfMailboxes } from "./forget.ts";
import { dayInSweden } from "../../platform/database/time.ts";
import { holding, idsOf, type MyDataPart } from "../my-data-part.ts";

const { litAt, createdAt } = memorialCards;

const columns = {
  ...pickColumns(memorialCards, "orderId", "orderReference", "reference", "name", "takenDownAt", "hiddenAt"),
  openedAt: litAt,
  on: dayInSweden(sql`coalesce(${litAt}, ${createdAt})`),
};

const cardsOf = async (db: Transaction, orders: readonly TheirOrder[]) => {
  const ids = idsOf(orders, "memorial_card");
  return ids.length === 0 ? [] : db.select(columns).from(memorialCards).where(inArray(memorialCards.orderId, ids));
};

export const memorialCardMyData = {
  orderWords: {
    memorial_card: async (db, orders) => {
      const cards = await cardsOf(db, orders);
      return new Map(
        cards.map((card) => {
          const page = pageWhileShown(card, orderMemorialCard.href(card.orderReference));
          return [card.orderId ?? "", { about: card.name, page }];
        }),
      );
    },
  },
  show: async (db, _person, orders) => {
    const cards = await cardsOf(db, orders);
    return {
      cards: cards.map((card) => {
        const page = pageWhileShown(card, memorialCard.href(card.reference));
        return { kind: "memorial_card", campaignCode: null, to: card.name, on: card.on, openedOn: null, page };
      }),
    };
  },
  held: async (db, _person, orders) => {
    const cards = await cardsOf(db, orders);
    return holding("cards", { kept: ["candle"], days: cards.map(({ on }) => on) });
  },
  forget: forgetCardsOfMailboxes,
} satisfies MyDataPart;
