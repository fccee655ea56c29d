import { greetingEnvelopeHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { greetingCardShared, orderGreetingCard } from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Published, Say } from "../../platform/content/published.ts";
import { composeMail, type Message } from "../../platform/mail/message.ts";
import { formatDay } from "../../ledger/receipts/format.ts";
import type { Way } from "../../platform/mail/parts.ts";
import type { Picture } from "../../platform/mail/pictures.ts";
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

const sharedWay = (card: Card, siteUrl: string, say: Say): Way => {
  const url = sharedUrl(card, siteUrl);
  return { said: say("mail.greetingCard.share", { url }), url, words: say("mail.way.card") };
};

type OwnWords = { siteUrl: string; say: Say; said: TextKey; words: TextKey };
const ownWay = (card: Card, token: string, { siteUrl, say, said, words }: OwnWords): Way => {
  const url = ownUrl(card, token, siteUrl);
  return { said: say(said, { url }), url, words: say(words) };
};

type Showing = { published: Published; siteUrl: string; say: Say };
/** The design alone, at a path that all its cards share: who fetches it for the reader learns nothing of this one. */
const envelope = ({ campaignCode }: Card, { published, siteUrl, say }: Showing): Picture => ({
  src: siteUrl + greetingEnvelopeHref(campaignCode),
  alt: say("mail.picture.envelope", { drawing: published.design(campaignCode)?.alt ?? "" }).trim(),
  width: 600,
  height: 450,
  lies: "wide",
});

const cardMessage = (card: Card, token: string, { published, siteUrl }: MailDeps): Message =>
  composeMail({ published, siteUrl }, lookOf(card, published), (say) => {
    const { keptUntil, language, recipientEmail, sendOn, goesAtOnce } = card;
    const waitsFor = recipientEmail === null || goesAtOnce ? null : sendOn;
    const goes =
      waitsFor === null
        ? say("mail.greetingCard.goesNow")
        : say("mail.greetingCard.goesOn", { day: formatDay(waitsFor, language) });
    return {
      subject: say("mail.greetingCard.subject"),
      picture: envelope(card, { published, siteUrl, say }),
      parts: [
        ...(recipientEmail === null ? [] : [goes]),
        { button: sharedWay(card, siteUrl, say) },
        {
          link: ownWay(card, token, {
            ...{ siteUrl, say, words: "mail.way.ownCard" },
            said: waitsFor === null ? "mail.greetingCard.own" : "mail.greetingCard.ownWaiting",
          }),
        },
        say("mail.ownLink.keep"),
        ...(keptUntil === null ? [] : [say("mail.greetingCard.kept", { day: formatDay(keptUntil, language) })]),
        say("mail.questions"),
        say("mail.greeting"),
      ],
    };
  });

const recipientMessage = (card: Card, { published, siteUrl }: MailDeps): Message =>
  composeMail({ published, siteUrl }, lookOf(card, published), (say, organisation) => {
    const { keptUntil, language, sender: from } = card;
    const url = sharedUrl(card, siteUrl);
    return {
      // Whose mail it is comes first, whatever the name behind it says.
      subject: `${organisation}: ${say("mail.greetingToRecipient.subject", { from })}`,
      heading: say("mail.greetingToRecipient.title"),
      preheader: say("mail.greetingToRecipient.gift"),
      picture: envelope(card, { published, siteUrl, say }),
      parts: [
        say("mail.greetingToRecipient.from"),
        { quoted: from },
        { onlyButton: { said: say("mail.greetingToRecipient.open", { url }), url, words: say("mail.way.card") } },
        say("mail.greetingToRecipient.gift"),
        ...(keptUntil === null ? [] : [say("mail.greetingToRecipient.kept", { day: formatDay(keptUntil, language) })]),
        { heading: say("mail.greetingToRecipient.whyTitle") },
        say("mail.greetingToRecipient.why"),
        say("mail.greetingToRecipient.report"),
        say("mail.greeting"),
      ],
    };
  });

const sentMessage = (card: Card, { published, siteUrl }: MailDeps): Message =>
  composeMail({ published, siteUrl }, lookOf(card, published), (say) => ({
    subject: say("mail.greetingSent.subject"),
    picture: envelope(card, { published, siteUrl, say }),
    parts: [
      say("mail.greetingSent.text"),
      { button: sharedWay(card, siteUrl, say) },
      say("mail.greetingSent.correct"),
      say("mail.questions"),
      say("mail.greeting"),
    ],
  }));

const refusedMessage = (card: Card, token: string, { published, siteUrl }: MailDeps): Message =>
  composeMail({ published, siteUrl }, lookOf(card, published), (say) => ({
    subject: say("mail.greetingRefused.subject"),
    parts: [
      say("mail.greetingRefused.text"),
      {
        button: ownWay(card, token, {
          ...{ siteUrl, say, said: "mail.greetingRefused.own", words: "mail.way.otherAddress" },
        }),
      },
      { link: sharedWay(card, siteUrl, say) },
      say("mail.questions"),
      say("mail.greeting"),
    ],
  }));

const thanksMessage = (card: Card & { thanks: string }, { published, siteUrl }: MailDeps): Message =>
  composeMail({ published, siteUrl }, lookOf(card, published), (say, organisation) => ({
    subject: `${organisation}: ${say("mail.greetingThanks.subject")}`,
    heading: say("mail.greetingThanks.subject"),
    picture: envelope(card, { published, siteUrl, say }),
    parts: [
      say("mail.greetingThanks.intro"),
      ...card.thanks
        .split("\n")
        .filter((line) => line !== "")
        .map((quoted) => ({ quoted })),
      say("mail.greetingThanks.noReply"),
      say("mail.greeting"),
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
