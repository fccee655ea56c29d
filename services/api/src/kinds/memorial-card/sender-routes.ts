import {
  correctMemorialCardCall,
  memorialCardOrderCall,
  removeAllNamesCall,
  removeCandleNameCall,
  takeDownMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import {
  candleNameRemoval,
  cardCorrection,
  memorialCardOrderAnswer,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { cardBySender } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { senderRoutes } from "../../shared/cards/sender-routes.ts";
import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import { orderAnswer } from "./answers.ts";
import { createCardChanges } from "./change-card.ts";
import { createCheckCard } from "./check-card.ts";
import type { CandleCounter } from "./counter.ts";
import { cardByOrder } from "./repository.ts";

export const cardSenderRoutes: FastifyPluginCallbackZod<ModuleDeps & { counter: CandleCounter }> = (
  app,
  deps,
  done,
) => {
  const { db, limits, counter, documents, environment } = deps;
  const { isSender, correct, takeDown, removeName, removeAllNames } = createCardChanges({
    db,
    tokens: senderTokens(environment.cardLinkSecret),
    checkCard: createCheckCard(documents),
  });
  const { see, change } = senderRoutes(app, limits, {
    tag: "Memorial cards",
    find: (reference) => cardByOrder(db, reference),
    isSender,
    answer: memorialCardOrderAnswer,
    answerOf: (card, bySender) => orderAnswer(db, card, bySender),
  });
  see(memorialCardOrderCall, {
    operationId: "memorialCardOfOrder",
    description:
      "Also while it waits for its gift to be paid, and after it was taken down. Whoever holds the order reference may " +
      "see it; to change it takes the token of the sender's link. `bySender` says whether the one in the header is good.",
  });
  change(correctMemorialCardCall, {
    operationId: "correctMemorialCard",
    summary: "Change the words of a card",
    description:
      "`version` is that of the card as it was read; `changed_meanwhile` when it has been corrected since then. The same " +
      "words again change nothing. `unauthorized` when the token is none, or is good no more.",
    body: cardCorrection,
    work: ({ card: words, ...asked }) => correct({ ...asked, words }),
    furtherRefusals: [409, 410],
  });
  change(takeDownMemorialCardCall, {
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
  change(removeCandleNameCall, {
    operationId: "removeCandleName",
    summary: "Take a name from a candle that somebody else lit",
    description: "The candle stays and is counted. 404 when there is no such candle on the card.",
    body: candleNameRemoval,
    work: removeName,
  });
  change(removeAllNamesCall, {
    operationId: "removeAllNames",
    summary: "Take the names from all candles that others have lit so far",
    description: "The candles stay and are counted. Names of candles that are lit afterwards are shown.",
    body: cardBySender,
    work: removeAllNames,
  });
  done();
};
