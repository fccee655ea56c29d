import type { Translations } from "./translation.ts";

export const receiptMail = {
  "mail.receipt.subject": {
    sv: "Tack för din gåva! Här är ditt kvitto",
    en: "Thank you for your gift! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot. Skriv inget om givaren här.",
  },
  "mail.receipt.thanks": {
    sv: "Tack för din gåva!",
    en: "Thank you for your gift!",
    help: "Den första raden i mejlet med kvittot.",
  },
  "mail.receipt.given": {
    sv: "Du har gett {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have given {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.receipt.effect": {
    sv: "De går till svensk forskning om hjärta, kärl och lungor, så att fler får leva längre och må bättre.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs, so that more people may live longer and feel better.",
    help: "I mejlet med kvittot, om vad pengarna går till.",
  },
  "mail.receipt.attached": {
    sv: "Kvittot är bifogat som PDF.",
    en: "The receipt is attached as a PDF.",
    help: "I mejlet med kvittot.",
  },
  "mail.receipt.myPages": {
    sv: "Alla dina gåvor och kvitton finns på Mina sidor: {url}",
    en: "All your gifts and receipts are on My pages (in Swedish): {url}",
    help: "I mejl med kvitton. {url} är adressen till Mina sidor.",
  },
  "mail.receipt.reference": {
    sv: "Gåvans nummer är {reference}. Ha det till hands om du hör av dig.",
    en: "The gift number is {reference}. Please have it at hand if you contact us.",
    help: "I mejlet med kvittot. {reference} är åtta bokstäver och siffror.",
  },
  "mail.fee.subject": {
    sv: "Tack för din medlemsavgift! Här är ditt kvitto",
    en: "Thank you for your membership fee! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en medlemsavgift. Skriv inget om medlemmen här.",
  },
  "mail.fee.thanks": {
    sv: "Tack för din medlemsavgift!",
    en: "Thank you for your membership fee!",
    help: "Den första raden i mejlet med kvittot på en medlemsavgift.",
  },
  "mail.fee.paid": {
    sv: "Du har betalat {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have paid {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot på en medlemsavgift. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.fee.effect": {
    sv: "Avgiften stöder svensk forskning om hjärta, kärl och lungor. Den räknas inte som gåva och ger ingen skattereduktion.",
    en: "The fee supports Swedish research on the heart, blood vessels and lungs. It does not count as a gift and gives no tax reduction.",
    help: "I mejlet med kvittot på en medlemsavgift, om vad pengarna går till och att de inte är en gåva.",
  },
  "mail.condolence.subject": {
    sv: "Tack för din gåva. Här är ditt kvitto",
    en: "Thank you for your gift. Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en gåva med ett kondoleanskort. Inga utropstecken, och inget om den som sörjer.",
  },
  "mail.condolence.thanks": {
    sv: "Tack för din gåva",
    en: "Thank you for your gift",
    help: "Den första raden i mejlet med kvittot på en gåva med ett kondoleanskort. Inga utropstecken.",
  },
  "mail.memorial.subject": {
    sv: "Tack för din minnesgåva. Här är ditt kvitto",
    en: "Thank you for your memorial gift. Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en minnesgåva. Läsaren har sorg: inga utropstecken, och inget om den som har dött eller om givaren.",
  },
  "mail.memorial.thanks": {
    sv: "Tack för din minnesgåva",
    en: "Thank you for your memorial gift",
    help: "Den första raden i mejlet med kvittot på en minnesgåva. Inga utropstecken.",
  },
  "mail.memorial.effect": {
    sv: "De går till svensk forskning om hjärta, kärl och lungor. Så blir minnet av en människa till hjälp för andra.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs. In that way the memory of somebody becomes a help to others.",
    help: "I mejlet med kvittot på en minnesgåva, om vad pengarna går till.",
  },
  "mail.memorial.page": {
    sv: "Här ser du minnesbladet och var det är på väg, kan ladda ner det och rätta ett ord: {url}",
    en: "Here you see the memorial sheet and where it is, and can download it and correct a word: {url}",
    help: "I mejlet med kvittot på en minnesgåva. {url} är adressen till bladets sida.",
  },
  "mail.givenBack.subject": {
    sv: "Pengar är på väg tillbaka till dig",
    en: "Money is on its way back to you",
    help: "Ämnesraden och den första raden i mejlet om pengar som går tillbaka. Skriv inget om givaren här.",
  },
  "mail.givenBack.twice": {
    sv: "Vi fick {amount} till, fast din gåva redan var betald. De pengarna går tillbaka till dig. Din gåva och ditt kvitto påverkas inte.",
    en: "We received {amount} more, although your gift was already paid. That money goes back to you. Your gift and your receipt are not affected.",
    help: "I mejlet om pengar som går tillbaka, när gåvan har betalats mer än en gång. {amount} är beloppet med kr.",
  },
  "mail.givenBack.changed": {
    sv: "Vi fick {amount} för en gåva som du hade ändrat. De pengarna går tillbaka till dig. Den ändrade gåvan påverkas inte.",
    en: "We received {amount} for a gift that you had changed. That money goes back to you. The changed gift is not affected.",
    help: "I mejlet om pengar som går tillbaka, när de kom för en gåva som sedan ändrades. {amount} är beloppet med kr.",
  },
  "mail.givenBack.feeTwice": {
    sv: "Vi fick {amount} till, fast din medlemsavgift redan var betald. De pengarna går tillbaka till dig. Ditt medlemskap och ditt kvitto påverkas inte.",
    en: "We received {amount} more, although your membership fee was already paid. That money goes back to you. Your membership and your receipt are not affected.",
    help: "I mejlet om pengar som går tillbaka, när medlemsavgiften har betalats mer än en gång. {amount} är beloppet med kr.",
  },
  "mail.givenBack.feeChanged": {
    sv: "Vi fick {amount} för ett medlemskap som du hade ändrat innan det var betalt. De pengarna går tillbaka till dig. Det ändrade medlemskapet påverkas inte.",
    en: "We received {amount} for a membership that you had changed before it was paid. That money goes back to you. The changed membership is not affected.",
    help: "I mejlet om pengar som går tillbaka, när de kom för ett medlemskap som sedan ändrades. {amount} är beloppet med kr.",
  },
  "mail.givenBack.swish": {
    sv: "Du betalade med Swish. Pengarna kommer tillbaka samma väg, oftast inom några dagar.",
    en: "You paid by Swish. The money comes back the same way, usually within a few days.",
    help: "I mejlet om pengar som går tillbaka, när de kom med Swish.",
  },
  "mail.givenBack.card": {
    sv: "Du betalade med kort. Pengarna kommer tillbaka till kortet inom 3–10 bankdagar.",
    en: "You paid by card. The money comes back to the card within 3–10 banking days.",
    help: "I mejlet om pengar som går tillbaka, när de kom med kort.",
  },
  "mail.givenBack.directDebit": {
    sv: "Pengarna drogs med autogiro. Vi betalar tillbaka dem till kontot som de drogs från.",
    en: "The money was drawn by direct debit. We pay it back to the account that it was drawn from.",
    help: "I mejlet om pengar som går tillbaka, när de drogs med autogiro.",
  },
  "mail.givenBack.bankgiro": {
    sv: "Pengarna kom till vårt bankgiro. Vi betalar tillbaka dem till kontot som de kom från.",
    en: "The money came to our bankgiro. We pay it back to the account that it came from.",
    help: "I mejlet om pengar som går tillbaka, när de kom till vårt bankgiro.",
  },
  "mail.givenBack.byItself": {
    sv: "Du behöver inte göra något.",
    en: "You need not do anything.",
    help: "I mejlet om pengar som går tillbaka.",
  },
  "mail.givenBack.questions": {
    sv: "Undrar du över något, eller har pengarna inte kommit? Ring {phone} eller svara på det här mejlet.",
    en: "Do you have a question, or has the money not arrived? Call {phone} or reply to this e-mail.",
    help: "I mejlet om pengar som går tillbaka. {phone} är vårt telefonnummer.",
  },
  "mail.articles.subject": {
    sv: "Tack för din beställning! Här är ditt kvitto",
    en: "Thank you for your order! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en beställning av artiklar. Skriv inget om den som beställer här.",
  },
  "mail.articles.thanks": {
    sv: "Tack för din beställning!",
    en: "Thank you for your order!",
    help: "Den första raden i mejlet med kvittot på en beställning.",
  },
  "mail.articles.paid": {
    sv: "Du har betalat {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have paid {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot på en beställning. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.articles.effect": {
    sv: "Det som blir över går till svensk forskning om hjärta, kärl och lungor. En beställning räknas inte som gåva och ger ingen skattereduktion.",
    en: "What is left over goes to Swedish research on the heart, blood vessels and lungs. An order does not count as a gift and gives no tax reduction.",
    help: "I mejlet med kvittot på en beställning.",
  },
  "mail.givenBack.articlesTwice": {
    sv: "Vi fick {amount} till, fast din beställning redan var betald. De pengarna går tillbaka till dig. Din beställning och ditt kvitto påverkas inte.",
    en: "We received {amount} more, although your order was already paid. That money goes back to you. Your order and your receipt are not affected.",
    help: "I mejlet om pengar som går tillbaka, när beställningen har betalats mer än en gång. {amount} är beloppet med kr.",
  },
  "mail.givenBack.articlesChanged": {
    sv: "Vi fick {amount} för en beställning som inte längre gällde: du hade ändrat den, eller så hade något i den tagit slut innan den var betald. De pengarna går tillbaka till dig. En ändrad beställning påverkas inte.",
    en: "We received {amount} for an order that no longer stood: you had changed it, or something in it had sold out before it was paid. That money goes back to you. A changed order is not affected.",
    help: "I mejlet om pengar som går tillbaka, när de kom för en beställning som ändrats eller som inte gick att skicka. {amount} är beloppet med kr.",
  },
} satisfies Translations;
