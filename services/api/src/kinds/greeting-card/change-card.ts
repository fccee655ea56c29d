import { isDeepStrictEqual } from "node:util";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingCardCorrection, GreetingCardSending } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq, sql } from "drizzle-orm";
import { senderChanges } from "../cards/sender-changes.ts";
import type { SenderTokens } from "../cards/sender-tokens.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { swedishTime } from "../../platform/database/swedish-time.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { greetingProblems } from "./card-problems.ts";
import { planMail, stopMail } from "./recipient-mail.ts";
import { cardById, cardByOrder, columnsOf, wordsOf } from "./repository.ts";
import type { Card } from "./repository.ts";

type Deps = {
  db: Database;
  jobs: Pick<Jobs, "send">;
  tokens: SenderTokens;
  documents: Pick<Documents, "drawsAll">;
};

const set = (tx: Transaction, { id }: Card, values: object) =>
  tx.update(greetingCards).set(values).where(eq(greetingCards.id, id));

/** Who is the sender of a card, and all that they do with it. */
export const greetingChanges = ({ db, jobs, tokens, documents }: Deps) => {
  const { isSender, changeOpen, takeDown } = senderChanges<Card>(
    { db, tokens },
    { table: greetingCards, byId: cardById, byOrder: cardByOrder, hasLink: ({ openedAt }) => openedAt !== null },
  );
  return {
    isSender,

    correct: changeOpen<GreetingCardCorrection>(async (tx, card, { words, version }) => {
      if (isDeepStrictEqual(wordsOf(card), words)) return;
      if (card.version !== version) throw new Refusal("changed_meanwhile");
      const problems = greetingProblems(documents, words, "words.");
      if (problems) throw new Refusal("validation_failed", problems);
      await set(tx, card, { ...columnsOf(words), version: sql`${greetingCards.version} + 1` });
    }),

    send: changeOpen<GreetingCardSending>(async (tx, card, { recipientEmail, on }) => {
      const { day } = await swedishTime(tx);
      // Nobody could open it on the day after its last.
      const isKept = on === null || card.keptUntil === null || on < card.keptUntil;
      if (!isKept || (on !== null && !isSendDay(on, day)))
        throw new Refusal("validation_failed", { on: "notADay" satisfies FieldProblem });
      await planMail(tx, jobs, card.id, { recipientEmail, on });
      await set(tx, card, { recipientEmail, sendOn: on });
    }),

    stop: changeOpen(async (tx, card) => {
      if (!(await stopMail(tx, card.id))) throw new Refusal("changed_meanwhile");
    }),

    // Its mail would lead to a card that is no longer there.
    takeDown: takeDown((tx, card) => stopMail(tx, card.id)),
  };
};
