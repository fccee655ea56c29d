import { memorialCard, orderMemorialCard } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../../platform/content/published.ts";
import { composeMail } from "../../platform/mail/message.ts";
import { housePicture } from "../../platform/mail/pictures.ts";
import { formatDay } from "../../ledger/receipts/format.ts";
import { senderTokens } from "../../shared/cards/sender-changes.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import { cardById, type Card } from "./repository.ts";

type Given = { published: Published; siteUrl: string };

/** The token is in the fragment, which browsers do not send. What a visitor wrote has no place in our mail. */
const cardMessage = (card: Card, token: string, { published, siteUrl }: Given) => {
  const { keptUntil, language } = card;
  const shared = siteUrl + memorialCard.href(card.reference);
  const own = `${siteUrl}${orderMemorialCard.href(card.orderReference)}#${token}`;
  return composeMail({ published, siteUrl }, { language, tone: "quiet" }, (say) => ({
    subject: say("mail.memorialCard.subject"),
    picture: housePicture("candle", siteUrl, say),
    parts: [
      {
        button: { said: say("mail.memorialCard.share", { url: shared }), url: shared, words: say("mail.way.candle") },
      },
      say("mail.memorialCard.join"),
      { link: { said: say("mail.memorialCard.own", { url: own }), url: own, words: say("mail.way.ownCard") } },
      say("mail.ownLink.keep"),
      ...(keptUntil === null ? [] : [say("mail.memorialCard.kept", { day: formatDay(keptUntil, language) })]),
      say("mail.questions"),
      say("mail.memorialCard.greeting"),
    ],
  }));
};

export const memorialCardMails = {
  memorialCard: async ({ db, published, siteUrl, environment }, cardId) => {
    const card = await cardById(db, cardId);
    if (!card) throw new Error("This mail has no memorial card");
    const token = senderTokens(environment.cardLinkSecret).of(card);
    return { ...cardMessage(card, token, { published, siteUrl }), attachments: [] };
  },
} satisfies Partial<MailTemplates>;
