import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../../platform/content/published.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { composeMail } from "../../../platform/mail/message.ts";
import { sayMyPages } from "../../../platform/mail/my-pages.ts";
import type { Mandate } from "../repository.ts";

export type AboutMandateDeps = { db: Database; published: Published; siteUrl: string };

export type Words = { subject: TextKey; paragraphs: readonly (TextKey | [TextKey, FillIns])[] };

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
  ...composeMail(published, { language, tone: "bright" }, (say) => {
    const known = { ...fillIns, url: `${siteUrl}${wayBack(mandate)}` };
    return {
      subject: say(words.subject),
      paragraphs: [
        ...words.paragraphs.map((paragraph) => {
          const [key, own] = typeof paragraph === "string" ? [paragraph, {}] : paragraph;
          return say(key, { ...known, ...own });
        }),
        sayMyPages(say, siteUrl, isLiveMandate(mandate.state)),
        say("mail.draw.questions", known),
        say("mail.givenBack.greeting"),
      ],
    };
  }),
  attachments: [],
});
