import type { Published } from "../../platform/content/published.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";
import { composeMail } from "../../platform/mail/message.ts";
import { wayToMyPages } from "../../platform/mail/my-pages.ts";
import { housePicture } from "../../platform/mail/pictures.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { formatAmount } from "../../ledger/receipts/format.ts";
import { createMakeYearlyReceipt } from "./document.ts";
import { givenInYear, isCorrection, markReceipted, yearOf, type GivenInYear } from "./given-in-year.ts";

const write = (
  published: Published,
  { language, year, totalOre, draws, shortReference }: GivenInYear,
  { isCorrected, siteUrl }: { isCorrected: boolean; siteUrl: string },
) =>
  composeMail({ published, siteUrl }, { language, tone: "bright" }, (say) => ({
    subject: say(isCorrected ? "mail.year.corrected.subject" : "mail.year.subject", { year }),
    picture: housePicture("month", siteUrl, say),
    parts: [
      ...(isCorrected ? [say("mail.year.corrected", { year })] : []),
      say(draws.length === 1 ? "mail.year.givenOnce" : "mail.year.given", {
        ...{ amount: formatAmount(totalOre, language), year, draws: draws.length },
      }),
      say("mail.receipt.effect"),
      say("mail.year.attached"),
      say("mail.mandate.reference", { reference: shortReference }),
      { button: wayToMyPages(say, siteUrl) },
      say("mail.questions"),
      say("mail.greeting"),
    ],
  }));

export const yearlyReceiptMails = {
  yearlyReceipt: async ({ db, published, documents, siteUrl }, mandateId, version) => {
    const given = await givenInYear(db, { mandateId, year: yearOf(version) });
    if (!given) throw new MailRefused("not sent: all of it was given back");
    const isCorrected = isCorrection(given, version);
    const receipt = await createMakeYearlyReceipt({ published, documents })(given, isCorrected);
    await markReceipted(db, given, version);
    return { ...write(published, given, { isCorrected, siteUrl }), attachments: [receipt] };
  },
} satisfies Partial<MailTemplates>;
