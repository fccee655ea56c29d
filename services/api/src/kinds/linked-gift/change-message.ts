import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { increaseMonthlyGift } from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import { formatAmount, formatDay } from "../../ledger/receipts/format.ts";
import type { MandateChange } from "./changes.ts";
import type { NextAccount } from "./next-account.ts";
import type { GiftLinkTokens } from "./tokens.ts";

type Deps = { published: Published; siteUrl: string; giftLinkTokens: GiftLinkTokens };

type Changed = { change: MandateChange; language: Language; next: NextAccount | undefined };

const drawn = ({ change, language, next }: Changed): [TextKey, FillIns][] => {
  const { fromOre, toOre, holdsFrom, undoes } = change;
  const words = undoes === null ? "increase" : "increaseUndone";
  const raised = {
    ...{ amount: formatAmount(toOre, language), before: formatAmount(fromOre, language) },
    day: formatDay(holdsFrom, language),
  };
  if (!next) return [[`mail.${words}.from`, raised]];
  const { bankName: bank, accountEnding: ending, amountOre } = next.mandate;
  const onNext = { bank, ending, amount: formatAmount(amountOre, language), day: formatDay(next.drawOn, language) };
  if (next.isTaken) return [["mail.increase.taken", onNext]];
  const isOther = undoes === null && amountOre !== toOre;
  return [
    [`mail.${words}.until`, raised],
    [isOther ? "mail.increase.nextAccountOther" : "mail.increase.nextAccount", onNext],
  ];
};

export const changeMessage = (changed: Changed, { published, siteUrl, giftLinkTokens }: Deps) => {
  const { id, undoes } = changed.change;
  const link = () => siteUrl + increaseMonthlyGift.undoHref(id, giftLinkTokens.undoOf(id));
  return writeMessage(published, { language: changed.language, tone: "bright" }, (say, { name, phone }) => {
    const words = undoes === null ? "increase" : "increaseUndone";
    const subject = say(`mail.${words}.subject`);
    return {
      subject,
      paragraphs: [
        subject,
        ...drawn(changed).map(([key, fillIns]) => say(key, fillIns)),
        say(`mail.${words}.before`),
        ...(undoes === null ? [say("mail.increase.undo", { days: undoDays, url: link() })] : []),
        say("mail.increase.questions", { phone: phone.shown }),
        say("mail.increase.greeting", { organisation: name }),
      ],
    };
  });
};
