// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { peppolInvoice } from "../../../../../services/api/src/kinds/company-gift/peppol.ts";
import { published } from "./company-samples.ts";
import { creditOf, invoiceOf } from "./invoice-samples.ts";
import { brokenRules, readXml } from "./peppol-rules.ts";
import { samples } from "./peppol-samples.ts";

const fixtures = join(import.meta.dirname, "../../../../fixtures/peppol");
const fixture = (name: string) => readFileSync(join(fixtures, `${name}.xml`), "utf8");

test.each(Object.entries(samples))(
  "%s is, byte for byte, what the official schemas and rules have accepted, and breaks none of our own",
  (name, xml) => {
    expect(xml).toBe(fixture(name));
    expect(brokenRules(xml)).toEqual([]);
  },
);

test("it goes from our organisation number to the company's, over a bankgiro with the OCR, in the words of its language", () => {
  const { textOf } = readXml(peppolInvoice(invoiceOf({ language: "en" }), published));
  const said = {
    from: textOf("cac:AccountingSupplierParty/cac:Party/cbc:EndpointID[@schemeID = '0007']"),
    to: textOf("cac:AccountingCustomerParty/cac:Party/cbc:EndpointID[@schemeID = '0007']"),
    account: textOf("//cac:PayeeFinancialAccount/cbc:ID"),
    ocr: textOf("//cbc:PaymentID"),
    due: textOf("cbc:DueDate"),
    sum: textOf("cac:LegalMonetaryTotal/cbc:PayableAmount"),
    what: textOf("cac:InvoiceLine/cac:Item/cbc:Name"),
    occasion: textOf("cac:InvoiceLine/cac:Item/cbc:Description"),
    town: textOf("cac:AccountingSupplierParty//cbc:CityName"),
  };
  expect(said).toEqual({
    ...{ from: "0000000000", to: "5599123451", account: "9000000", ocr: "20261203481", due: "2027-01-02" },
    ...{ sum: "5000.00", what: "Gift to research on the heart and lungs", occasion: "Julen 2026", town: "Stockholm" },
  });
});

test("whoever has neither a reference nor an order number gets the invoice by their name", () => {
  const referenceOf = (reference: string | null, orderNumber: string | null) => {
    const { textOf } = readXml(peppolInvoice(invoiceOf({ buyer: { reference, orderNumber } }), published));
    return [textOf("cbc:BuyerReference"), textOf("cac:OrderReference/cbc:ID")];
  };
  expect(referenceOf("Eva", "8814")).toEqual(["Eva", "8814"]);
  expect(referenceOf("Eva", " ")).toEqual(["Eva", ""]);
  expect(referenceOf(null, "8814")).toEqual(["", "8814"]);
  expect(referenceOf("", null)).toEqual(["Norrskenets Bygg & Betong AB", ""]);
});

test("a credit note names the invoice that it cancels, and asks for no money", () => {
  const { textOf, isTrue } = readXml(peppolInvoice(creditOf(), published));
  expect(textOf("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID")).toBe("1042");
  expect(textOf("cbc:CreditNoteTypeCode")).toBe("381");
  expect(isTrue("boolean(cac:PaymentMeans | cbc:DueDate)")).toBe(false);
});

test("a sole trader's twelve figures become the ten of an organisation number", () => {
  const { textOf } = readXml(peppolInvoice(invoiceOf({ buyer: { organisationNumber: "19811228-9874" } }), published));
  expect(textOf("cac:AccountingCustomerParty/cac:Party/cbc:EndpointID")).toBe("8112289874");
});

test("an address that editors have written in another way stands there whole", () => {
  const organisation = { ...published.organisation(), address: "Hjärtgatan 1\nStockholm" };
  const xml = peppolInvoice(invoiceOf(), { ...published, organisation: () => organisation });
  expect(readXml(xml).textOf("cac:AccountingSupplierParty//cbc:StreetName")).toBe("Hjärtgatan 1\nStockholm");
  expect(brokenRules(xml)).toEqual([]);
});

test("hostile words stand there as they were written, without what XML cannot hold", () => {
  const { textOf } = readXml(samples["invoice-of-hostile-words"]);
  expect(textOf("cac:AccountingCustomerParty//cbc:RegistrationName")).toBe(`<Bygg & Betong> "AB" ]]> ''`);
  expect(textOf("cac:OrderReference/cbc:ID")).toBe("<1>");
  expect(textOf("//cac:Item/cbc:Description")).toBe("<!-- -->");
});

const without = (element: string) => (xml: string) => xml.replaceAll(new RegExp(`<(${element})>.*?</\\1>`, "gs"), "");
const instead = (from: string, to: string) => (xml: string) => xml.replace(from, to);

test.each([
  [
    "a wrong total",
    instead('PayableAmount currencyID="SEK">5000', 'PayableAmount currencyID="SEK">4999'),
    ["BR-CO-16"],
  ],
  [
    "a wrong sum of lines",
    instead('<cbc:LineExtensionAmount currencyID="SEK">5000', '<cbc:LineExtensionAmount currencyID="SEK">500'),
    ["BR-CO-10", "BR-CO-13"],
  ],
  [
    "a price that is not the line's",
    instead('PriceAmount currencyID="SEK">5000', 'PriceAmount currencyID="SEK">50'),
    ["PEPPOL-EN16931-R120"],
  ],
  [
    "no reference",
    (xml: string) => without("cac:OrderReference")(without("cbc:BuyerReference")(xml)),
    ["PEPPOL-EN16931-R003"],
  ],
  ["an empty element", instead(">Eva Niskanen<", "><"), ["PEPPOL-EN16931-R008"]],
  ["another currency", instead('TaxAmount currencyID="SEK"', 'TaxAmount currencyID="EUR"'), ["PEPPOL-EN16931-R051"]],
  ["an organisation number of nine figures", instead(">5599123451<", ">559912345<"), ["PEPPOL-COMMON-R049"]],
  ["another scheme", instead('schemeID="0007"', 'schemeID="0088"'), ["PEPPOL-EN16931-R020"]],
  ["a bankgiro with a hyphen", instead(">9000000<", ">900-0000<"), ["SE-R-008"]],
  ["no reason for there being no VAT", without("cbc:TaxExemptionReason"), ["BR-O-10"]],
  [
    "neither a due day nor terms",
    (xml: string) => without("cac:PaymentTerms")(without("cbc:DueDate")(xml)),
    ["BR-CO-25"],
  ],
] as const)("%s is found", (_, plant, broken) => {
  expect(brokenRules(plant(samples.invoice))).toEqual(broken);
});
