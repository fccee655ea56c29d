import type { MemorialCardAnswer, MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { giftOf } from "../../shared/cards/repository.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { candlesOn, namesOn } from "./candles.ts";
import { isMailedAbout, stateOf, memorialCardOf, type Card, type LitCard } from "./repository.ts";

export const sharedAnswer = async (tx: Transaction, card: LitCard): Promise<MemorialCardAnswer> => ({
  card: memorialCardOf(card),
  language: card.language,
  litAt: card.litAt.toISOString(),
  candles: await candlesOn(tx, card.id),
  names: await namesOn(tx, card.id),
});

/** Of a card that was taken down or hidden, nobody is told its words, not even by an old link to its order. */
const withoutWords = { card: { remembered: { name: "" }, greeting: "", from: "" }, candles: 0, names: [] };

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
      ? withoutWords
      : {
          card: memorialCardOf(card),
          candles: card.litAt === null ? 0 : await candlesOn(tx, card.id),
          names: await namesOn(tx, card.id),
        }),
    keptUntil: card.keptUntil,
    mailed: await isMailedAbout(tx, card.id),
    gift: card.orderId === null ? null : await giftOf(tx, card.orderId),
  };
};
