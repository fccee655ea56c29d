import { companyTax } from "@hjarta-lunga/contract/company-tax.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { InvoiceFormat } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import type { Invoice } from "../../ledger/invoices/invoice.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import type { Files } from "../../platform/documents/compiler.ts";
import type { NamedFile } from "../../platform/http/described-route.ts";
import { invoiceTask } from "./invoice-document.ts";
import type { InvoiceFacts } from "./invoice-facts.ts";
import { peppolInvoice } from "./peppol.ts";

const factsOf = (invoice: Invoice): InvoiceFacts => {
  const { number, credits, ocr, issuedOn, dueOn, amountOre, language, occasion, organisationNumber } = invoice;
  const { buyerName: name, street, postalCode, town, reference, orderNumber } = invoice;
  const tax = companyTax({ organisationNumber, amount: toSek(amountOre), year: Number(issuedOn.slice(0, 4)) });
  return {
    ...{ kind: credits === null ? "invoice" : "credit", number, credits, ocr, issuedOn, dueOn, amountOre },
    ...{ language, occasion },
    buyer: { name, organisationNumber, street, postalCode, town, reference, orderNumber },
    givesReduction: tax.kind === "counts" ? { percent: tax.percent, backSek: tax.back } : null,
  };
};

type Deps = { published: PublishedWords; documents: Files };

const names = { invoice: "faktura", credit: "kreditfaktura" } as const;

/** The same invoice and the same published words give the same bytes, years later too. */
export const makeInvoice = async (
  { published, documents }: Deps,
  invoice: Invoice,
  format: InvoiceFormat,
  client?: string,
  isReminder = false,
): Promise<NamedFile> => {
  const facts = factsOf(invoice);
  const fileName = `${names[facts.kind]}-${facts.number}.${format}` as const;
  if (format === "xml") return { fileName, bytes: Buffer.from(peppolInvoice(facts, published)) };
  const task = invoiceTask(facts, { madeAt: invoice.createdAt, isReminder }, published);
  return { fileName, bytes: await documents.pdf(task, client) };
};
