import type { Letters } from "../../platform/mail/letter.ts";
import { documentLetters, documentMessage } from "../documents/letters.ts";
import { makeGiftDocument, paidTask } from "./document.ts";
import { documentVersion } from "./repository.ts";
import { kindOf } from "./state.ts";

const { attachedTo, posted } = documentLetters({
  find: documentVersion,
  make: makeGiftDocument,
  taskOf: paidTask,
  tone: "bright",
  letter: "giftLetter",
  letterText: (found) => `giftLetter.text.${kindOf(found)}`,
});

export const giftDocumentLetter = posted;

export const giftDocumentLetters = {
  giftDocument: attachedTo((found, published) =>
    documentMessage(found, published, {
      subject: `mail.giftDocument.subject.${kindOf(found)}`,
      texts: "mail.giftDocument",
      tone: "bright",
    }),
  ),
} satisfies Partial<Letters>;
