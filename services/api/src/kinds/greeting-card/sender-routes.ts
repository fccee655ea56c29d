import * as calls from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { cardBySender } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingCardSending, GreetingCardWords } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq } from "drizzle-orm";
import type { Routes } from "../../platform/http/described-route.ts";
import type { ModuleDeps } from "../module.ts";
import { senderRoutes } from "../../shared/cards/sender-routes.ts";
import { orderAnswer } from "./answers.ts";
import { cardByOrder, cardById, columnsOf, isOpen, greetingWordsOf, type Card } from "./repository.ts";
import { senderChanges, senderTokens } from "../../shared/cards/sender-changes.ts";
import { swedishTime } from "../../platform/database/time.ts";
import { greetingCards } from "../../platform/database/tables/cards.ts";
import { refuseProblems, Refusal } from "../../platform/http/refusal.ts";
import { greetingProblems } from "./document.ts";
import { planMail, stopMail } from "./recipient-mail.ts";

const greetingChanges = ({ db, jobs, environment, documents }: ModuleDeps) => {
  const tokens = senderTokens(environment.cardLinkSecret);
  const check = (words: GreetingCardWords) => refuseProblems(greetingProblems(documents, words, "words."));
  const { isSender, correct, changeOpen, takeDown } = senderChanges<Card, GreetingCardWords>(
    { db, tokens },
    { table: greetingCards, cardById, cardByOrder, isOpen, contentOf: greetingWordsOf, columnsOf, check },
  );
  return {
    isSender,
    correct,

    send: changeOpen<GreetingCardSending>(async (tx, card, { recipientEmail, on }) => {
      const { day } = await swedishTime(tx);
      // Nobody could open it on the day after its last.
      const canStillOpen = on === null || card.keptUntil === null || on < card.keptUntil;
      if (!canStillOpen || (on !== null && !isSendDay(on, day)))
        throw new Refusal("validation_failed", { on: "notADay" satisfies FieldProblem });
      await planMail(tx, jobs, card.id, { recipientEmail, on });
      await tx.update(greetingCards).set({ recipientEmail, sendOn: on }).where(eq(greetingCards.id, card.id));
    }),

    stop: changeOpen(async (tx, card) => {
      if (!(await stopMail(tx, card.id))) throw new Refusal("changed_meanwhile");
    }),

    takeDown: takeDown((tx, card) => stopMail(tx, card.id)),
  };
};

const furtherRefusals = [409, 410] as const;

export const greetingSenderRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits } = deps;
  const { isSender, correct, send, stop, takeDown } = greetingChanges(deps);
  const { see, change } = senderRoutes(app, limits, {
    tag: "Greeting cards",
    find: (reference) => cardByOrder(db, reference),
    isSender,
    answer: schemas.greetingCardOrderAnswer,
    answerOf: (card, bySender) => orderAnswer(db, card, bySender),
  });
  see(calls.greetingCardOrderCall, {
    operationId: "greetingCardOfOrder",
    description:
      "Also while it waits for its gift to be paid, and after it was taken down. Whoever holds the order reference may " +
      "see it; to change it, and to see where it is mailed to, takes the token of the sender's link. `bySender` says " +
      "whether the one in the header is good.",
  });
  change(calls.correctGreetingCardCall, {
    operationId: "correctGreetingCard",
    summary: "Change the words of a card",
    description:
      "Also of one that was sent: its link shows the new words, and no second mail goes. `version` is that of the card " +
      "as it was read; `changed_meanwhile` when it has been corrected since then. The same words again change nothing.",
    body: schemas.greetingCardCorrection,
    work: correct,
    furtherRefusals,
  });
  change(calls.sendGreetingCardCall, {
    operationId: "sendGreetingCard",
    summary: "Say to whom a card is mailed, and when",
    description:
      "For the first time, or another address or day as long as it has not gone: `changed_meanwhile` after that. `on` is " +
      "a day at 8 in the morning in Sweden; null is at once.",
    body: schemas.greetingCardSending,
    work: send,
    furtherRefusals,
    furtherLimit: "cardSending",
  });
  change(calls.stopGreetingCardCall, {
    operationId: "stopGreetingCard",
    summary: "Do not mail a card",
    description: "It stays open to whoever has its link. `changed_meanwhile` when it has gone.",
    body: cardBySender,
    work: stop,
    furtherRefusals,
  });
  change(calls.takeDownGreetingCardCall, {
    operationId: "takeDownGreetingCard",
    summary: "Take a card down, for good",
    description:
      "Nobody sees it any more, it is not mailed, and its sender's link is good no more. The same click again is " +
      "answered again.",
    body: cardBySender,
    work: takeDown,
    furtherRefusals,
  });
};
