import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { MemorialCardAnswer, MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { orders } from "../database/tables/orders.ts";
import { Refusal } from "../http/refusal.ts";
import { candlesOn, namesOn } from "./candles.ts";
import { stateOf, wordsOf } from "./repository.ts";
import type { Card, LitCard } from "./repository.ts";

/** What whoever holds the shared reference sees. */
export const sharedAnswer = async (tx: Transaction, card: LitCard): Promise<MemorialCardAnswer> => ({
  card: wordsOf(card),
  language: card.language,
  litAt: card.litAt.toISOString(),
  candles: await candlesOn(tx, card.id),
  names: await namesOn(tx, card.id),
});

const columns = { amountOre: orders.amountOre, closedAt: orders.closedAt, paidAt: orders.paidAt };

const giftOf = async (tx: Transaction, { orderId }: Card) => {
  if (orderId === null) return null;
  const [order] = await tx.select(columns).from(orders).where(eq(orders.id, orderId));
  // Nobody paid it for a day: it is nobody's any more.
  if (!order || (order.closedAt !== null && order.paidAt === null)) throw new Refusal("not_found");
  return { amount: toSek(order.amountOre) };
};

/** Of a card that was taken down or hidden, nobody is told its words, not even by an old link to its order. */
const nothingSaid = { card: { remembered: { name: "" }, greeting: "", from: "" }, candles: 0, names: [] };

/** What the sender sees, and whoever else holds the order reference. */
export const orderAnswer = async (tx: Transaction, card: Card, bySender: boolean): Promise<MemorialCardOrderAnswer> => {
  const state = stateOf(card);
  return {
    orderReference: card.orderReference,
    state,
    reference: state === "lit" ? card.reference : null,
    bySender,
    version: card.version,
    language: card.language,
    ...(state === "takenDown"
      ? nothingSaid
      : {
          card: wordsOf(card),
          candles: card.litAt === null ? 0 : await candlesOn(tx, card.id),
          names: await namesOn(tx, card.id),
        }),
    keptUntil: card.keptUntil,
    gift: await giftOf(tx, card),
  };
};
