/**
 * Of the rules of EN 16931 and of Peppol BIS Billing 3.0, those that an invoice of ours could break, by their official ids and
 * in our own words. What the official rules have accepted: tests/fixtures/peppol/README.md.
 */
const rules: Record<string, string> = {
  // What must be there.
  "BR-02": "count(cbc:ID) = 1 and string(cbc:ID) != ''",
  "BR-03": "string-length(cbc:IssueDate) = 10",
  "BR-06": "string(cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName) != ''",
  "BR-07": "string(cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName) != ''",
  "BR-09": "string(cac:AccountingSupplierParty//cac:Country/cbc:IdentificationCode) = 'SE'",
  "BR-11": "string(cac:AccountingCustomerParty//cac:Country/cbc:IdentificationCode) = 'SE'",
  "BR-16": "count(*[@line]) >= 1",
  "BR-55": "not(cac:BillingReference) or string(cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID) != ''",
  "BR-CO-25": "cbc:DueDate or string(cac:PaymentTerms/cbc:Note) != ''",
  "PEPPOL-EN16931-R001": "starts-with(cbc:ProfileID, 'urn:fdc:peppol.eu:2017:poacc:billing:01:')",
  "PEPPOL-EN16931-R003": "string(cbc:BuyerReference) != '' or string(cac:OrderReference/cbc:ID) != ''",
  "PEPPOL-EN16931-R004": "contains(cbc:CustomizationID, '#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0')",
  "PEPPOL-EN16931-R008": "not(//*[not(*) and normalize-space() = ''])",
  "PEPPOL-EN16931-R010": "boolean(cac:AccountingCustomerParty/cac:Party/cbc:EndpointID[@schemeID = '0007'])",
  "PEPPOL-EN16931-R020": "boolean(cac:AccountingSupplierParty/cac:Party/cbc:EndpointID[@schemeID = '0007'])",
  "PEPPOL-COMMON-R049": "not(//*[@schemeID = '0007'][string-length() != 10 or translate(., '0123456789', '') != ''])",
  // The sums.
  "BR-CO-10": "sum(*[@line]/cbc:LineExtensionAmount) = number(cac:LegalMonetaryTotal/cbc:LineExtensionAmount)",
  "BR-CO-13":
    "number(cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount) = number(cac:LegalMonetaryTotal/cbc:LineExtensionAmount)",
  "BR-CO-14": "number(cac:TaxTotal/cbc:TaxAmount) = sum(cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount)",
  "BR-CO-15":
    "number(cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount) = cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount + cac:TaxTotal/cbc:TaxAmount",
  "BR-CO-16":
    "number(cac:LegalMonetaryTotal/cbc:PayableAmount) = number(cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount)",
  "PEPPOL-EN16931-R120":
    "not(*[@line][round(100 * cac:Price/cbc:PriceAmount * *[@quantity]) != round(100 * cbc:LineExtensionAmount)])",
  "PEPPOL-EN16931-R051": "not(//*[@currencyID and @currencyID != 'SEK']) and cbc:DocumentCurrencyCode = 'SEK'",
  // Outside the scope of VAT.
  "BR-O-01": "count(cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cbc:ID = 'O']) = 1",
  "BR-O-02": "not(//cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT'])",
  "BR-O-05": "not(//cac:ClassifiedTaxCategory/cbc:Percent)",
  "BR-O-08": "number(cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount) = sum(*[@line]/cbc:LineExtensionAmount)",
  "BR-O-09": "number(cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount) = 0",
  "BR-O-10": "string(//cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason) != ''",
  "BR-O-11": "count(//cac:TaxSubtotal) = 1 and not(//cac:ClassifiedTaxCategory[cbc:ID != 'O'])",
  // Money to a Swedish bankgiro.
  "BR-49": "not(cac:PaymentMeans) or string(cac:PaymentMeans/cbc:PaymentMeansCode) != ''",
  "SE-R-008": "not(//cac:PayeeFinancialAccount[translate(cbc:ID, '0123456789', '') != ''])",
  "SE-R-009": "not(//cac:PayeeFinancialAccount[string-length(cbc:ID) < 7 or string-length(cbc:ID) > 8])",
  "SE-R-011": "not(cac:PaymentMeans) or //cac:FinancialInstitutionBranch/cbc:ID = 'SE:BANKGIRO'",
  "SE-R-012": "not(cac:PaymentMeans[cbc:PaymentMeansCode != '30'])",
};

const namespaces: Record<string, string> = {
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};

/**
 * Lines and quantities have a name of their own in a credit note. The reader of XPath knows no attribute whose name has a
 * capital letter.
 */
const readable = (rule: string): string =>
  rule
    .replaceAll(/@(schemeID|currencyID)/g, "@*[local-name() = '$1']")
    .replaceAll("*[@line]", "*[self::cac:InvoiceLine or self::cac:CreditNoteLine]")
    .replaceAll("*[@quantity]", "*[self::cbc:InvoicedQuantity or self::cbc:CreditedQuantity]");

/** Needs a browser's document: the test that reads says so. */
export const readXml = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const evaluate = (xpath: string, type: number) =>
    document.evaluate(readable(xpath), document.documentElement, (prefix) => namespaces[prefix ?? ""] ?? null, type);
  return {
    isTrue: (xpath: string): boolean => evaluate(xpath, XPathResult.BOOLEAN_TYPE).booleanValue,
    textOf: (xpath: string): string => evaluate(xpath, XPathResult.STRING_TYPE).stringValue,
  };
};

/** The ids of the rules that it breaks. */
export const brokenRules = (xml: string): string[] => {
  const { isTrue } = readXml(xml);
  return Object.entries(rules).flatMap(([id, rule]) => (isTrue(`boolean(${rule})`) ? [] : [id]));
};
