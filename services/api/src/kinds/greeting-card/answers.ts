import type { GreetingCardAnswer, GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { giftOf } from "../../shared/cards/repository.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { mailAnswer } from "./recipient-mail.ts";
import { cardOf, stateOf, type Card } from "./repository.ts";

export const sharedAnswer = (card: Card): GreetingCardAnswer => ({
  ...cardOf(card),
  language: card.language,
  version: card.version,
  thanked: card.thankedAt !== null,
});

export const orderAnswer = async (tx: Transaction, card: Card, bySender: boolean): Promise<GreetingCardOrderAnswer> => {
  const state = stateOf(card);
  const { orderReference, version, language, keptUntil } = card;
  return {
    ...{ orderReference, state, bySender, version, language, keptUntil },
    reference: state === "open" ? card.reference : null,
    card: state === "takenDown" ? null : cardOf(card),
    mail: {
      ...(await mailAnswer(tx, card)),
      on: card.sendOn,
      recipientEmail: bySender && state !== "takenDown" ? card.recipientEmail : null,
    },
    thankedAt: card.thankedAt?.toISOString() ?? null,
    gift: await giftOf(tx, card.orderId),
  };
};
