import {
  correctGreetingCardCall,
  greetingCardOrderCall,
  sendGreetingCardCall,
  stopGreetingCardCall,
  takeDownGreetingCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import {
  greetingCardCorrection,
  greetingCardOrderAnswer,
  greetingCardSending,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { cardBySender } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { senderRoutes } from "../../shared/cards/sender-routes.ts";
import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import { orderAnswer } from "./answers.ts";
import { greetingChanges } from "./change-card.ts";
import { cardByOrder } from "./repository.ts";

const furtherRefusals = [409, 410] as const;

export const greetingSenderRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, limits, environment } = deps;
  const tokens = senderTokens(environment.cardLinkSecret);
  const { isSender, correct, send, stop, takeDown } = greetingChanges({ ...deps, tokens });
  const { see, change } = senderRoutes(app, limits, {
    tag: "Greeting cards",
    find: (reference) => cardByOrder(db, reference),
    isSender,
    answer: greetingCardOrderAnswer,
    answerOf: (card, bySender) => orderAnswer(db, card, bySender),
  });
  see(greetingCardOrderCall, {
    operationId: "greetingCardOfOrder",
    description:
      "Also while it waits for its gift to be paid, and after it was taken down. Whoever holds the order reference may " +
      "see it; to change it, and to see where it is mailed to, takes the token of the sender's link. `bySender` says " +
      "whether the one in the header is good.",
  });
  change(correctGreetingCardCall, {
    operationId: "correctGreetingCard",
    summary: "Change the words of a card",
    description:
      "Also of one that was sent: its link shows the new words, and no second mail goes. `version` is that of the card " +
      "as it was read; `changed_meanwhile` when it has been corrected since then. The same words again change nothing.",
    body: greetingCardCorrection,
    work: correct,
    furtherRefusals,
  });
  change(sendGreetingCardCall, {
    operationId: "sendGreetingCard",
    summary: "Say to whom a card is mailed, and when",
    description:
      "For the first time, or another address or day as long as it has not gone: `changed_meanwhile` after that. `on` is " +
      "a day at 8 in the morning in Sweden; null is at once.",
    body: greetingCardSending,
    work: send,
    furtherRefusals,
    furtherLimit: "cardSending",
  });
  change(stopGreetingCardCall, {
    operationId: "stopGreetingCard",
    summary: "Do not mail a card",
    description: "It stays open to whoever has its link. `changed_meanwhile` when it has gone.",
    body: cardBySender,
    work: stop,
    furtherRefusals,
  });
  change(takeDownGreetingCardCall, {
    operationId: "takeDownGreetingCard",
    summary: "Take a card down, for good",
    description:
      "Nobody sees it any more, it is not mailed, and its sender's link is good no more. The same click again is " +
      "answered again.",
    body: cardBySender,
    work: takeDown,
    furtherRefusals,
  });
  done();
};
