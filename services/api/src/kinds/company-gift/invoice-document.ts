import { papers } from "@hjarta-lunga/contract/colours.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import QrCode from "qrcode";
import { formatAmount, formatDay, formatNumber, formatOrganisationNumber } from "../../ledger/receipts/format.ts";
import { sayIn, type PublishedWords, type Say } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler.ts";
import { townLine } from "../../platform/post/address.ts";
import { supportedText } from "../../platform/documents/supported-text.ts";
import type { InvoiceFacts } from "./invoice-facts.ts";

type Organisation = ReturnType<PublishedWords["organisation"]>;
type Occasion = "invoice" | "reminder" | "credit";

const digitsOf = (written: string): string => written.replaceAll(/\D/g, "");
const groupsOfFour = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, "$1\u00a0");

/** The number of an account that begins with 90 is marketed without the 123 that its payments go to. */
const swishPayee = (shown: string): string => digitsOf(shown).replace(/^(?=90\d{5}$)/, "123");

/**
 * What the Swish app reads: whom to pay, how much, and a message, none of which the payer may change.
 * https://developer.getswish.se/qr-api-manual/6-qr-code-encoding-specification/
 */
export const swishCode = (swish: string, { amountOre, ocr }: Pick<InvoiceFacts, "amountOre" | "ocr">): string =>
  `C${swishPayee(swish)};${toSek(amountOre).toFixed(2).replace(".", ",")};${encodeURIComponent(ocr)};0`;

const quietZone = 4;
const drawCode = (content: string): string => {
  const { size, data } = QrCode.create(content, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(data, (isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ""));
  const [from, width] = [-quietZone, size + 2 * quietZone];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${width} ${width}" shape-rendering="crispEdges">` +
    `<path fill="${papers.snow}" d="M${from} ${from}h${width}v${width}h-${width}z"/>` +
    `<path fill="${papers.ink}" d="${squares.join("")}"/></svg>`
  );
};

const occasionWords = {
  invoice: {
    documentTitle: "companyInvoice.documentTitle",
    title: "companyInvoice.title",
    thanks: "companyInvoice.thanks",
    effect: "companyInvoice.effect",
    due: "companyInvoice.due",
    termsHeading: "companyInvoice.terms.heading",
    terms: "companyInvoice.terms",
  },
  reminder: {
    documentTitle: "companyInvoice.reminder.documentTitle",
    title: "companyInvoice.reminder.title",
    thanks: "companyInvoice.reminder.thanks",
    effect: "companyInvoice.reminder.effect",
    due: "companyInvoice.reminder.due",
    termsHeading: "companyInvoice.terms.heading",
    terms: "companyInvoice.reminder.terms",
  },
  credit: {
    documentTitle: "companyInvoice.credit.documentTitle",
    title: "companyInvoice.credit.title",
    thanks: "companyInvoice.credit.thanks",
    effect: "companyInvoice.credit.effect",
    due: "companyInvoice.credit.due",
    termsHeading: "companyInvoice.credit.terms.heading",
    terms: "companyInvoice.credit.terms",
  },
} as const satisfies Record<Occasion, Record<string, TextKey>>;

const taxWords = ({ kind, givesReduction, language }: InvoiceFacts, say: Say): string => {
  if (kind === "credit") return say("companyInvoice.tax.credit");
  if (givesReduction === null) return say("companyInvoice.tax.none");
  const { percent, backSek } = givesReduction;
  return say("companyInvoice.tax.counts", {
    percent: formatNumber(percent, language),
    back: formatAmount(toOre(backSek), language),
  });
};

const paymentRows = (facts: InvoiceFacts, { bankgiro, account90 }: Organisation, say: Say) =>
  facts.kind === "credit"
    ? [
        [say("companyInvoice.credited"), formatAmount(facts.amountOre, facts.language)],
        [say("companyInvoice.credits"), say("companyInvoice.title", { number: facts.credits ?? "" })],
      ]
    : [
        [say("companyInvoice.bankgiro"), bankgiro],
        [say("companyInvoice.account90"), account90],
        [say("companyInvoice.ocr"), groupsOfFour(facts.ocr)],
      ];

const townOf = ({ postalCode, town }: InvoiceFacts["buyer"]): string | null =>
  postalCode === null || town === null ? null : townLine({ postalCode, town });

/** What is not known is not shown. */
const known = (rows: (readonly [label: string, ...lines: (string | null)[]])[]): [string, string[]][] =>
  rows.flatMap(([label, ...lines]) => {
    const drawn = lines.map((line) => supportedText(line ?? "")).filter((line) => line !== "");
    return drawn.length === 0 ? [] : [[label, drawn] satisfies [string, string[]]];
  });

const tableRows = ({ kind, occasion, amountOre, language }: InvoiceFacts, say: Say) => {
  const amount = formatAmount(amountOre, language);
  const gift = occasion === "" ? say("companyInvoice.gift") : say("companyInvoice.giftFor", { occasion });
  return [
    [supportedText(gift), kind === "credit" ? `\u2212${amount}` : amount],
    ...(kind === "credit" ? [] : [[say("companyInvoice.diploma"), say("companyInvoice.included")]]),
    [say("companyInvoice.vat"), formatAmount(0, language)],
  ];
};

export const invoiceTask = (
  facts: InvoiceFacts,
  { madeAt, isReminder = false }: { madeAt: Date; isReminder?: boolean },
  published: PublishedWords,
): Task => {
  const { kind, number, credits, language, buyer } = facts;
  const organisation = published.organisation();
  const say = sayIn(published, language);
  const occasion: Occasion = kind === "invoice" && isReminder ? "reminder" : kind;
  const words = occasionWords[occasion];
  const { email, phone } = organisation;
  return {
    template: "invoice",
    data: {
      language,
      organisation: organisation.name,
      documentTitle: say(words.documentTitle, { number, organisation: organisation.name }),
      title: say(words.title, { number }),
      thanks: say(words.thanks),
      effect: say(words.effect, { credits: credits ?? "" }),
      amount: formatAmount(kind === "credit" ? 0 : facts.amountOre, language),
      due: say(words.due, { day: formatDay(facts.dueOn, language) }),
      payment: paymentRows(facts, organisation, say),
      swish:
        kind === "credit"
          ? null
          : {
              code: drawCode(swishCode(organisation.swish, facts)),
              alt: say("companyInvoice.swish.alt"),
              lines: [say("companyInvoice.swish"), say("companyInvoice.swish.filled")],
            },
      buyer: known([
        [say("companyInvoice.to"), buyer.name, buyer.street, townOf(buyer)],
        [say("companyInvoice.organisationNumber"), formatOrganisationNumber(digitsOf(buyer.organisationNumber))],
      ]),
      invoice: known([
        [say("companyInvoice.date"), formatDay(facts.issuedOn, language)],
        [say("companyInvoice.reference"), buyer.reference],
        [say("companyInvoice.orderNumber"), buyer.orderNumber],
      ]),
      columns: [say("companyInvoice.what"), say("companyInvoice.amount")],
      rows: tableRows(facts, say),
      notes: [
        [say(words.termsHeading), say(words.terms, { email, phone: phone.shown.replaceAll(" ", "\u00a0") })],
        [say("companyInvoice.tax.heading"), taxWords(facts, say)],
      ],
      foot: [
        [`${organisation.name}, ${organisation.address}`, email],
        [`${say("companyInvoice.organisationNumber")} ${organisation.organisationNumber}`, phone.shown],
      ],
    },
    madeAt,
  };
};
