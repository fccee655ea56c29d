import { orderCompany } from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { invoiceByNumber, type Invoice } from "../../ledger/invoices/invoice.ts";
import { formatAmount, formatDay } from "../../ledger/receipts/format.ts";
import type { Published } from "../../platform/content/published.ts";
import { composeMail } from "../../platform/mail/message.ts";
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

const pageOf = ({ order }: CompanyGiftOrder, siteUrl: string): string =>
  siteUrl + orderCompany.href(order.shortReference, order.reference);

const diplomaMessage = (found: CompanyGiftOrder, published: Published, siteUrl: string) =>
  composeMail(published, { language: found.order.language, tone: bright }, (say) => ({
    subject: say("mail.companyDiploma.subject"),
    paragraphs: [
      say("mail.companyDiploma.begins"),
      say("mail.companyDiploma.files"),
      say("mail.companyDiploma.page", { url: pageOf(found, siteUrl) }),
      say("mail.companyDiploma.greeting"),
    ],
  }));

type InvoiceMail = "invoice" | "invoiceReminder" | "invoiceCredit";

/** What each says of itself; how to pay follows where there is something to pay. */
const paragraphs: Record<InvoiceMail, { subject: TextKey; begins: TextKey; toPay: boolean }> = {
  invoice: { subject: "mail.invoice.subject", begins: "mail.invoice.begins", toPay: true },
  invoiceReminder: { subject: "mail.invoiceReminder.subject", begins: "mail.invoiceReminder.begins", toPay: true },
  invoiceCredit: { subject: "mail.invoiceCredit.subject", begins: "mail.invoiceCredit.begins", toPay: false },
};

const invoiceMessage = (
  which: InvoiceMail,
  {
    found,
    invoice,
    published,
    siteUrl,
  }: { found: CompanyGiftOrder; invoice: Invoice } & Pick<MailDeps, "published" | "siteUrl">,
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
  return composeMail(published, { language, tone: bright }, (say) => ({
    subject: say(subject, fillIns),
    paragraphs: [
      say(begins, fillIns),
      ...(toPay ? [say("mail.invoice.howToPay", fillIns), say("mail.invoice.mistake")] : []),
      say(toPay ? "mail.invoice.page" : "mail.invoiceCredit.page", { url: pageOf(found, siteUrl) }),
      say("mail.invoice.greeting"),
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
    return {
      ...diplomaMessage(found, deps.published, deps.siteUrl),
      attachments: [
        { fileName: pdf.fileName, pdf: pdf.bytes },
        { fileName: png.fileName, png: png.bytes },
        { fileName: signature.fileName, png: signature.bytes },
      ],
    };
  },
  invoice: invoiceMail("invoice"),
  invoiceReminder: invoiceMail("invoiceReminder"),
  invoiceCredit: invoiceMail("invoiceCredit"),
} satisfies Partial<MailTemplates>;
