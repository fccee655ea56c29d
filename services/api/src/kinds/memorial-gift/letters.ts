import type { Letters } from "../../platform/mail/letter.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { documentLetters, documentMessage } from "../documents/letters.ts";
import { parlorMessage } from "./parlor-message.ts";
import { sheetVersion, wordsOf } from "./repository.ts";
import { makeOrderedSheet, sheetTask } from "./sheet.ts";

const { attachedTo, posted } = documentLetters({
  find: sheetVersion,
  make: makeOrderedSheet,
  taskOf: ({ order: { language, paidAt }, version }, published) =>
    sheetTask(wordsOf(version), { language, madeAt: paidAt }, published),
  tone: "quiet",
  letter: "memorialLetter",
  letterText: () => "memorialLetter.text",
});

export const sheetLetter = posted;

export const memorialLetters = {
  memorialSheet: attachedTo((found, published) =>
    documentMessage(found, published, {
      subject: "mail.memorialSheet.subject",
      texts: "mail.memorialSheet",
      tone: "quiet",
    }),
  ),
  memorialSheetToParlor: attachedTo((found, published) => {
    if (found.isCeremonyOver) throw new MailRefused("not sent: the ceremony has been");
    return parlorMessage(found, published);
  }),
} satisfies Partial<Letters>;
