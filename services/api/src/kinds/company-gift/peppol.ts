import { toSek } from "@hjarta-lunga/contract/money.ts";
import { sayIn, type PublishedWords, type Say } from "../../platform/content/published.ts";
import type { InvoiceFacts } from "./invoice-facts.ts";
import { element, xmlDocument, type XmlElement } from "./xml.ts";

type Seller = ReturnType<PublishedWords["organisation"]>;
type Address = { street: string | null; postalCode: string | null; town: string | null };

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
/** Swedish organisation numbers, in the list of schemes that Peppol uses. */
const organisationNumbers = { schemeID: "0007" };
const currency = "SEK";
const creditTransfer = "30";
const onePiece = { unitCode: "C62" };

/** The kinds differ in their names alone, but for the due day, of which a credit note has none. */
const documents = {
  invoice: { root: "Invoice", type: "380", typeCode: "cbc:InvoiceTypeCode", quantity: "cbc:InvoicedQuantity" },
  credit: { root: "CreditNote", type: "381", typeCode: "cbc:CreditNoteTypeCode", quantity: "cbc:CreditedQuantity" },
} as const;

const text = (name: string, value: string | null, attributes?: Record<string, string>): XmlElement | null =>
  value === null || value.trim() === "" ? null : element(name, value.trim(), attributes);
const amount = (name: string, ore: number): XmlElement =>
  element(name, toSek(ore).toFixed(2), { currencyID: currency });
const digitsOf = (written: string): string => written.replaceAll(/\D/g, "");
/** A sole trader's may come with the century before it. */
const tenDigits = (organisationNumber: string): string => digitsOf(organisationNumber).slice(-10);

/** Editors write our address as one text: "Box 1, 100 00 Stockholm". */
const addressOf = (written: string): Address => {
  const [, street, postalCode, town] = /^(.+?)[,\n]\s*(\d{3} ?\d{2})\s+(.+)$/s.exec(written.trim()) ?? [];
  return street !== undefined && postalCode !== undefined && town !== undefined
    ? { street, postalCode, town }
    : { street: written, postalCode: null, town: null };
};

const postalAddress = ({ street, postalCode, town }: Address): XmlElement =>
  element("cac:PostalAddress", [
    text("cbc:StreetName", street),
    text("cbc:CityName", town),
    text("cbc:PostalZone", postalCode),
    element("cac:Country", [element("cbc:IdentificationCode", "SE")]),
  ]);

const party = (name: string, organisationNumber: string, address: Address, contact: XmlElement | null): XmlElement =>
  element("cac:Party", [
    element("cbc:EndpointID", tenDigits(organisationNumber), organisationNumbers),
    element("cac:PartyName", [element("cbc:Name", name)]),
    postalAddress(address),
    element("cac:PartyLegalEntity", [
      element("cbc:RegistrationName", name),
      element("cbc:CompanyID", tenDigits(organisationNumber), organisationNumbers),
    ]),
    contact,
  ]);

const supplier = ({ name, organisationNumber, address, phone, email }: Seller): XmlElement =>
  element("cac:AccountingSupplierParty", [
    party(
      name,
      organisationNumber,
      addressOf(address),
      element("cac:Contact", [text("cbc:Telephone", phone.shown), text("cbc:ElectronicMail", email)]),
    ),
  ]);

const customer = ({ buyer }: InvoiceFacts): XmlElement =>
  element("cac:AccountingCustomerParty", [
    party(
      buyer.name,
      buyer.organisationNumber,
      buyer,
      text("cbc:Name", buyer.reference) && element("cac:Contact", [text("cbc:Name", buyer.reference)]),
    ),
  ]);

/** One of the two must be there: whoever has neither gets the invoice by their name. */
const buyerReference = ({ buyer: { reference, orderNumber, name } }: InvoiceFacts) => {
  const order = text("cbc:ID", orderNumber);
  return [
    text("cbc:BuyerReference", reference) ?? (order ? null : element("cbc:BuyerReference", name)),
    order && element("cac:OrderReference", [order]),
  ];
};

