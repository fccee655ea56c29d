import type { Published } from "../../../platform/content/published.ts";
import { writeMessage } from "../../../platform/mail/message.ts";
import { formatAmount, formatDay } from "../../../ledger/receipts/format.ts";
import type { Mandate } from "../repository.ts";

export const mandateMessage = (mandate: Mandate, published: Published) => {
  const { language, amountOre, firstDrawOn, shortReference, bankName: bank, accountEnding: ending } = mandate;
  return writeMessage(published, { language, tone: "bright" }, (say, { name, phone }) => {
    const subject = say("mail.mandate.subject");
    const agreed =
      amountOre === null
        ? say("mail.mandate.agreedLater")
        : say("mail.mandate.agreed", {
            ...{ amount: formatAmount(amountOre, language), day: formatDay(firstDrawOn, language) },
          });
    return {
      subject,
      paragraphs: [
        subject,
        agreed,
        say("mail.mandate.account", { bank, ending }),
        say("mail.mandate.next"),
        ...(mandate.replaces === null ? [] : [say("mail.mandate.replaces")]),
        say("mail.mandate.attached"),
        say("mail.mandate.reference", { reference: shortReference }),
        say("mail.mandate.questions", { phone: phone.shown }),
        say("mail.mandate.greeting", { organisation: name }),
      ],
    };
  });
};
