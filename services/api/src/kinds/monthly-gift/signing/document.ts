import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { drawDays } from "@hjarta-lunga/contract/mandates.ts";
import { sayIn, type Published } from "../../../platform/content/published.ts";
import type { Documents } from "../../../platform/documents/compiler.ts";
import { formatDate, formatDay } from "../../../ledger/receipts/format.ts";
import type { Mandate } from "../repository.ts";
import { agreedRows, consentOf } from "./consent.ts";

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

const listOf = (language: Language) => new Intl.ListFormat(language, { type: "disjunction" });

const formWords = (language: Language, published: Published) => {
  const say = sayIn(published, language);
  const { name: organisation, organisationNumber, address } = published.organisation();
  const { version, text } = consentOf(published, language);
  return {
    ...{ language, organisation },
    documentTitle: say("mandate.form.documentTitle", { organisation }),
    title: say("mandate.form.heading"),
    lead: say("mandate.form.lead"),
    receiver: [say("mandate.receiver"), say("mandate.organisation", { organisation, organisationNumber, address })],
    lines: [
      [say("mandate.form.name"), say("mandate.form.personalNumber")],
      [say("mandate.form.street"), say("mandate.form.town")],
      [say("mandate.form.email"), say("mandate.form.mobile")],
      [say("mandate.form.bank"), say("mandate.form.clearing"), say("mandate.form.account")],
      [
        say("mandate.form.amount"),
        say("mandate.form.drawDay", { days: listOf(language).format(drawDays.map((day) => String(day))) }),
      ],
    ],
    signature: [say("mandate.form.place"), say("mandate.form.signature")],
    sendTo: say("mandate.form.sendTo", { organisation, address }),
    consentHeading: say("mandate.textVersion", { version }),
    consent: text,
    footer: [organisation, organisationNumber].join(" · "),
  };
};

/** The form says nothing of when it was made: the same published words give the same bytes. */
const madeAt = new Date(0);

export const createMakePaperForm =
  ({ published, documents }: { published: Published; documents: Documents }) =>
  (language: Language, client: string): Promise<Buffer> =>
    documents.free.pdf({ template: "mandate-form", data: formWords(language, published), madeAt }, client);
