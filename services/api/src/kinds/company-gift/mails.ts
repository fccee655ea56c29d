import { orderCompany } from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { invoiceByNumber, type Invoice } from "../../ledger/invoices/invoice.ts";
import { formatAmount, formatDay } from "../../ledger/receipts/format.ts";
import type { Say } from "../../platform/content/published.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { Way } from "../../platform/mail/parts.ts";
import { attachedPicture, type Picture } from "../../platform/mail/pictures.ts";
import type { Attachment } from "../../platform/mail/transport.ts";
import type { MailDeps, MailTemplates } from "../../platform/mail/templates.ts";
import { isPaidFor } from "../../shared/documents/ordered-document.ts";
import { makeCompanyDiploma } from "./diploma-files.ts";
import { makeInvoice } from "./invoice-files.ts";
import { companyGiftById, type CompanyGiftOrder } from "./repository.ts";

const orderWith = async ({ db }: MailDeps, orderId: string): Promise<CompanyGiftOrder> => {
  const found = await companyGiftById(db, orderId);
  if (!found) throw new Error("This mail has no order of a company");
  return found;
};

const invoiceWith = async ({ db }: MailDeps, number: number): Promise<Invoice> => {
  const invoice = await invoiceByNumber(db, number);
  if (!invoice) throw new Error("This mail has no invoice");
  return invoice;
};

const bright = "bright";

type Given = Pick<MailDeps, "published" | "siteUrl">;

const pageOf = ({ order }: CompanyGiftOrder, siteUrl: string): string =>
  siteUrl + orderCompany.href(order.shortReference, order.reference);

const wayTo = (found: CompanyGiftOrder, said: TextKey, { say, siteUrl }: { say: Say; siteUrl: string }): Way => {
  const url = pageOf(found, siteUrl);
  return { said: say(said, { url }), url, words: say("mail.way.gift") };
};

const diplomaMessage = (found: CompanyGiftOrder, picture: Picture, { published, siteUrl }: Given) =>
  composeMail({ published, siteUrl }, { language: found.order.language, tone: bright }, (say) => ({
    subject: say("mail.companyDiploma.subject"),
    picture: { ...picture, alt: say("mail.picture.diploma") },
    parts: [
      say("mail.companyDiploma.begins"),
      say("mail.companyDiploma.files"),
      { button: wayTo(found, "mail.companyDiploma.page", { say, siteUrl }) },
      say("mail.greeting"),
    ],
  }));

type InvoiceMail = "invoice" | "invoiceReminder" | "invoiceCredit";

/** What each says of itself; how to pay follows where there is something to pay. */
const paragraphs: Record<InvoiceMail, { subject: TextKey; begins: TextKey; toPay: boolean }> = {
  invoice: { subject: "mail.invoice.subject", begins: "mail.invoice.begins", toPay: true },
  invoiceReminder: { subject: "mail.invoiceReminder.subject", begins: "mail.invoiceReminder.begins", toPay: true },
  invoiceCredit: { subject: "mail.invoiceCredit.subject", begins: "mail.invoiceCredit.begins", toPay: false },
};

type ToPay = Record<"amount" | "day" | "bankgiro" | "ocr", string>;

const rowsToPay = ({ amount, day, bankgiro, ocr }: ToPay, say: Say): [string, string][] => [
  [say("receipt.amount"), amount],
  [say("mail.slip.dueOn"), day],
  [say("mail.slip.bankgiro"), bankgiro],
  [say("mail.slip.ocr"), ocr],
];

const invoiceMessage = (
  which: InvoiceMail,
  { found, invoice, published, siteUrl }: { found: CompanyGiftOrder; invoice: Invoice } & Given,
) => {
  const { language, number, credits, ocr, amountOre, dueOn } = invoice;
  const { subject, begins, toPay } = paragraphs[which];
  const fillIns = {
    number,
    credited: credits ?? number,
    ocr,
    amount: formatAmount(amountOre, language),
    day: formatDay(dueOn, language),
    bankgiro: published.organisation().bankgiro,
  };
  return composeMail({ published, siteUrl }, { language, tone: bright }, (say) => ({
    subject: say(subject, fillIns),
    parts: [
      say(begins, fillIns),
      ...(toPay ? [{ slip: say("mail.slip.toPay"), rows: rowsToPay(fillIns, say) }] : []),
      { button: wayTo(found, toPay ? "mail.invoice.page" : "mail.invoiceCredit.page", { say, siteUrl }) },
      ...(toPay ? [say("mail.invoice.mistake")] : []),
      say("mail.greeting"),
    ],
  }));
};

const invoiceMail =
  (which: InvoiceMail): MailTemplates[InvoiceMail] =>
  async (deps, orderId, number) => {
    const found = await orderWith(deps, orderId);
    const invoice = await invoiceWith(deps, number);
    const pdf = await makeInvoice(deps, invoice, "pdf", undefined, which === "invoiceReminder");
    const attachments: Attachment[] = [{ fileName: pdf.fileName, pdf: pdf.bytes }];
    // A system that takes invoices from mail would take the reminder's for another one.
    if (which !== "invoiceReminder") {
      const xml = await makeInvoice(deps, invoice, "xml");
      attachments.push({ fileName: xml.fileName, xml: xml.bytes });
    }
    return { ...invoiceMessage(which, { found, invoice, ...deps }), attachments };
  };

export const companyGiftMails = {
  companyDiploma: async (deps, orderId) => {
    const found = await orderWith(deps, orderId);
    if (!isPaidFor(found)) throw new Error("This diploma is not paid");
    const pdf = await makeCompanyDiploma(deps, found, "pdf");
    const png = await makeCompanyDiploma(deps, found, "png");
    const signature = await makeCompanyDiploma(deps, found, "signature");
    const shown = attachedPicture(png.bytes, { fileName: png.fileName, alt: "" });
    return {
      ...diplomaMessage(found, shown.picture, deps),
      attachments: [
        { fileName: pdf.fileName, pdf: pdf.bytes },
        shown.attachment,
        { fileName: signature.fileName, png: signature.bytes },
      ],
    };
  },
  invoice: invoiceMail("invoice"),
  invoiceReminder: invoiceMail("invoiceReminder"),
  invoiceCredit: invoiceMail("invoiceCredit"),
} satisfies Partial<MailTemplates>;
