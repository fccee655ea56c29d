import { greetingArtworkHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { greetingCardShared, orderGreetingCard } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../../platform/content/published.ts";
import { composeMail, type Message } from "../../platform/mail/message.ts";
import { formatDay } from "../../ledger/receipts/format.ts";
import { senderTokens } from "../../shared/cards/sender-changes.ts";
import { isTakenDown } from "../../shared/cards/repository.ts";
import type { MakeMail, MailDeps, MailTemplates } from "../../platform/mail/templates.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { isQuiet } from "./document.ts";
import { cardById, type Card } from "./repository.ts";
import { refusedWhileHidden } from "./recipient-mail.ts";

const lookOf = ({ language, campaignCode }: Card, published: Published) => {
  const kind = published.design(campaignCode)?.kind;
  return { language, tone: isQuiet(kind) ? "quiet" : "bright" } as const;
};
const sharedUrl = ({ campaignCode, reference }: Card, siteUrl: string) =>
  siteUrl + greetingCardShared.href(campaignCode, reference);
/** The token is in the fragment, which browsers do not send. */
const ownUrl = ({ orderReference }: Card, token: string, siteUrl: string) =>
  `${siteUrl}${orderGreetingCard.href(orderReference)}#${token}`;

const cardMessage = (card: Card, token: string, { published, siteUrl }: MailDeps): Message =>
  composeMail(published, lookOf(card, published), (say) => {
    const { keptUntil, language, recipientEmail, sendOn, goesAtOnce } = card;
    const waitsFor = recipientEmail === null || goesAtOnce ? null : sendOn;
    const goes =
      waitsFor === null
        ? say("mail.greetingCard.goesNow")
        : say("mail.greetingCard.goesOn", { day: formatDay(waitsFor, language) });
    return {
      subject: say("mail.greetingCard.subject"),
      paragraphs: [
        ...(recipientEmail === null ? [] : [goes]),
        say("mail.greetingCard.share", { url: sharedUrl(card, siteUrl) }),
        say(waitsFor === null ? "mail.greetingCard.own" : "mail.greetingCard.ownWaiting", {
          url: ownUrl(card, token, siteUrl),
        }),
        say("mail.greetingCard.keep"),
        ...(keptUntil === null ? [] : [say("mail.greetingCard.kept", { day: formatDay(keptUntil, language) })]),
        say("mail.greetingCard.questions"),
        say("mail.greetingCard.greeting"),
      ],
    };
  });

const recipientMessage = (card: Card, { published, siteUrl }: MailDeps): Message =>
  composeMail(published, lookOf(card, published), (say, organisation) => {
    const { keptUntil, language, campaignCode, sender: from } = card;
    return {
      // Whose mail it is comes first, whatever the name behind it says.
      subject: `${organisation}: ${say("mail.greetingToRecipient.subject", { from })}`,
      heading: say("mail.greetingToRecipient.title"),
      picture: {
        url: siteUrl + greetingArtworkHref(campaignCode),
        alt: published.design(campaignCode)?.alt ?? "",
      },
      paragraphs: [
        say("mail.greetingToRecipient.from"),
        { quoted: from },
        say("mail.greetingToRecipient.open", { url: sharedUrl(card, siteUrl) }),
        say("mail.greetingToRecipient.gift"),
        ...(keptUntil === null ? [] : [say("mail.greetingToRecipient.kept", { day: formatDay(keptUntil, language) })]),
        say("mail.greetingToRecipient.why"),
        say("mail.greetingToRecipient.report"),
        say("mail.greetingCard.greeting"),
      ],
    };
  });

const sentMessage = (card: Card, { published, siteUrl }: MailDeps): Message =>
  composeMail(published, lookOf(card, published), (say) => ({
    subject: say("mail.greetingSent.subject"),
    paragraphs: [
      say("mail.greetingSent.text"),
      say("mail.greetingCard.share", { url: sharedUrl(card, siteUrl) }),
      say("mail.greetingSent.correct"),
      say("mail.greetingCard.questions"),
      say("mail.greetingCard.greeting"),
    ],
  }));

const refusedMessage = (card: Card, token: string, { published, siteUrl }: MailDeps): Message =>
  composeMail(published, lookOf(card, published), (say) => ({
    subject: say("mail.greetingRefused.subject"),
    paragraphs: [
      say("mail.greetingRefused.text"),
      say("mail.greetingRefused.own", { url: ownUrl(card, token, siteUrl) }),
      say("mail.greetingCard.share", { url: sharedUrl(card, siteUrl) }),
      say("mail.greetingCard.questions"),
      say("mail.greetingCard.greeting"),
    ],
  }));

const thanksMessage = (card: Card & { thanks: string }, { published }: MailDeps): Message =>
  composeMail(published, lookOf(card, published), (say, organisation) => ({
    subject: `${organisation}: ${say("mail.greetingThanks.subject")}`,
    heading: say("mail.greetingThanks.subject"),
    paragraphs: [
      say("mail.greetingThanks.intro"),
      ...card.thanks
        .split("\n")
        .filter((line) => line !== "")
        .map((quoted) => ({ quoted })),
      say("mail.greetingThanks.noReply"),
      say("mail.greetingCard.greeting"),
    ],
  }));

const aboutCard =
  (write: (card: Card, deps: MailDeps) => Message): MakeMail =>
  async (deps, cardId) => {
    const card = await cardById(deps.db, cardId);
    if (!card) throw new Error("This mail has no greeting card");
    return { ...write(card, deps), attachments: [] };
  };

const tokenOf = (card: Card, { environment }: MailDeps) => senderTokens(environment.cardLinkSecret).of(card);

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
} satisfies Partial<MailTemplates>;
