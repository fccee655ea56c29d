import type { Translations } from "./translation.ts";

const help = "Orden på en knapp eller en länk i ett mejl.";

/** What buttons and links in mails say. Where the text part of a mail has a URL, the HTML has these words. */
const ways = {
  "mail.way.myPages": { sv: "Öppna Mina sidor", en: "Open My pages", help },
  "mail.way.card": { sv: "Öppna kortet", en: "Open the card", help },
  "mail.way.ownCard": { sv: "Ändra kortet", en: "Change the card", help },
  "mail.way.otherAddress": { sv: "Skriv en annan adress", en: "Write another address", help },
  "mail.way.candle": { sv: "Se ljuset", en: "See the candle", help },
  "mail.way.sheet": { sv: "Öppna minnesbladet", en: "Open the memorial sheet", help },
  "mail.way.gift_certificate": { sv: "Öppna gåvobeviset", en: "Open the gift certificate", help },
  "mail.way.gift_card": { sv: "Öppna gåvokortet", en: "Open the gift card", help },
  "mail.way.gift": { sv: "Öppna gåvans sida", en: "Open the page of the gift", help },
  "mail.way.newAccount": { sv: "Ange ditt nya konto", en: "Give your new account", help },
  "mail.way.tryAgain": { sv: "Försök igen", en: "Try again", help },
  "mail.way.beginAgain": { sv: "Börja om", en: "Begin again", help },
  "mail.way.undoIncrease": { sv: "Ångra höjningen", en: "Undo the raise", help },
  "mail.way.undoExtra": { sv: "Ångra gåvan", en: "Undo the gift", help },
  "mail.way.order": { sv: "Se beställningen", en: "See the order", help },
  "mail.way.withdraw": { sv: "Ångra köpet", en: "Withdraw from the purchase", help },
  "mail.way.new": { sv: "Ja, mejla hit", en: "Yes, e-mail me here", help },
  "mail.way.home": { sv: "Ja, det är jag", en: "Yes, it is me", help },
} satisfies Translations;

const inSlip = "Till vänster på en rad i en ruta i ett mejl.";

const slips = {
  "mail.slip.postage": { sv: "Porto", en: "Postage", help: inSlip },
  "mail.slip.sum": { sv: "Summa", en: "Total", help: inSlip },
  "mail.slip.mandate": {
    sv: "Det här har du skrivit under",
    en: "This is what you have signed",
    help: "Rubriken på rutan i mejlet om ett nytt medgivande.",
  },
  "mail.slip.monthly": { sv: "Varje månad", en: "Each month", help: inSlip },
  "mail.slip.firstDraw": { sv: "Första gången", en: "The first time", help: inSlip },
  "mail.slip.account": { sv: "Konto", en: "Account", help: inSlip },
  "mail.slip.accountEnding": {
    sv: "{bank}, slutar på {ending}",
    en: "{bank}, ends in {ending}",
    help: "{bank} är bankens namn och {ending} kontots sista siffror.",
  },
  "mail.slip.number": { sv: "Medgivandets nummer", en: "The mandate's number", help: inSlip },
  "mail.slip.toPay": { sv: "Att betala", en: "To pay", help: "Rubriken på rutan i mejlet med en faktura." },
  "mail.slip.dueOn": { sv: "Senast", en: "By", help: `${inSlip} Sista dagen att betala en faktura.` },
  "mail.slip.bankgiro": { sv: "Bankgiro", en: "Bankgiro", help: inSlip },
  "mail.slip.ocr": { sv: "OCR-nummer", en: "OCR number", help: inSlip },
} satisfies Translations;

const shown = "Sägs i stället för bilden, för den som inte ser den.";

const pictures = {
  "mail.picture.microscope": {
    sv: "En forskare tittar i mikroskopet och ser ett rött hjärta.",
    en: "A researcher looks into the microscope and sees a red heart.",
    help: shown,
  },
  "mail.picture.month": {
    sv: "Tolv hjärtan på en gren, ett för varje månad. Det första har slagit ut.",
    en: "Twelve hearts on a branch, one for each month. The first has opened.",
    help: shown,
  },
  "mail.picture.bird": {
    sv: "En vit fågel sover på en gren framför månen.",
    en: "A white bird sleeps on a branch before the moon.",
    help: shown,
  },
  "mail.picture.candle": {
    sv: "Ett vitt ljus brinner stilla i skymningen.",
    en: "A white candle burns quietly at dusk.",
    help: shown,
  },
  "mail.picture.envelope": {
    sv: "Ett kort ur sitt kuvert. {drawing}",
    en: "A card out of its envelope. {drawing}",
    help: `${shown} {drawing} är vad kortets bild föreställer.`,
  },
  "mail.picture.diploma": { sv: "Diplomet.", en: "The diploma.", help: shown },
  "mail.picture.membershipCard": { sv: "Medlemskortet.", en: "The membership card.", help: shown },
  "mail.giftDocument.picture": { sv: "Så ser det ut.", en: "This is what it looks like.", help: shown },
  "mail.memorialSheet.picture": { sv: "Minnesbladet.", en: "The memorial sheet.", help: shown },
} satisfies Translations;

const documents = {
  "mail.giftDocument.page": {
    sv: "Öppna det här: {url}",
    en: "Open it here: {url}",
    help: "I mejlet med gåvobeviset eller gåvokortet, där det inte går att visa en knapp. {url} är adressen till sidan.",
  },
  "mail.memorialSheet.page": {
    sv: "Öppna minnesbladet här: {url}",
    en: "Open the memorial sheet here: {url}",
    help: "I mejlet med minnesbladet, där det inte går att visa en knapp. {url} är adressen till bladets sida.",
  },
  "mail.greetingToRecipient.whyTitle": {
    sv: "Därför får du det här",
    en: "Why this comes to you",
    help: "Rubriken över det sista i mejlet till den som får ett kort.",
  },
} satisfies Translations;

/** What many mails say in the same words. */
const shared = {
  "mail.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Sist i alla mejl utom de om den som har dött. {organisation} är vårt namn.",
  },
  "mail.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Do you have any questions? Call {phone} or reply to this e-mail and we will help you.",
    help: "Näst sist i mejl till den som har gett, skickat ett kort eller blivit medlem. {phone} är telefonnumret.",
  },
  "mail.orderNumber": {
    sv: "Ordernumret är {reference}. Ha det till hands om du hör av dig.",
    en: "The order number is {reference}. Please have it at hand if you contact us.",
    help: "I mejl om en avgift, en beställning eller pengar som går tillbaka. {reference} är numret.",
  },
  "mail.ownLink.keep": {
    sv: "Spara gärna mejlet, så hittar du tillbaka. Skicka det inte vidare: den som har din länk kan ändra kortet.",
    en: "Do keep this e-mail, so that you can find your way back. Please do not forward it: whoever has your link can change the card.",
    help: "I mejlet med den egna länken till ett kort eller ett ljus.",
  },
} satisfies Translations;

export const mailParts = { ...shared, ...ways, ...slips, ...pictures, ...documents } satisfies Translations;
