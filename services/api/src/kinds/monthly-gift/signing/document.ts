import type { Published } from "../../../platform/content/published.ts";
import { sayIn } from "../../../platform/content/say-in.ts";
import type { Documents } from "../../../platform/documents/compiler.ts";
import { formatDate, formatDay } from "../../../ledger/receipts/format.ts";
import type { Mandate } from "../repository.ts";
import { agreedRows } from "./signed-text.ts";

const signedHow = { web: "mandate.signedByBankId", paper: "mandate.signedOnPaper" } as const;

const mandateWords = (mandate: Mandate, replaces: string | null, published: Published, drawn: Documents["drawn"]) => {
  const { language, shortReference, amountOre, drawDay, bankName: bank, accountEnding: ending } = mandate;
  const say = sayIn(published, language);
  const { name: organisation, organisationNumber, phone, email } = published.organisation();
  const holder = drawn(mandate.holderName);
  const account = say("mandate.accountEnding", { bank, ending });
  const signed = mandate.signedAt && say(signedHow[mandate.channel], { date: formatDate(mandate.signedAt, language) });
  return {
    ...{ language, organisation },
    documentTitle: say("mandate.documentTitle", { reference: shortReference, organisation }),
    title: say("mandate.heading"),
    rows: [
      [say("mandate.number"), shortReference],
      [say("mandate.payerNumber"), mandate.payerNumber],
      ...(holder === null ? [] : [[say("mandate.holder"), holder, true]]),
      ...agreedRows(published, language, { amountOre, drawDay, replaces }, account),
      ...(amountOre === null ? [] : [[say("mandate.firstDraw"), formatDay(mandate.firstDrawOn, language)]]),
      ...(signed ? [[say("mandate.signed"), signed]] : []),
      [say("mandate.questions"), say("mandate.questionsTo", { phone: phone.shown, email })],
    ],
    paragraphs: [...(replaces === null ? [] : [say("mandate.replaces", { reference: replaces })])],
    consentHeading: say("mandate.textVersion", { version: mandate.consentVersion }),
    // As it was read then, whatever is published today.
    consent: mandate.consentText.split("\n\n"),
    footer: [organisation, organisationNumber, shortReference].join(" · "),
  };
};

/** The same mandate and the same published words give the same bytes: in the mail and years later. */
export const createMakeMandate =
  ({ published, documents }: { published: Published; documents: Documents }) =>
  async (mandate: Mandate, replaces: string | null, client?: string) => ({
    fileName: `medgivande-${mandate.shortReference}.pdf`,
    pdf: await documents.pdf(
      {
        template: "mandate",
        data: mandateWords(mandate, replaces, published, documents.drawn),
        madeAt: mandate.signedAt ?? mandate.createdAt,
      },
      client,
    ),
  });
