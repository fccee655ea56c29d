import { isDeepStrictEqual } from "node:util";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import type {
  GreetingCardBySender,
  GreetingCardCorrection,
  GreetingCardSending,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq, sql } from "drizzle-orm";
import type { SenderTokens } from "../cards/sender-tokens.ts";
import { isTakenDown } from "../cards/states.ts";
import type { Database, Transaction } from "../database/connect.ts";
import { swedishTime } from "../database/swedish-time.ts";
import { greetingCards } from "../database/tables/greeting-cards.ts";
import type { Documents } from "../documents/compiler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/jobs.ts";
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

const raised = (column: typeof greetingCards.version | typeof greetingCards.linkVersion) => sql`${column} + 1`;
const set = (tx: Transaction, { id }: Card, values: object) =>
  tx.update(greetingCards).set(values).where(eq(greetingCards.id, id));

/** Who is the sender of a card, and all that they do with it, in turn. Each answers with the card as it is then. */
export const greetingChanges = ({ db, jobs, tokens, documents }: Deps) => {
  const isSender = (card: Card, { token }: Pick<GreetingCardBySender, "token">) =>
    card.openedAt !== null && tokens.isOf(card, token);
  /** The second of two clicks has the token that the first one made good no more. */
  const isTakenDownBy = (card: Card, { token }: GreetingCardBySender) =>
    card.takenDownAt !== null && tokens.isOf({ ...card, linkVersion: card.linkVersion - 1 }, token);

  type Work<Asked> = (tx: Transaction, card: Card, asked: Asked) => Promise<unknown>;
  const change =
    <Asked extends GreetingCardBySender>(work: Work<Asked>) =>
    (asked: Asked): Promise<Card> =>
      db.transaction(async (tx) => {
        const card = await cardByOrder(tx, asked.orderReference, true);
        // Whether there is such a card is told to nobody without its token.
        if (!card) throw new Refusal("unauthorized");
        await work(tx, card, asked);
        const changed = await cardById(tx, card.id);
        if (!changed) throw new Error("A changed card is not there");
        return changed;
      });
  /** Of a card that its sender may change, and that is there for others to see. */
  const changeOpen = <Asked extends GreetingCardBySender>(work: Work<Asked>) =>
    change<Asked>(async (tx, card, asked) => {
      if (!isSender(card, asked)) throw new Refusal("unauthorized");
      if (isTakenDown(card)) throw new Refusal("taken_down");
      await work(tx, card, asked);
    });

  return {
    isSender,

    correct: changeOpen<GreetingCardCorrection>(async (tx, card, { words, version }) => {
      if (isDeepStrictEqual(wordsOf(card), words)) return;
      if (card.version !== version) throw new Refusal("changed_meanwhile");
      const problems = greetingProblems(documents, words, "words.");
      if (problems) throw new Refusal("validation_failed", problems);
      await set(tx, card, { ...columnsOf(words), version: raised(greetingCards.version) });
    }),

    send: changeOpen<GreetingCardSending>(async (tx, card, { recipientEmail, on }) => {
      const { day } = await swedishTime(tx);
      if (on !== null && !isSendDay(on, day))
        throw new Refusal("validation_failed", { on: "notADay" satisfies FieldProblem });
      await planMail(tx, jobs, card.id, { recipientEmail, on });
      await set(tx, card, { recipientEmail, sendOn: on });
    }),

    stop: changeOpen(async (tx, card) => {
      if (!(await stopMail(tx, card.id))) throw new Refusal("changed_meanwhile");
    }),

    takeDown: change(async (tx, card, asked) => {
      if (isTakenDownBy(card, asked)) return;
      if (!isSender(card, asked)) throw new Refusal("unauthorized");
      // One that has gone leads to a card that is no longer there.
      await stopMail(tx, card.id);
      await set(tx, card, { takenDownAt: sql`now()`, linkVersion: raised(greetingCards.linkVersion) });
    }),
  };
};
