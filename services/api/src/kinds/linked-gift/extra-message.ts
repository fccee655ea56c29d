import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import { extraGift } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../../platform/content/published.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import { formatAmount, formatDay } from "../../ledger/receipts/format.ts";
import { undoUntilOf } from "./extra-draw.ts";
import type { ExtraDraw } from "./extra-draw.ts";
import { extraDrawMails } from "../monthly-gift/draws/extra-draw-mails.ts";
import type { ExtraDrawMail } from "../monthly-gift/draws/extra-draw-mails.ts";
import type { GiftLinkTokens } from "./tokens.ts";

type Deps = { published: Published; siteUrl: string; giftLinkTokens: GiftLinkTokens };

const wordsOf = {
  agreed: "extra",
  undone: "extraUndone",
  moved: "extraMoved",
  onNext: "extra",
} as const satisfies Record<ExtraDrawMail, string>;
const kinds = Object.keys(wordsOf) as ExtraDrawMail[];

export const extraMessage = (draw: ExtraDraw, version: number, { published, siteUrl, giftLinkTokens }: Deps) => {
  const { id, mandate, amountOre, dueOn } = draw;
  const { language } = mandate;
  const kind = kinds.find((each) => extraDrawMails[each] === version);
  if (!kind) throw new Error("This mail has nothing to say of an extra gift");
  const words = wordsOf[kind];
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
        ...(words === "extra" ? [say("mail.extra.undo", undoing())] : []),
        say("mail.increase.questions", { phone: phone.shown }),
        say("mail.increase.greeting", { organisation: name }),
      ],
    };
  });
};
