import * as calls from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { cardBySender } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { CandleNameRemoval, MemorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Routes } from "../../platform/http/described-route.ts";
import type { ModuleDeps } from "../module.ts";
import { senderRoutes } from "../../shared/cards/sender-routes.ts";
import { orderAnswer } from "./answers.ts";
import type { CandleCounter } from "./counter.ts";
import { cardByOrder, cardById, columnsOf, isOpen, memorialCardOf, type Card } from "./repository.ts";
import { senderChanges, senderTokens } from "../../shared/cards/sender-changes.ts";
import { memorialCandles, memorialCards } from "../../platform/database/tables/cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { createCheckCard } from "./document.ts";

/** Nobody can find out from the hash which name it was. */
const nameless = { name: null, bodyHash: "" };

const createCardChanges = ({ db, environment, documents }: ModuleDeps) => {
  const tokens = senderTokens(environment.cardLinkSecret);
  const check = createCheckCard(documents);
  const { isSender, correct, change, takeDown } = senderChanges<Card, MemorialCard>(
    { db, tokens },
    { table: memorialCards, cardById, cardByOrder, isOpen, contentOf: memorialCardOf, columnsOf, check },
  );
  return {
    isSender,
    correct,
    takeDown: takeDown(),

    removeName: change<CandleNameRemoval>(async (tx, card, asked) => {
      const removed = await tx
        .update(memorialCandles)
        .set(nameless)
        .where(and(eq(memorialCandles.id, asked.candle), eq(memorialCandles.cardId, card.id)))
        .returning({ id: memorialCandles.id });
      if (removed.length === 0) throw new Refusal("not_found");
    }),

    removeAllNames: change(async (tx, card) => {
      const isNamedHere = and(eq(memorialCandles.cardId, card.id), isNotNull(memorialCandles.name));
      await tx.update(memorialCandles).set(nameless).where(isNamedHere);
    }),
  };
};

export const cardSenderRoutes: Routes<ModuleDeps & { counter: CandleCounter }> = (app, deps) => {
  const { db, limits, counter } = deps;
  const { isSender, correct, takeDown, removeName, removeAllNames } = createCardChanges(deps);
  const { see, change } = senderRoutes(app, limits, {
    tag: "Memorial cards",
    find: (reference) => cardByOrder(db, reference),
    isSender,
    answer: schemas.memorialCardOrderAnswer,
    answerOf: (card, bySender) => orderAnswer(db, card, bySender),
  });
  see(calls.memorialCardOrderCall, {
    operationId: "memorialCardOfOrder",
    description:
      "Also while it waits for its gift to be paid, and after it was taken down. Whoever holds the order reference may " +
      "see it; to change it takes the token of the sender's link. `bySender` says whether the one in the header is good.",
  });
  change(calls.correctMemorialCardCall, {
    operationId: "correctMemorialCard",
    summary: "Change the words of a card",
    description:
      "`version` is that of the card as it was read; `changed_meanwhile` when it has been corrected since then. The same " +
      "words again change nothing. `unauthorized` when the token is none, or is good no more.",
    body: schemas.cardCorrection,
    work: ({ card: words, ...asked }) => correct({ ...asked, words }),
    furtherRefusals: [409, 410],
  });
  change(calls.takeDownMemorialCardCall, {
    operationId: "takeDownMemorialCard",
    summary: "Take a card down, for good",
    description:
      "Nobody sees it any more, and its sender's link is good no more. The same click again is answered again.",
    body: cardBySender,
    work: async (asked) => {
      const card = await takeDown(asked);
      counter.forget(card.reference);
      return card;
    },
  });
  change(calls.removeCandleNameCall, {
    operationId: "removeCandleName",
    summary: "Take a name from a candle that somebody else lit",
    description: "The candle stays and is counted. 404 when there is no such candle on the card.",
    body: schemas.candleNameRemoval,
    work: removeName,
  });
  change(calls.removeAllNamesCall, {
    operationId: "removeAllNames",
    summary: "Take the names from all candles that others have lit so far",
    description: "The candles stay and are counted. Names of candles that are lit afterwards are shown.",
    body: cardBySender,
    work: removeAllNames,
  });
};
