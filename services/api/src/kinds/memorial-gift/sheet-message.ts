import type { Published } from "../../platform/content/published.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import type { OrderedSheet } from "./repository.ts";

/** Brings the sheet to whoever gave it. No name, as in the receipt's mail. */
export const sheetMessage = ({ order, sheet }: OrderedSheet, published: Published) =>
  writeMessage(published, { language: order.language, tone: "quiet" }, (say, { name, phone }) => {
    const subject = say("mail.memorialSheet.subject");
    return {
      subject,
      paragraphs: [
        subject,
        ...(sheet.version > 1 ? [say("mail.memorialSheet.replaces")] : []),
        say("mail.memorialSheet.attached"),
        say("mail.memorialSheet.questions", { phone: phone.shown }),
        say("mail.memorialSheet.greeting", { organisation: name }),
      ],
    };
  });
