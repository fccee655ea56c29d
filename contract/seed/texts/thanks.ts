import type { Translations } from "./translation.ts";

export const thanks = {
  "thanks.amount": { sv: "Belopp", en: "Amount", help: "Framför summan på tacksidan." },
  "thanks.to": { sv: "Till", en: "To" },
  "thanks.order": { sv: "Ordernummer", en: "Order number", help: "För medlemskap och beställningar." },
  "thanks.gift": { sv: "Gåvans nummer", en: "Gift number" },
  "thanks.download": { sv: "Ladda ner kvittot", en: "Download the receipt" },
  "thanks.nextHeading": { sv: "Det här händer nu", en: "What happens now" },
  "thanks.receipt": {
    sv: "Kvittot är på väg till {email}.",
    en: "The receipt is on its way to {email}.",
    help: "{email} är den dolda e-postadressen.",
  },
  "thanks.receiptSent": {
    sv: "Kvittot är skickat till {email}. Hittar du det inte, titta bland skräpposten.",
    en: "The receipt has been sent to {email}. If you cannot find it, look in your junk mail.",
    help: "{email} är den dolda e-postadressen.",
  },
  "thanks.receiptRefused": {
    sv: "Det gick inte att mejla kvittot till {email}. Ladda ner det här i stället.",
    en: "The receipt could not be mailed to {email}. Please download it here instead.",
    help: "Visas när adressen inte finns eller inte tar emot vårt mejl. {email} är den dolda e-postadressen.",
  },
  "thanks.noReceipt": {
    sv: "Vill du ha ett kvitto? Ladda ner det här.",
    en: "Would you like a receipt? Download it here.",
    help: "Visas för den som inte har gett någon e-postadress.",
  },
  "thanks.wrong": {
    sv: "Blev något fel? Ring oss på {phone} och säg numret {order}.",
    en: "Did something go wrong? Call us on {phone} and say the number {order}.",
    help: "{phone} är telefonnumret. {order} är det korta ordernumret.",
  },
  "thanks.confirmation": {
    sv: "En bekräftelse är på väg till {email}.",
    en: "A confirmation is on its way to {email}.",
    help: "När inget har betalats. {email} är den dolda e-postadressen.",
  },
  "thanks.confirmationSent": {
    sv: "En bekräftelse är skickad till {email}. Hittar du den inte, titta bland skräpposten.",
    en: "A confirmation has been sent to {email}. If you cannot find it, look in your junk mail.",
    help: "När inget har betalats. {email} är den dolda e-postadressen.",
  },
  "thanks.confirmationRefused": {
    sv: "Det gick inte att mejla bekräftelsen till {email}. Skriv upp ordernumret i stället.",
    en: "The confirmation could not be mailed to {email}. Please write down the order number instead.",
    help: "När inget har betalats och adressen inte finns. {email} är den dolda e-postadressen.",
  },
  "thanks.noConfirmation": {
    sv: "Din beställning är mottagen. Någon bekräftelse kommer inte med e\u2011post den här gången, för det har redan gått så många till nätverket du sitter på. Skriv upp ordernumret {order}.",
    en: "We have your order. No confirmation comes by e-mail this time, for so many have already gone to the network you are on. Please write down the order number {order}.",
    help: "När inget har betalats och inga fler mejl skickas till nätverket just nu. {order} är det korta ordernumret.",
  },
  "thanks.free": {
    sv: "Gratis",
    en: "Free of charge",
    help: "I stället för summan, när beställningen inte kostar något.",
  },
} satisfies Translations;
