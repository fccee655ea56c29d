import * as calls from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { cardBySender } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type {
  CandleNameRemoval,
  CardLinkRequest,
  MemorialCard,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Routes } from "../../platform/http/described-route.ts";
import type { ModuleDeps } from "../module.ts";
import { senderRoutes } from "../../shared/cards/sender-routes.ts";
import { orderAnswer } from "./answers.ts";
import type { CandleCounter } from "./counter.ts";
import { cardByOrder, cardById, columnsOf, isMailedAbout, isOpen, memorialCardOf, type Card } from "./repository.ts";
import { senderChanges, senderTokens } from "../../shared/cards/sender-changes.ts";
import { memorialCandles, memorialCards } from "../../platform/database/tables/cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { mayMailFree, queueMail } from "../../platform/mail/outbox.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { createCheckCard } from "./document.ts";

/** Nobody can find out from the hash which name it was. */
const nameless = { name: null, bodyHash: "" };

const createCardChanges = ({ db, jobs, environment, documents }: ModuleDeps) => {
  const tokens = senderTokens(environment.cardLinkSecret);
  const check = createCheckCard(documents);
  const { isSender, correct, change, changeOpen, takeDown } = senderChanges<Card, MemorialCard>(
    { db, tokens },
    { table: memorialCards, cardById, cardByOrder, isOpen, contentOf: memorialCardOf, columnsOf, check },
  );
  return {
    isSender,
    correct,
    takeDown: takeDown(),

    /** Once: the mail has the sender's link, and whoever holds that could send it on and on. */
    mailLink: changeOpen<CardLinkRequest>(async (tx, card, { email }) => {
      if (await isMailedAbout(tx, card.id)) {
        if (card.email === email) return;
        throw new Refusal("changed_meanwhile");
      }
      await tx.update(memorialCards).set({ email }).where(eq(memorialCards.id, card.id));
      await queueMail(tx, jobs, { ownerId: card.id, template: "memorialCard", recipient: email });
    }),

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
  const { isSender, correct, takeDown, mailLink, removeName, removeAllNames } = createCardChanges(deps);
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
  change(calls.mailMemorialCardCall, {
    operationId: "mailMemorialCardLink",
    summary: "Say where the links of a candle that is lit are to be mailed",
    description:
      "For one that was lit without an address, or when no mail went. The same address again changes nothing; another one is " +
      "`changed_meanwhile` when a mail has gone. Counted by address and network, as candles are.",
    body: schemas.cardLinkRequest,
    mayAsk: async (request, { orderReference, token, email }) => {
      const card = await cardByOrder(db, orderReference);
      // Who has no link uses up nothing of whose address it is.
      if (!card || !isSender(card, token) || (await isMailedAbout(db, card.id))) return;
      const mailbox = countedMailbox(email);
      await limits.take("card", request, mailbox);
      if (await mayMailFree(limits, request)) return;
      await limits.giveBack("card", mailbox);
      throw new Refusal("too_many_requests");
    },
    work: mailLink,
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
