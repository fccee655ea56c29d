import type { Translations } from "./translation.ts";

/** Said by links to what cannot be done on the site yet. */
export const teaser = {
  "teaser.monthlyGift": {
    sv: "Så ger du varje månad",
    en: "How to give every month",
    help: "Står på alla länkar till månadsgåvan, så länge den inte går att teckna på webbplatsen.",
  },
  "teaser.giveMonthly": {
    sv: "Så ger du {amount} kr varje månad",
    en: "How to give {amount} kr every month",
    help: "Knappen i startsidans gåvoformulär, så länge månadsgåvan inte går att teckna på webbplatsen.",
  },
  "teaser.memorialGift": { sv: "Så ger du en minnesgåva", en: "How to give a memorial gift" },
  "teaser.companyGift": { sv: "Ge som företag", en: "Give as a company" },
  "teaser.membership": { sv: "Så blir du medlem", en: "How to become a member" },
  "teaser.giftCertificate": { sv: "Så beställer du ett gåvobevis", en: "How to order a gift certificate" },
  "teaser.greetingCard": { sv: "Så skickar du ett kort", en: "How to send a card" },
  "teaser.articles": { sv: "Så beställer du", en: "How to order" },
  "teaser.memorialCandle": { sv: "Tänd ett ljus hemma", en: "Light a candle at home" },
} satisfies Translations;
