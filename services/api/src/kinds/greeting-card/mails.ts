import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import { isTakenDown } from "../../shared/cards/states.ts";
import type { Letter, LetterDeps, Letters } from "../../platform/mail/letter.ts";
import type { Message } from "../../platform/mail/message.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
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

const tokenOf = (card: Card, { environment }: LetterDeps) => senderTokens(environment.cardLinkSecret).of(card);

export const greetingMails = {
  greetingCard: aboutCard((card, deps) => cardMessage(card, tokenOf(card, deps), deps)),
  greetingToRecipient: aboutCard((card, deps) => {
    if (isTakenDown(card)) throw new MailRefused(refusedWhileHidden);
    return recipientMessage(card, deps);
  }),
  greetingSent: aboutCard(sentMessage),
  greetingRefused: aboutCard((card, deps) => refusedMessage(card, tokenOf(card, deps), deps)),
  greetingThanks: async (deps, cardId) => {
    const card = await cardById(deps.db, cardId);
    if (card?.thanks == null) throw new Error("This mail has no thanks");
    return { ...thanksMessage({ ...card, thanks: card.thanks }, deps), replyTo: null, attachments: [] };
  },
} satisfies Partial<Letters>;
