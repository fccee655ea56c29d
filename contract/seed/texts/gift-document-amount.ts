import type { Translations } from "./translation.ts";

export const giftDocumentAmount = {
  "giftDocument.gift": { sv: "Din gåva", en: "Your gift" },
  "giftDocument.amount": { sv: "Belopp", en: "Amount" },
  "giftDocument.amount.other": { sv: "Annat", en: "Other", help: "På lappen för ett eget belopp." },
  "giftDocument.amount.otherLabel": { sv: "Annat belopp i kronor", en: "Other amount in kronor" },
  "giftDocument.amount.currency": { sv: "kr", en: "kr" },
  "giftDocument.amount.missing": {
    sv: "Skriv vilket belopp du vill ge",
    en: "Write the amount you would like to give",
  },
  "giftDocument.amount.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 350.",
    en: "We cannot read the amount. Write it in digits, for example 350.",
  },
  "giftDocument.amount.tooSmall": {
    sv: "Den minsta gåvan här är {least} kr",
    en: "The smallest gift here is {least} kr",
    help: "{least} är det minsta beloppet.",
  },
  "giftDocument.amount.tooLarge": {
    sv: "Den största gåvan här är {most} kr. Ring oss på {phone}, så hjälper vi dig.",
    en: "The largest gift here is {most} kr. Call us on {phone} and we will help you.",
    help: "{most} är det största beloppet, {phone} telefonnumret.",
  },
  "giftDocument.amount.refusedSmall": {
    sv: "Beloppet är för litet för att ta emot här. Inga pengar har dragits. Skriv ett högre belopp.",
    en: "The amount is too small to be taken here. No money has been drawn. Write a larger amount.",
  },
  "giftDocument.amount.refusedLarge": {
    sv: "Beloppet är för stort för att ta emot här. Inga pengar har dragits. Ring oss på {phone}, så hjälper vi dig.",
    en: "The amount is too large to be taken here. No money has been drawn. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.showsAmount": {
    sv: "Visa beloppet",
    en: "Show the amount",
    help: "Kryssruta: om summan ska synas för den som får det.",
  },
  "giftDocument.showsAmount.help": {
    sv: "Annars står det bara att du har gett en gåva.",
    en: "Otherwise it only says that you have given a gift.",
  },
} satisfies Translations;
