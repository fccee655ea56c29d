import type { Translations } from "./translation.ts";

export const memorialAmount = {
  "memorial.gift": { sv: "Din gåva", en: "Your gift" },
  "memorial.amount": { sv: "Belopp", en: "Amount" },
  "memorial.amount.other": { sv: "Annat", en: "Other", help: "På lappen för ett eget belopp." },
  "memorial.amount.otherLabel": { sv: "Annat belopp i kronor", en: "Other amount in kronor" },
  "memorial.amount.currency": { sv: "kr", en: "kr" },
  "memorial.amount.notShown": {
    sv: "Beloppet syns inte på minnesbladet.",
    en: "The amount is not shown on the sheet.",
  },
  "memorial.amount.missing": { sv: "Skriv vilket belopp du vill ge", en: "Write the amount you would like to give" },
  "memorial.amount.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 350.",
    en: "We cannot read the amount. Write it in digits, for example 350.",
  },
  "memorial.amount.tooSmall": {
    sv: "Den minsta gåvan här är {least} kr",
    en: "The smallest gift here is {least} kr",
    help: "{least} är det minsta beloppet.",
  },
  "memorial.amount.tooLarge": {
    sv: "Den största gåvan här är {most} kr. Ring oss på {phone}, så hjälper vi dig.",
    en: "The largest gift here is {most} kr. Call us on {phone} and we will help you.",
    help: "{most} är det största beloppet, {phone} telefonnumret.",
  },
  "memorial.amount.refusedSmall": {
    sv: "Beloppet är för litet för att ta emot här. Inga pengar har dragits. Skriv ett högre belopp.",
    en: "The amount is too small to be taken here. No money has been drawn. Write a larger amount.",
  },
  "memorial.amount.refusedLarge": {
    sv: "Beloppet är för stort för att ta emot här. Inga pengar har dragits. Ring oss på {phone}, så hjälper vi dig.",
    en: "The amount is too large to be taken here. No money has been drawn. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
