import { MailRefused } from "../../platform/mail/transport.ts";
import { documentMailsAndLetters } from "../../shared/documents/mails-and-letters.ts";
import { parlorMessage } from "./parlor-message.ts";
import { sheetVersion } from "./repository.ts";
import { makeOrderedSheet, paidTask } from "./sheet.ts";

export const sheetMails = documentMailsAndLetters({
  find: sheetVersion,
  make: makeOrderedSheet,
  taskOf: paidTask,
  tone: "quiet",
  mail: { texts: "mail.memorialSheet", subject: () => "mail.memorialSheet.subject" },
  post: { texts: "memorialLetter", contents: () => "memorialLetter.text" },
});

export const mailToParlor = sheetMails.attachedTo((found, published) => {
  if (found.isCeremonyOver) throw new MailRefused("not sent: the ceremony has been");
  return parlorMessage(found, published);
});
