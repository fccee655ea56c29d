import type { Translations } from "./translation.ts";

export const giftStart = {
  "giftStart.heading": { sv: "Jag vill ge", en: "I want to give" },
  "giftStart.howOften": { sv: "Hur ofta?", en: "How often?" },
  "giftStart.once": { sv: "En gång", en: "Once" },
  "giftStart.monthly": { sv: "Varje månad", en: "Every month" },
  "giftStart.amount": { sv: "Belopp", en: "Amount" },
  "giftStart.other": { sv: "Annat", en: "Other" },
  "giftStart.otherLabel": { sv: "Annat belopp i kronor", en: "Another amount in kronor" },
  "giftStart.currency": { sv: "kr", en: "kr" },
  "giftStart.giveSwish": { sv: "Ge {amount} kr med Swish", en: "Give {amount} kr with Swish" },
  "giftStart.giveSwishAnything": { sv: "Ge med Swish", en: "Give with Swish" },
  "giftStart.giveMonthly": { sv: "Ge {amount} kr varje månad", en: "Give {amount} kr every month" },
  "giftStart.giveMonthlyAnything": { sv: "Ge varje månad", en: "Give every month" },
  "giftStart.card": {
    sv: "eller betala med kort",
    en: "or pay by card",
    help: "Länk under knappen i startsidans gåvoformulär.",
  },
  "giftStart.direct": {
    sv: "Eller swisha direkt till {swish}. Vi har 90-konto och granskas varje år.",
    en: "Or use Swish directly: {swish}. We hold a 90 account and are audited every year.",
  },
  "giftStart.tooSmall": { sv: "Den minsta gåvan är {least} kr.", en: "The smallest gift is {least} kr." },
  "giftStart.tooLarge": {
    sv: "Vill du ge mer än {most} kr? Ring oss på {phone}, så hjälper vi dig.",
    en: "Would you like to give more than {most} kr? Call us on {phone} and we will help you.",
  },
  "giftStart.missing": { sv: "Välj ett belopp, eller skriv ett eget.", en: "Choose an amount, or write your own." },
  "giftStart.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 1\u00a0000.",
    en: "We cannot read the amount. Enter it in digits only, for example 1000.",
  },
} satisfies Translations;
