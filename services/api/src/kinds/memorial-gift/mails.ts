import { orderMemorialSheet } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../../platform/content/published.ts";
import { composeMail } from "../../platform/mail/message.ts";
import { formatDay } from "../../ledger/receipts/format.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { documentMailsAndLetters } from "../../shared/documents/mails-and-letters.ts";
import { sheetVersion, type OrderedSheet } from "./repository.ts";
import { makeOrderedSheet, paidTask } from "./sheet.ts";

type Given = { published: Published; siteUrl: string };

/** Parlours are Swedish, whatever language the visitor reads. */
const language = "sv";

const parlorMessage = ({ order, details, version }: OrderedSheet, given: Given) =>
  composeMail(given, { language, tone: "quiet" }, (say, organisation) => {
    const isCorrected = version.version > 1;
    const heading = say(isCorrected ? "mail.sheetToParlor.corrected" : "mail.sheetToParlor.subject");
    const { handTo, funeralDay, funeralPlace } = details;
    return {
      // Whose mail it is comes first, and what somebody has written is set apart.
      subject: `${organisation}: ${heading}`,
      heading,
      parts: [
        say("mail.sheetToParlor.asked"),
        ...(isCorrected ? [say("mail.sheetToParlor.replaces")] : []),
        { quoted: say("mail.sheetToParlor.handTo", { name: handTo ?? "" }) },
        { quoted: say("mail.sheetToParlor.remembered", { name: version.name }) },
        ...(funeralDay === null ? [] : [say("mail.sheetToParlor.day", { day: formatDay(funeralDay, language) })]),
        ...(funeralPlace === null ? [] : [{ quoted: say("mail.sheetToParlor.place", { place: funeralPlace }) }]),
        say("mail.sheetToParlor.reference", { reference: order.shortReference }),
        say("mail.sheetToParlor.questions"),
        say("mail.sheetToParlor.greeting"),
      ],
    };
  });

export const sheetMails = documentMailsAndLetters({
  find: sheetVersion,
  make: makeOrderedSheet,
  taskOf: paidTask,
  tone: "quiet",
  mail: {
    texts: "mail.memorialSheet",
    subject: () => "mail.memorialSheet.subject",
    way: ({ order }) => ({ words: "mail.way.sheet", path: orderMemorialSheet.href(order.reference) }),
  },
  post: { texts: "memorialLetter", contents: () => "memorialLetter.text" },
});

export const mailToParlor = sheetMails.attachedTo((found, given) => {
  if (found.isCeremonyOver) throw new MailRefused("not sent: the ceremony has been");
  return parlorMessage(found, given);
});
