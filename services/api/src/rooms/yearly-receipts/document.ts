import { toOre } from "@hjarta-lunga/contract/money.ts";
import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { sayIn, type FillIns, type PublishedWords } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { formatAmount, formatDay } from "../../ledger/receipts/format.ts";
import type { GivenInYear } from "./given-in-year.ts";

/** Of a gift each month, each draw counts by itself. */
const taxOf = ({ year, hasPersonalNumber, draws }: GivenInYear): [TextKey, FillIns?] => {
  if (!hasPersonalNumber) return ["receipt.year.tax.noPersonalNumber"];
  const { leastGift: least } = giftTaxRule(year);
  const counts = draws.some(({ amountOre }) => amountOre >= toOre(least));
  return [counts ? "receipt.year.tax.reported" : "receipt.year.tax.tooSmall", { least }];
};

const yearlyWords = (
  given: GivenInYear,
  isCorrected: boolean,
  { published, drawn }: { published: PublishedWords; drawn: Documents["drawn"] },
) => {
  const { year, language, shortReference, totalOre, draws } = given;
  const say = sayIn(published, language);
  const { name: organisation, organisationNumber, account90, phone, email } = published.organisation();
  const name = drawn(given.name);
  return {
    ...{ language, organisation },
    documentTitle: say("receipt.year.documentTitle", { year, organisation }),
    title: say("receipt.year.title", { year }),
    thanks: isCorrected ? say("receipt.year.corrected", { year }) : say("receipt.year.thanks"),
    givenTo: say("receipt.givenTo", { organisation }),
    amount: formatAmount(totalOre, language),
    rows: [
      ...(name === null ? [] : [[say("receipt.donor"), name, true]]),
      [say("mandate.number"), shortReference],
      [say("receipt.method"), say("receipt.method.directDebit")],
      [say("receipt.account90"), account90],
      [say("receipt.questions"), say("mandate.questionsTo", { phone: phone.shown, email })],
    ],
    tax: say(...taxOf(given)),
    drawsHeading: say("receipt.year.draws"),
    columns: [say("receipt.year.day"), say("receipt.amount")],
    draws: draws.map(({ drawnOn, amountOre }) => [formatDay(drawnOn, language), formatAmount(amountOre, language)]),
    footer: [organisation, organisationNumber, shortReference].join(" · "),
  };
};

export const createMakeYearlyReceipt =
  ({ published, documents }: { published: PublishedWords; documents: Documents }) =>
  async (given: GivenInYear, isCorrected: boolean, client?: string) => ({
    fileName: `kvitto-${given.year}-${given.shortReference}.pdf`,
    pdf: await documents.pdf(
      {
        template: "yearly-receipt",
        data: yearlyWords(given, isCorrected, { published, drawn: documents.drawn }),
        // The day after the year that it is of.
        madeAt: new Date(Date.UTC(given.year + 1, 0, 1, 12)),
      },
      client,
    ),
  });
