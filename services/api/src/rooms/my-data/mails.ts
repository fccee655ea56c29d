import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { myDetails, myPages } from "@hjarta-lunga/contract/routes.ts";
import { eq } from "drizzle-orm";
import type { Say } from "../../platform/content/published.ts";
import { maskedEmail } from "../../ledger/donors/mailbox.ts";
import { formatDay } from "../../ledger/receipts/format.ts";
import { addressProofs, comments, mailLinks, persons } from "../../platform/database/tables/my-data.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { Part } from "../../platform/mail/parts.ts";
import type { MailDeps, MailTemplates } from "../../platform/mail/templates.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { languageOf } from "./contact.ts";
import { mailedSecrets } from "./secrets.ts";

type Written = { subject: string; parts: Part[] };

const compose = (
  { published, siteUrl }: MailDeps,
  language: Language,
  write: (say: Say) => Written,
  tone: "bright" | "quiet" = "quiet",
) => ({
  ...composeMail({ published, siteUrl }, { language, tone }, (say) => {
    const { subject, parts } = write(say);
    return { subject, parts: [...parts, say("mail.questions"), say("mail.greeting")] };
  }),
  attachments: [],
});

const theOnly = <Row>([row]: Row[]): Row => {
  if (!row) throw new MailRefused("not sent: whom it was for is not there any more");
  return row;
};

const linkOf = ({ environment }: MailDeps, id: string, hash: string): string => {
  const link = mailedSecrets(environment).linkOf(id, hash);
  if (link === undefined) throw new MailRefused("not sent: the secret that its link was made with is not configured");
  return link;
};

const isEmpty = (line: string) => line.trim() === "";
const quoted = (text: string): Part[] =>
  text
    .split("\n")
    .filter((line) => !isEmpty(line))
    .map((line) => ({ quoted: line }));

const ownWords = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => !isEmpty(paragraph));

const commentOf = async ({ db }: MailDeps, id: string) =>
  theOnly(await db.select().from(comments).where(eq(comments.id, id)));

export const myDataMails = {
  myAddressProof: async (deps, id) => {
    const proof = theOnly(await deps.db.select().from(addressProofs).where(eq(addressProofs.id, id)));
    if (proof.endedAt !== null) throw new MailRefused("not sent: another link took its place");
    const words = proof.isNewAddress ? "new" : "home";
    const url = deps.siteUrl + myDetails.proofHref(linkOf(deps, id, proof.secretHash));
    return compose(deps, proof.language, (say) => ({
      subject: say(`mail.addressProof.${words}.subject`),
      parts: [
        { button: { said: say(`mail.addressProof.${words}.press`, { url }), url, words: say(`mail.way.${words}`) } },
        say("mail.addressProof.notYou"),
      ],
    }));
  },

  myAddressChanged: async (deps, id) => {
    const { email, lookup } = theOnly(await deps.db.select().from(persons).where(eq(persons.id, id)));
    if (email === null) throw new MailRefused("not sent: whom it was for is not there any more");
    return compose(deps, await languageOf(deps.db, lookup), (say) => ({
      subject: say("mail.addressChanged.subject"),
      parts: [say("mail.addressChanged.to", { address: maskedEmail(email) }), say("mail.addressChanged.notYou")],
    }));
  },

  myMailLink: async (deps, id) => {
    const { language, linkHash } = theOnly(await deps.db.select().from(mailLinks).where(eq(mailLinks.id, id)));
    const url = deps.siteUrl + myPages.linkHref(linkOf(deps, id, linkHash));
    return compose(deps, language, (say) => ({
      subject: say("mail.mailLink.subject"),
      parts: [
        { button: { said: say("mail.mailLink.open", { url }), url, words: say("mail.way.myPages") } },
        say("mail.mailLink.hour"),
        say("mail.mailLink.notYou"),
      ],
    }));
  },

  commentReceived: async (deps, id) => {
    const { language, number, text } = await commentOf(deps, id);
    return compose(deps, language, (say) => ({
      subject: say("mail.commentReceived.subject"),
      parts: [say("mail.commentReceived.soon", { number }), say("mail.comment.wrote"), ...quoted(text)],
    }));
  },

  commentAnswered: async (deps, id) => {
    const { language, text, answer } = await commentOf(deps, id);
    if (answer === null) throw new MailRefused("not sent: there is no answer");
    return compose(deps, language, (say) => ({
      subject: say("mail.commentAnswered.subject"),
      parts: [...ownWords(answer), say("mail.comment.wrote"), ...quoted(text)],
    }));
  },

  myForgotten: async (deps, id) => {
    const { language, keptUntil } = theOnly(await deps.db.select().from(persons).where(eq(persons.id, id)));
    return compose(deps, language, (say) => ({
      subject: say("mail.forgotten.subject"),
      parts: [
        say("mail.forgotten.gone"),
        say("mail.forgotten.told"),
        keptUntil === null
          ? say("mail.forgotten.nothing")
          : say("mail.forgotten.kept", { day: formatDay(keptUntil, language) }),
        say("mail.forgotten.thanks"),
      ],
    }));
  },
} satisfies Partial<MailTemplates>;
