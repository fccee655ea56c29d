import { documentMailsAndLetters } from "../../shared/documents/mails-and-letters.ts";
import { makeGiftDocument, paidTask } from "./document.ts";
import { documentVersion, kindOf } from "./repository.ts";

export const giftDocumentMails = documentMailsAndLetters({
  find: documentVersion,
  make: makeGiftDocument,
  taskOf: paidTask,
  tone: "bright",
  mail: { texts: "mail.giftDocument", subject: (found) => `mail.giftDocument.subject.${kindOf(found)}` },
  post: { texts: "giftLetter", contents: (found) => `giftLetter.text.${kindOf(found)}` },
});
