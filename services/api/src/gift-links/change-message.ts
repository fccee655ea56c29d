import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { increaseMonthlyGift } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../content/published.ts";
import { writeMessage } from "../mail/message.ts";
import { formatAmount, formatDay } from "../receipts/format.ts";
import type { MandateChange } from "./changes.ts";
import type { GiftLinkTokens } from "./tokens.ts";

type Deps = { published: Published; siteUrl: string; giftLinkTokens: GiftLinkTokens };

/** From when a monthly gift is another one. One that was raised can be set back by the link: what proves it stands where browsers send it nowhere. */
export const changeMessage = (change: MandateChange, language: Language, deps: Deps) => {
  const { published, siteUrl, giftLinkTokens } = deps;
  const { id, fromOre, toOre, holdsFrom, undoes } = change;
  const amounts = { amount: formatAmount(toOre, language), before: formatAmount(fromOre, language) };
  const link = () => siteUrl + increaseMonthlyGift.undoHref(id, giftLinkTokens.undoOf(id));
  return writeMessage(published, { language, tone: "bright" }, (say, { name, phone }) => {
    const words = undoes === null ? "increase" : "increaseUndone";
    const subject = say(`mail.${words}.subject`);
    return {
      subject,
      paragraphs: [
        subject,
        say(`mail.${words}.from`, { ...amounts, day: formatDay(holdsFrom, language) }),
        say(`mail.${words}.before`),
        ...(undoes === null ? [say("mail.increase.undo", { days: undoDays, url: link() })] : []),
        say("mail.increase.questions", { phone: phone.shown }),
        say("mail.increase.greeting", { organisation: name }),
      ],
    };
  });
};
