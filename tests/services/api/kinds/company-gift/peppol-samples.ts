import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { PublishedWords } from "../../../../../services/api/src/platform/content/published.ts";
import { peppolInvoice } from "../../../../../services/api/src/kinds/company-gift/peppol.ts";
import { published } from "./company-samples.ts";
import { creditOf, invoiceOf } from "./invoice-samples.ts";

/** Words that stay as they are in the fixtures, whatever becomes of those of the seed. */
const words: Partial<Record<TextKey, string>> = {
  "companyInvoice.gift": "Gåva till forskningen",
  "companyInvoice.vatReason": "En gåva har ingen moms",
  "companyInvoice.terms": "Ingen avgift och ingen ränta",
  "companyInvoice.credit.terms": "Ni har inget att betala",
};
const fixedWords: PublishedWords = { ...published, say: (_, key) => words[key] ?? key };

const bare = { street: null, postalCode: null, town: null, reference: null, orderNumber: null };
const hostileName = `<Bygg & Betong> "AB" ]]> '\u0008'`;

/** By the name of the fixture that each must be equal to. */
export const samples = {
  invoice: peppolInvoice(invoiceOf(), fixedWords),
  "invoice-without-references": peppolInvoice(invoiceOf({ buyer: bare, occasion: "" }), fixedWords),
  "invoice-of-hostile-words": peppolInvoice(
    invoiceOf({ amountOre: 123_456, occasion: "<!-- -->", buyer: { ...bare, name: hostileName, orderNumber: "<1>" } }),
    fixedWords,
  ),
  "credit-note": peppolInvoice(creditOf(), fixedWords),
  "credit-note-without-references": peppolInvoice(creditOf({ buyer: bare, occasion: "" }), fixedWords),
};
