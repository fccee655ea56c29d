import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import type { Letters } from "../../platform/mail/letter.ts";
import { cardMessage } from "./card-message.ts";
import { cardById } from "./repository.ts";

export const memorialCardMails = {
  memorialCard: async ({ db, published, siteUrl, environment }, cardId) => {
    const card = await cardById(db, cardId);
    if (!card) throw new Error("This mail has no memorial card");
    const token = senderTokens(environment.cardLinkSecret).of(card);
    return { ...cardMessage(card, token, published, siteUrl), attachments: [] };
  },
} satisfies Partial<Letters>;
