import { isTakenDown } from "../cards/states.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import type { Letter, LetterDeps } from "../mail/letters.ts";
import type { Message } from "../mail/message.ts";
import { MailRefused } from "../mail/transport.ts";
import { cardMessage, recipientMessage, refusedMessage, sentMessage, thanksMessage } from "./messages.ts";
import { refusedWhileHidden } from "./recipient-mail.ts";
import { cardById } from "./repository.ts";
import type { Card } from "./repository.ts";

const aboutCard =
  (write: (card: Card, deps: LetterDeps) => Message): Letter =>
  async (deps, cardId) => {
    const card = await cardById(deps.db, cardId);
    if (!card) throw new Error("This mail has no greeting card");
    return { ...write(card, deps), attachments: [] };
  };

/** What is said about a card, and to whom: to its recipient one mail, all others to its sender. */
export const greetingLetters: Record<Extract<MailTemplate, `greeting${string}`>, Letter> = {
  greetingCard: aboutCard((card, deps) => cardMessage(card, deps.senderTokens.of(card), deps)),
  greetingToRecipient: aboutCard((card, deps) => {
    if (isTakenDown(card)) throw new MailRefused(refusedWhileHidden);
    return recipientMessage(card, deps);
  }),
  greetingSent: aboutCard(sentMessage),
  greetingRefused: aboutCard((card, deps) => refusedMessage(card, deps.senderTokens.of(card), deps)),
  greetingThanks: async (deps, cardId) => {
    const card = await cardById(deps.db, cardId);
    if (card?.thanks == null) throw new Error("This mail has no thanks");
    return { ...thanksMessage({ ...card, thanks: card.thanks }, deps), replyTo: null, attachments: [] };
  },
};
