import type { Published } from "../../platform/content/published.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import type { OrderedDocument } from "./repository.ts";
import { kindOf } from "./state.ts";

/** Brings the document to whoever gave it. No name, as in the receipt's mail. */
export const giftDocumentMessage = (found: OrderedDocument, published: Published) =>
  writeMessage(published, { language: found.order.language, tone: "bright" }, (say, { name, phone }) => {
    const subject = say(`mail.giftDocument.subject.${kindOf(found)}`);
    return {
      subject,
      paragraphs: [
        subject,
        ...(found.version.version > 1 ? [say("mail.giftDocument.replaces")] : []),
        say("mail.giftDocument.attached"),
        say("mail.giftDocument.questions", { phone: phone.shown }),
        say("mail.giftDocument.greeting", { organisation: name }),
      ],
    };
  });
