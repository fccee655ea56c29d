import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import { besideOrder } from "../../shared/cards/card-order.ts";
import type { CheckCard } from "./check-card.ts";
import { lockForIdempotencyKey } from "../../ledger/orders/lock-for-idempotency-key.ts";
import { cardByKey, columnsOf } from "./repository.ts";

type Gift = NonNullable<MemorialCardAdd["gift"]>;
type Checks = { checkAmount: (amount: number) => void; checkCard: CheckCard };

const addWaiting = async (tx: Transaction, orderId: string, body: MemorialCardAdd): Promise<void> => {
  const { idempotencyKey, card, email, language } = body;
  await lockForIdempotencyKey(tx, idempotencyKey);
  if (await cardByKey(tx, idempotencyKey)) throw new Refusal("idempotency_conflict");
  await tx.insert(memorialCards).values({ ...besideOrder(orderId), ...columnsOf(card), email, language });
};

export const newCardOrder = (body: MemorialCardAdd, gift: Gift, { checkAmount, checkCard }: Checks): NewOrder => {
  const { idempotencyKey, card, email, language } = body;
  return {
    ...{ kind: "memorial_card", idempotencyKey, language, ...gift },
    check: () => {
      checkAmount(gift.amount);
      checkCard(card);
    },
    whole: { content: [card, email], lines: [], addDetails: (tx, orderId) => addWaiting(tx, orderId, body) },
  };
};
