import { greetingCardShared, orderGreetingCard } from "@hjarta-lunga/contract/routes.ts";
import { inArray, sql } from "drizzle-orm";
import { pageWhileShown } from "../../shared/cards/my-data.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { greetingCards } from "../../platform/database/tables/cards.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import type { TheirOrder } from "../../ledger/orders/theirs.ts";
import { dayInSweden, dayInSwedenIfAny } from "../../platform/database/time.ts";
import { holding, idsOf, type MyDataPart } from "../my-data-part.ts";

const { openedAt, createdAt, sendOn, thankedAt } = greetingCards;

const columns = {
  ...pickColumns(greetingCards, "orderId", "orderReference", "reference", "campaignCode", "recipient"),
  ...pickColumns(greetingCards, "openedAt", "takenDownAt", "hiddenAt"),
  on: sql<string>`coalesce(${sendOn}::text, ${dayInSweden(sql`coalesce(${openedAt}, ${createdAt})`)})`,
  thankedOn: dayInSwedenIfAny(thankedAt),
};

const cardsOf = async (db: Transaction, orders: readonly TheirOrder[]) => {
  const ids = idsOf(orders, "greeting_card");
  return ids.length === 0 ? [] : db.select(columns).from(greetingCards).where(inArray(greetingCards.orderId, ids));
};

export const greetingCardMyData = {
  orderWords: {
    greeting_card: async (db, orders) => {
      const cards = await cardsOf(db, orders);
      return new Map(
        cards.map((card) => {
          const page = pageWhileShown(card, orderGreetingCard.href(card.orderReference));
          return [card.orderId, { about: card.recipient, page }];
        }),
      );
    },
  },
  show: async (db, _person, orders) => {
    const cards = await cardsOf(db, orders);
    return {
      cards: cards.map((card) => {
        const { campaignCode, recipient: to, on, thankedOn: openedOn } = card;
        const page = pageWhileShown(card, greetingCardShared.href(campaignCode, card.reference));
        return { kind: "greeting_card", campaignCode, to, on, openedOn, page };
      }),
    };
  },
  held: async (db, _person, orders) => {
    const cards = await cardsOf(db, orders);
    return holding("cards", { kept: ["greetingCard"], days: cards.map(({ on }) => on) });
  },
} satisfies MyDataPart;
