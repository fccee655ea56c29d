import type { Published } from "../content/published.ts";
import type { PaidGift } from "../receipts/gift.ts";
import { formatAmount } from "../receipts/format.ts";
import { writeMessage } from "./message.ts";

/** The receipt's mail. No name: what a visitor wrote has no place in a mail that we send. */
export const receiptMessage = ({ language, amountOre, shortReference }: PaidGift, published: Published) =>
  writeMessage(published, language, (say, { name, phone }) => ({
    subject: say("mail.receipt.subject"),
    paragraphs: [
      say("mail.receipt.thanks"),
      say("mail.receipt.given", { amount: formatAmount(amountOre, language), organisation: name }),
      say("mail.receipt.effect"),
      say("mail.receipt.attached"),
      say("mail.receipt.reference", { reference: shortReference }),
      say("mail.receipt.questions", { phone: phone.shown }),
      say("mail.receipt.greeting", { organisation: name }),
    ],
  }));
