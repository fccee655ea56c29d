import type { Translations } from "./translation.ts";

/** What is drawn for a company that gives: its diploma and its pictures, and the invoice. */
export const companyDocuments = {
  "companyDiploma.documentTitle": {
    sv: "Diplom från {organisation}",
    en: "Diploma from {organisation}",
    help: "Titeln på företagets diplom som dokument. {organisation} är vårt namn.",
  },
  "companyDiploma.picture": {
    sv: "En röd ram med bladrankor, och nederst en liten stad där en sol med ett hjärta går upp.",
    en: "A red frame with sprays of leaves, and at the bottom a small town where a sun with a heart rises.",
    help: "Bildtexten till företagets diplom, för den som lyssnar.",
  },
  "companyDiploma.gift": {
    sv: "har gett en gåva till forskningen om hjärta och lungor",
    en: "has given a gift to research on the heart and lungs",
    help: "På företagets diplom, under företagets namn: meningen börjar med namnet.",
  },
  "companyDiploma.thanks": {
    sv: "Tack. {organisation}",
    en: "Thank you. {organisation}",
    help: "Längst ner på företagets diplom. {organisation} är vårt namn.",
  },
  "companyDiploma.preview": {
    sv: "Förhandsvisning",
    en: "Preview",
    help: "På en lapp över diplomets kant så länge gåvan inte är betald.",
  },
  "companyDiploma.signature": {
    sv: "Vi har gett en gåva till {organisation}",
    en: "We have given to {organisation}",
    help: "På bilden till företagets mejlsignatur, under företagets namn. {organisation} är vårt namn.",
  },
  "companyDiploma.signature.picture": {
    sv: "En liten stad där en sol med ett hjärta går upp.",
    en: "A small town where a sun with a heart rises.",
    help: "Bildtexten till bilden i mejlsignaturen, för den som lyssnar.",
  },
  "companyDiploma.signature.documentTitle": {
    sv: "Bild till mejlsignaturen från {organisation}",
    en: "Picture for an e-mail signature from {organisation}",
    help: "Titeln på bilden till företagets mejlsignatur. {organisation} är vårt namn.",
  },
  "companyDiploma.share.documentTitle": {
    sv: "Bild att dela från {organisation}",
    en: "Picture to share from {organisation}",
    help: "Titeln på bilden som företaget delar. {organisation} är vårt namn.",
  },
  "companyInvoice.documentTitle": {
    sv: "Faktura {number}, {organisation}",
    en: "Invoice {number}, {organisation}",
    help: "Titeln på fakturan som dokument. {number} är fakturans nummer, {organisation} är vårt namn.",
  },
  "companyInvoice.credit.documentTitle": {
    sv: "Kreditfaktura {number}, {organisation}",
    en: "Credit invoice {number}, {organisation}",
    help: "Titeln på kreditfakturan som dokument. {number} är dess nummer, {organisation} är vårt namn.",
  },
  "companyInvoice.reminder.documentTitle": {
    sv: "Påminnelse om faktura {number}, {organisation}",
    en: "Reminder of invoice {number}, {organisation}",
    help: "Titeln på påminnelsen som dokument. {number} är fakturans nummer, {organisation} är vårt namn.",
  },
  "companyInvoice.title": {
    sv: "Faktura {number}",
    en: "Invoice {number}",
    help: "Överst på fakturan. {number} är dess nummer.",
  },
  "companyInvoice.credit.title": {
    sv: "Kreditfaktura {number}",
    en: "Credit invoice {number}",
    help: "Överst på kreditfakturan. {number} är dess nummer.",
  },
  "companyInvoice.reminder.title": {
    sv: "Påminnelse, faktura {number}",
    en: "Reminder, invoice {number}",
    help: "Överst på påminnelsen. {number} är fakturans nummer.",
  },
  "companyInvoice.thanks": {
    sv: "Tack för er gåva!",
    en: "Thank you for your gift!",
    help: "Den stora raden på fakturan. Den får plats på en rad.",
  },
  "companyInvoice.effect": {
    sv: "Den går till svensk forskning om hjärta, kärl och lungor, och gör nytta långt efter att fakturan är betald.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs, and does good long after the invoice is paid.",
    help: "Står under tacket på fakturan. Den får plats på två rader.",
  },
  "companyInvoice.credit.thanks": {
    sv: "Fakturan är makulerad",
    en: "The invoice is cancelled",
    help: "Den stora raden på kreditfakturan. Den får plats på en rad.",
  },
  "companyInvoice.credit.effect": {
    sv: "Den här kreditfakturan tar bort hela faktura {credits}. Ni har inget att betala.",
    en: "This credit invoice cancels all of invoice {credits}. You have nothing to pay.",
    help: "Står under den stora raden på kreditfakturan. {credits} är numret på fakturan som den krediterar. Den får plats på två rader.",
  },
  "companyInvoice.reminder.thanks": {
    sv: "En liten påminnelse",
    en: "A gentle reminder",
    help: "Den stora raden på påminnelsen. Den får plats på en rad.",
  },
  "companyInvoice.reminder.effect": {
    sv: "Vi har inte sett er betalning än. Är den redan på väg? Lägg det här brevet åt sidan, med vårt tack.",
    en: "We have not seen your payment yet. If it is already on its way you may put this letter aside, with our thanks.",
    help: "Står under den stora raden på påminnelsen. Den får plats på två rader.",
  },
  "companyInvoice.due": {
    sv: "Att betala senast {day}",
    en: "To be paid by {day}",
    help: "Under summan på fakturan. {day} är dagen då den ska vara betald.",
  },
  "companyInvoice.reminder.due": {
    sv: "Skulle ha betalats senast {day}",
    en: "Was to be paid by {day}",
    help: "Under summan på påminnelsen. {day} är dagen då fakturan skulle ha varit betald.",
  },
  "companyInvoice.credit.due": {
    sv: "att betala",
    en: "to pay",
    help: "Under summan på kreditfakturan, som alltid är 0 kr.",
  },
  "companyInvoice.bankgiro": { sv: "Bankgiro", en: "Bankgiro", help: "På fakturan, framför vårt bankgiro." },
  "companyInvoice.account90": { sv: "90-konto", en: "90 account", help: "På fakturan, framför vårt 90-konto." },
  "companyInvoice.ocr": { sv: "OCR", en: "OCR reference", help: "På fakturan, framför numret som betalas med." },
  "companyInvoice.credits": {
    sv: "Krediterar",
    en: "Credits",
    help: "På kreditfakturan, framför numret på fakturan som den krediterar.",
  },
  "companyInvoice.credited": { sv: "Krediterat", en: "Credited", help: "På kreditfakturan, framför beloppet." },
  "companyInvoice.swish": {
    sv: "Betala med Swish",
    en: "Pay with Swish",
    help: "Under Swish-koden på fakturan, den första raden.",
  },
  "companyInvoice.swish.filled": {
    sv: "Belopp och OCR följer med",
    en: "Amount and reference are filled in",
    help: "Under Swish-koden på fakturan, den andra raden.",
  },
  "companyInvoice.swish.alt": {
    sv: "Swish-kod med vårt nummer, beloppet och OCR-numret",
    en: "Swish code with our number, the amount and the OCR reference",
    help: "Bildtexten till Swish-koden på fakturan, för den som lyssnar.",
  },
  "companyInvoice.to": { sv: "Till", en: "To", help: "På fakturan, framför företagets namn och adress." },
  "companyInvoice.organisationNumber": {
    sv: "Org.nr",
    en: "Org. no.",
    help: "På fakturan, framför organisationsnumret, både företagets och vårt.",
  },
  "companyInvoice.date": { sv: "Datum", en: "Date", help: "På fakturan, framför dagen då den skrevs." },
  "companyInvoice.reference": { sv: "Er referens", en: "Your ref.", help: "På fakturan, framför företagets referens." },
  "companyInvoice.orderNumber": {
    sv: "Ert ordernr",
    en: "Your order",
    help: "På fakturan, framför företagets eget ordernummer.",
  },
  "companyInvoice.what": { sv: "Vad", en: "What", help: "Kolumn på fakturan." },
  "companyInvoice.amount": { sv: "Belopp", en: "Amount", help: "Kolumn på fakturan." },
  "companyInvoice.gift": {
    sv: "Gåva till forskningen om hjärta och lungor",
    en: "Gift to research on the heart and lungs",
    help: "Raden på fakturan, när företaget inte har skrivit något tillfälle.",
  },
  "companyInvoice.giftFor": {
    sv: "Gåva till forskningen om hjärta och lungor: {occasion}",
    en: "Gift to research on the heart and lungs: {occasion}",
    help: "Raden på fakturan. {occasion} är företagets tillfälle, till exempel ”Julen 2026”.",
  },
  "companyInvoice.diploma": { sv: "Diplom i ert namn", en: "A diploma in your name", help: "Raden på fakturan." },
  "companyInvoice.included": {
    sv: "ingår",
    en: "included",
    help: "På fakturan, där beloppet för diplomet skulle ha stått.",
  },
  "companyInvoice.vat": { sv: "Moms, en gåva har ingen", en: "VAT, a gift has none", help: "Raden på fakturan." },
  "companyInvoice.vatReason": {
    sv: "En gåva är inget köp och har ingen moms",
    en: "A gift is not a purchase and has no VAT",
    help: "I e-fakturan, som skäl till att den inte har någon moms.",
  },
  "companyInvoice.terms.heading": {
    sv: "Inga överraskningar",
    en: "No surprises",
    help: "Rubriken över villkoren på fakturan.",
  },
  "companyInvoice.terms": {
    sv: "Ingen avgift och ingen ränta. Glömmer ni bort den påminner vi en gång. Ändrar ni er: skriv till {email}, så makulerar vi fakturan.",
    en: "No fee and no interest. If you forget it we remind you once. If you change your mind, write to {email} and we cancel the invoice.",
    help: "Villkoren på fakturan. {email} är vår e-postadress.",
  },
  "companyInvoice.reminder.terms": {
    sv: "Påminnelsen kostar ingenting, och vi tar ingen ränta. Vi skickar bara den här. Ändrar ni er: skriv till {email}, så makulerar vi fakturan.",
    en: "The reminder costs nothing and we take no interest. This is the only one we send. If you change your mind, write to {email} and we cancel the invoice.",
    help: "Villkoren på påminnelsen. {email} är vår e-postadress.",
  },
  "companyInvoice.credit.terms.heading": {
    sv: "Har ni redan betalat?",
    en: "Have you already paid?",
    help: "Rubriken över villkoren på kreditfakturan.",
  },
  "companyInvoice.credit.terms": {
    sv: "Skriv till {email} eller ring {phone}, så betalar vi tillbaka.",
    en: "Write to {email} or call {phone} and we pay it back.",
    help: "Villkoren på kreditfakturan. {email} är vår e-postadress, {phone} vårt telefonnummer.",
  },
  "companyInvoice.tax.heading": { sv: "Skatten", en: "Tax", help: "Rubriken över texten om skatt på fakturan." },
  "companyInvoice.tax.counts": {
    sv: "Ert företag kan få tillbaka {percent} procent, här {back}. Spara kvittot ni får när gåvan är betald, och begär det i deklarationen för det år ni betalar.",
    en: "Your company may get back {percent} per cent, here {back}. Keep the receipt you get when the gift is paid, and claim it in the tax return for the year in which you pay.",
    help: "På fakturan när gåvan kan ge skattereduktion. {percent} är skattesatsen, {back} är summan med kr.",
  },
  "companyInvoice.tax.none": {
    sv: "Den här gåvan ger ingen skattereduktion. Det kan bara större gåvor från aktiebolag och ekonomiska föreningar göra. Gåvan dras inte heller av som en kostnad.",
    en: "This gift gives no tax reduction. Only larger gifts from limited companies and cooperatives may. Nor is the gift deducted as a cost.",
    help: "På fakturan när gåvan inte kan ge skattereduktion.",
  },
  "companyInvoice.tax.credit": {
    sv: "En makulerad faktura är ingen gåva. Den ger ingen skattereduktion och hör inte till deklarationen.",
    en: "A cancelled invoice is not a gift. It gives no tax reduction and has no place in the tax return.",
    help: "På kreditfakturan.",
  },
} satisfies Translations;
