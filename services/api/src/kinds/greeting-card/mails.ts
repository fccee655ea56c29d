import { greetingArtworkHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { greetingCardShared, orderGreetingCard } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../../platform/content/published.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import type { Message } from "../../platform/mail/message.ts";
import { formatDay } from "../../ledger/receipts/format.ts";
import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import { isTakenDown } from "../../shared/cards/repository.ts";
import type { Letter, LetterDeps, Letters } from "../../platform/mail/letter.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { isQuiet } from "./document.ts";
import { cardById } from "./repository.ts";
import type { Card } from "./repository.ts";
import { refusedWhileHidden } from "./recipient-mail.ts";

type Surroundings = { published: Published; siteUrl: string };

const lookOf = ({ language, campaignCode }: Card, published: Published) => {
  const kind = published.design(campaignCode)?.kind;
  return { language, tone: isQuiet(kind) ? "quiet" : "bright" } as const;
};
const sharedUrl = ({ campaignCode, reference }: Card, siteUrl: string) =>
  siteUrl + greetingCardShared.href(campaignCode, reference);
/** The token is in the fragment, which browsers do not send. */
const ownUrl = ({ orderReference }: Card, token: string, siteUrl: string) =>
  `${siteUrl}${orderGreetingCard.href(orderReference)}#${token}`;

export const cardMessage = (card: Card, token: string, { published, siteUrl }: Surroundings): Message =>
  writeMessage(published, lookOf(card, published), (say, { name, phone }) => {
    const subject = say("mail.greetingCard.subject");
    const { keptUntil, language, recipientEmail, sendOn, goesAtOnce } = card;
    const waitsFor = recipientEmail === null || goesAtOnce ? null : sendOn;
    const goes =
      waitsFor === null
        ? say("mail.greetingCard.goesNow")
        : say("mail.greetingCard.goesOn", { day: formatDay(waitsFor, language) });
    return {
      subject,
      paragraphs: [
        subject,
        ...(recipientEmail === null ? [] : [goes]),
        say("mail.greetingCard.share", { url: sharedUrl(card, siteUrl) }),
        say(waitsFor === null ? "mail.greetingCard.own" : "mail.greetingCard.ownWaiting", {
          url: ownUrl(card, token, siteUrl),
        }),
        say("mail.greetingCard.keep"),
        ...(keptUntil === null ? [] : [say("mail.greetingCard.kept", { day: formatDay(keptUntil, language) })]),
        say("mail.greetingCard.questions", { phone: phone.shown }),
        say("mail.greetingCard.greeting", { organisation: name }),
      ],
    };
  });

export const recipientMessage = (card: Card, { published, siteUrl }: Surroundings): Message =>
  writeMessage(published, lookOf(card, published), (say, { name, phone }) => {
    const { keptUntil, language, campaignCode, sender: from } = card;
    return {
      // Whose mail it is comes first, whatever the name behind it says.
      subject: `${name}: ${say("mail.greetingToRecipient.subject", { from })}`,
      picture: {
        url: siteUrl + greetingArtworkHref(campaignCode),
        alt: published.design(campaignCode)?.alt ?? "",
      },
      paragraphs: [
        say("mail.greetingToRecipient.title"),
        say("mail.greetingToRecipient.from"),
        { quoted: from },
        say("mail.greetingToRecipient.open", { url: sharedUrl(card, siteUrl) }),
        say("mail.greetingToRecipient.gift", { organisation: name }),
        ...(keptUntil === null ? [] : [say("mail.greetingToRecipient.kept", { day: formatDay(keptUntil, language) })]),
        say("mail.greetingToRecipient.why"),
        say("mail.greetingToRecipient.report", { phone: phone.shown }),
        say("mail.greetingCard.greeting", { organisation: name }),
      ],
    };
  });

export const sentMessage = (card: Card, { published, siteUrl }: Surroundings): Message =>
  writeMessage(published, lookOf(card, published), (say, { name, phone }) => ({
    subject: say("mail.greetingSent.subject"),
    paragraphs: [
      say("mail.greetingSent.subject"),
      say("mail.greetingSent.text"),
      say("mail.greetingCard.share", { url: sharedUrl(card, siteUrl) }),
      say("mail.greetingSent.correct"),
      say("mail.greetingCard.questions", { phone: phone.shown }),
      say("mail.greetingCard.greeting", { organisation: name }),
    ],
  }));

export const refusedMessage = (card: Card, token: string, { published, siteUrl }: Surroundings): Message =>
  writeMessage(published, lookOf(card, published), (say, { name, phone }) => ({
    subject: say("mail.greetingRefused.subject"),
    paragraphs: [
      say("mail.greetingRefused.subject"),
      say("mail.greetingRefused.text"),
      say("mail.greetingRefused.own", { url: ownUrl(card, token, siteUrl) }),
      say("mail.greetingCard.share", { url: sharedUrl(card, siteUrl) }),
      say("mail.greetingCard.questions", { phone: phone.shown }),
      say("mail.greetingCard.greeting", { organisation: name }),
    ],
  }));

export const thanksMessage = (card: Card & { thanks: string }, { published }: Surroundings): Message =>
  writeMessage(published, lookOf(card, published), (say, { name }) => ({
    subject: `${name}: ${say("mail.greetingThanks.subject")}`,
    paragraphs: [
      say("mail.greetingThanks.subject"),
      say("mail.greetingThanks.intro"),
      ...card.thanks
        .split("\n")
        .filter((line) => line !== "")
        .map((quoted) => ({ quoted })),
      say("mail.greetingThanks.noReply"),
      say("mail.greetingCard.greeting", { organisation: name }),
    ],
  }));

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
