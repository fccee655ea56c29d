import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingCardSending, GreetingCardWords } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq } from "drizzle-orm";
import { senderChanges } from "../../shared/cards/sender-changes.ts";
import type { SenderTokens } from "../../shared/cards/sender-tokens.ts";
import type { Database } from "../../platform/database/connect.ts";
import { swedishTime } from "../../platform/database/swedish-time.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { refuseProblems } from "../../shared/refuse-problems.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { greetingProblems } from "./document.ts";
import { planMail, stopMail } from "./recipient-mail.ts";
import { cardById, cardByOrder, columnsOf, isOpen, wordsOf, type Card } from "./repository.ts";

type Deps = {
  db: Database;
  jobs: Pick<Jobs, "send">;
  tokens: SenderTokens;
  documents: Pick<Documents, "drawsAll">;
};

export const greetingChanges = ({ db, jobs, tokens, documents }: Deps) => {
  const check = (words: GreetingCardWords) => refuseProblems(greetingProblems(documents, words, "words."));
  const { isSender, correct, changeOpen, takeDown } = senderChanges<Card, GreetingCardWords>(
    { db, tokens },
    { table: greetingCards, cardById, cardByOrder, isOpen, wordsOf, columnsOf, check },
  );
  return {
    isSender,
    correct,

    send: changeOpen<GreetingCardSending>(async (tx, card, { recipientEmail, on }) => {
      const { day } = await swedishTime(tx);
      // Nobody could open it on the day after its last.
      const isKept = on === null || card.keptUntil === null || on < card.keptUntil;
      if (!isKept || (on !== null && !isSendDay(on, day)))
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