/** As the banks of Sweden want it: a credit transfer to a bankgiro, with the OCR. */
const paymentMeans = ({ ocr }: InvoiceFacts, { bankgiro }: Seller): XmlElement =>
  element("cac:PaymentMeans", [
    element("cbc:PaymentMeansCode", creditTransfer),
    element("cbc:PaymentID", ocr),
    element("cac:PayeeFinancialAccount", [
      element("cbc:ID", digitsOf(bankgiro)),
      element("cac:FinancialInstitutionBranch", [element("cbc:ID", "SE:BANKGIRO")]),
    ]),
  ]);

/** Who gives gets nothing in return: there is no supply, and so it lies outside the scope of VAT. */
const outsideVat = "O";
const vatScheme = element("cac:TaxScheme", [element("cbc:ID", "VAT")]);

const taxTotal = ({ amountOre }: InvoiceFacts, say: Say): XmlElement =>
  element("cac:TaxTotal", [
    amount("cbc:TaxAmount", 0),
    element("cac:TaxSubtotal", [
      amount("cbc:TaxableAmount", amountOre),
      amount("cbc:TaxAmount", 0),
      element("cac:TaxCategory", [
        element("cbc:ID", outsideVat),
        element("cbc:TaxExemptionReasonCode", "VATEX-EU-O"),
        element("cbc:TaxExemptionReason", say("companyInvoice.vatReason")),
        vatScheme,
      ]),
    ]),
  ]);

const monetaryTotal = ({ amountOre }: InvoiceFacts): XmlElement =>
  element(
    "cac:LegalMonetaryTotal",
    ["cbc:LineExtensionAmount", "cbc:TaxExclusiveAmount", "cbc:TaxInclusiveAmount", "cbc:PayableAmount"].map((name) =>
      amount(name, amountOre),
    ),
  );

const line = ({ kind, amountOre, occasion }: InvoiceFacts, say: Say): XmlElement =>
  element(`cac:${documents[kind].root}Line`, [
    element("cbc:ID", "1"),
    element(documents[kind].quantity, "1", onePiece),
    amount("cbc:LineExtensionAmount", amountOre),
    element("cac:Item", [
      text("cbc:Description", occasion),
      element("cbc:Name", say("companyInvoice.gift")),
      element("cac:ClassifiedTaxCategory", [element("cbc:ID", outsideVat), vatScheme]),
    ]),
    element("cac:Price", [amount("cbc:PriceAmount", amountOre)]),
  ]);

/** The invoice, or the credit invoice, as Peppol BIS Billing 3.0. */
export const peppolInvoice = (facts: InvoiceFacts, published: PublishedWords): string => {
  const { kind, number, credits, issuedOn, dueOn, language } = facts;
  const { root, type, typeCode } = documents[kind];
  const seller = published.organisation();
  const say = sayIn(published, language);
  const terms = say(kind === "credit" ? "companyInvoice.credit.terms" : "companyInvoice.terms", {
    email: seller.email,
    phone: seller.phone.shown,
  });
  return xmlDocument(
    element(
      root,
      [
        element("cbc:CustomizationID", customization),
        element("cbc:ProfileID", profile),
        element("cbc:ID", String(number)),
        element("cbc:IssueDate", issuedOn),
        kind === "credit" ? null : element("cbc:DueDate", dueOn),
        element(typeCode, type),
        element("cbc:DocumentCurrencyCode", currency),
        ...buyerReference(facts),
        credits === null
          ? null
          : element("cac:BillingReference", [
              element("cac:InvoiceDocumentReference", [element("cbc:ID", String(credits))]),
            ]),
        supplier(seller),
        customer(facts),
        kind === "credit" ? null : paymentMeans(facts, seller),
        element("cac:PaymentTerms", [element("cbc:Note", terms)]),
        taxTotal(facts, say),
        monetaryTotal(facts),
        line(facts, say),
      ],
      {
        xmlns: `${ubl}${root}-2`,
        "xmlns:cac": `${ubl}CommonAggregateComponents-2`,
        "xmlns:cbc": `${ubl}CommonBasicComponents-2`,
      },
    ),
  );
};
