import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../../platform/content/published.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { composeMail } from "../../../platform/mail/message.ts";
import { wayToMyPages } from "../../../platform/mail/my-pages.ts";
import type { Part } from "../../../platform/mail/parts.ts";
import type { Mandate } from "../repository.ts";

export type AboutMandateDeps = { db: Database; published: Published; siteUrl: string };

/** The way back, as a button: at most one. */
type WayBack = { way: TextKey; words: TextKey };
export type Words = { subject: TextKey; paragraphs: readonly (TextKey | [TextKey, FillIns] | WayBack)[] };

const hasWay = ({ paragraphs }: Words): boolean => paragraphs.some((one) => typeof one === "object" && "way" in one);

/** Where the same is given from another account. A consent alone would draw nothing of it. */
const wayBack = ({ amountOre, drawDay }: Mandate): string => {
  if (amountOre === null) return routes.directDebit.href();
  const asked = { [queryKeys.amount]: String(toSek(amountOre)), [queryKeys.drawDay]: String(drawDay) };
  return `${routes.monthlyGift.href()}?${new URLSearchParams(asked).toString()}`;
};

type About = { language: Language; mandate: Mandate; words: Words };

export const writeAboutMandate = (
  { published, siteUrl }: AboutMandateDeps,
  { language, mandate, words }: About,
  fillIns: FillIns,
) => ({
  ...composeMail({ published, siteUrl }, { language, tone: "bright" }, (say) => {
    const url = `${siteUrl}${wayBack(mandate)}`;
    const known = { ...fillIns, url };
    const mine = wayToMyPages(say, siteUrl, isLiveMandate(mandate.state));
    return {
      subject: say(words.subject),
      parts: [
        ...words.paragraphs.map((paragraph): Part => {
          if (typeof paragraph === "string") return say(paragraph, known);
          if ("way" in paragraph)
            return { button: { said: say(paragraph.way, known), url, words: say(paragraph.words) } };
          const [key, own] = paragraph;
          return say(key, { ...known, ...own });
        }),
        hasWay(words) ? { link: mine } : { button: mine },
        say("mail.questions", known),
        say("mail.greeting"),
      ],
    };
  }),
  attachments: [],
});
