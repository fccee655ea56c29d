import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import { extraGift } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../content/published.ts";
import { writeMessage } from "../mail/message.ts";
import { formatAmount, formatDay } from "../receipts/format.ts";
import { extraDrawMails, undoUntilOf } from "./extra-draw.ts";
import type { ExtraDraw } from "./extra-draw.ts";
import type { GiftLinkTokens } from "./tokens.ts";

type Deps = { published: Published; siteUrl: string; giftLinkTokens: GiftLinkTokens };

/** Of an extra gift that is drawn: when, from which account, and how it is undone; or that it is undone. */
export const extraMessage = (draw: ExtraDraw, version: number, { published, siteUrl, giftLinkTokens }: Deps) => {
  const { id, mandate, amountOre, dueOn } = draw;
  const { language } = mandate;
  const isUndone = version === extraDrawMails.undone;
  const words = isUndone ? "extraUndone" : "extra";
  const drawn = {
    ...{ amount: formatAmount(amountOre, language), day: formatDay(dueOn, language) },
    ...{ bank: mandate.bankName, ending: mandate.accountEnding },
  };
  const undoing = () => ({
    ...{ day: formatDay(undoUntilOf(draw), language), hour: bankNightHour },
    url: siteUrl + extraGift.undoHref(id, giftLinkTokens.undoOf(id)),
  });
  return writeMessage(published, { language, tone: "bright" }, (say, { name, phone }) => {
    const subject = say(`mail.${words}.subject`);
    return {
      subject,
      paragraphs: [
        subject,
        say(`mail.${words}.draw`, drawn),
        ...(mandate.amountOre === null ? [] : [say("mail.extra.monthly")]),
        ...(isUndone ? [] : [say("mail.extra.undo", undoing())]),
        say("mail.increase.questions", { phone: phone.shown }),
        say("mail.increase.greeting", { organisation: name }),
      ],
    };
  });
};
