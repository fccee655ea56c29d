import type { Translations } from "./translation.ts";

export const companyGiftMail = {
  "mail.company.thanks": {
    sv: "Tack för er gåva",
    en: "Thank you for your gift",
    help: "Den första raden i mejlet med kvittot på en gåva från ett företag.",
  },
  "mail.company.subject": {
    sv: "Tack för er gåva! Här är kvittot",
    en: "Thank you for your gift! Here is the receipt",
    help: "Ämnesraden i mejlet med kvittot på en gåva från ett företag. Skriv inget om företaget här.",
  },
  "mail.company.given": {
    sv: "Ni har gett {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have given {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot på en gåva från ett företag. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.company.reference": {
    sv: "Gåvans nummer är {reference}. Ha det till hands om ni hör av er.",
    en: "The gift number is {reference}. Please have it at hand if you contact us.",
    help: "I mejlet med kvittot på en gåva från ett företag. {reference} är åtta bokstäver och siffror.",
  },
  "mail.company.effect": {
    sv: "Gåvan går till svensk forskning om hjärta, kärl och lungor. Diplomet kommer i ett eget mejl.",
    en: "The gift goes to Swedish research on the heart, blood vessels and lungs. The diploma comes in an e-mail of its own.",
    help: "I mejlet med kvittot på en gåva från ett företag.",
  },
  "mail.company.page": {
    sv: "Allt om gåvan, med diplom och bilder att ladda ner, finns här: {url}",
    en: "All about the gift, with the diploma and pictures to download, is here: {url}",
    help: "I mejlet med kvittot på en gåva från ett företag. {url} är adressen till gåvans sida.",
  },
  "mail.companyDiploma.subject": {
    sv: "Här är ert diplom",
    en: "Here is your diploma",
    help: "Ämnesraden och den första raden i mejlet med företagets diplom. Skriv inget om företaget här.",
  },
  "mail.companyDiploma.begins": {
    sv: "Tack för er gåva till {organisation}. Häng gärna upp diplomet, och visa det för dem som har varit med och gett.",
    en: "Thank you for your gift to {organisation}. Do hang the diploma up, and show it to everyone who has given with you.",
    help: "I mejlet med företagets diplom. {organisation} är vårt namn.",
  },
  "mail.companyDiploma.files": {
    sv: "Det är bifogat som PDF att skriva ut, som bild för webben och som en smal bild till mejlsignaturen.",
    en: "It is attached as a PDF to print, as a picture for the web and as a slim picture for an e-mail signature.",
    help: "I mejlet med företagets diplom.",
  },
  "mail.companyDiploma.page": {
    sv: "På gåvans sida finns också en bild att dela på LinkedIn: {url}",
    en: "The page of the gift also has a picture to share on LinkedIn: {url}",
    help: "I mejlet med företagets diplom. {url} är adressen till gåvans sida.",
  },
  "mail.invoice.subject": {
    sv: "Faktura {number} från {organisation}",
    en: "Invoice {number} from {organisation}",
    help: "Ämnesraden och den första raden i mejlet med en faktura. {number} är fakturans nummer, {organisation} är vårt namn.",
  },
  "mail.invoice.begins": {
    sv: "Tack för er gåva. Här är fakturan på {amount}, som PDF och som e-faktura (Peppol BIS Billing 3).",
    en: "Thank you for your gift. Here is the invoice for {amount}, as a PDF and as an e-invoice (Peppol BIS Billing 3).",
    help: "I mejlet med en faktura. {amount} är beloppet med kr.",
  },
  "mail.invoice.mistake": {
    sv: "Har något blivit fel, eller har ni ändrat er? Svara på det här mejlet eller ring {phone}, så makulerar vi fakturan.",
    en: "Is something wrong, or have you changed your mind? Reply to this e-mail or call {phone}, and we cancel the invoice.",
    help: "I mejlet med en faktura och i påminnelsen. {phone} är vårt telefonnummer.",
  },
  "mail.invoice.page": {
    sv: "Så långt har gåvan kommit, och här finns fakturan att hämta igen: {url}",
    en: "How far the gift has come, and the invoice to fetch again: {url}",
    help: "I mejl om en faktura. {url} är adressen till gåvans sida.",
  },
  "mail.invoiceReminder.subject": {
    sv: "En påminnelse om faktura {number}",
    en: "A reminder of invoice {number}",
    help: "Ämnesraden och den första raden i påminnelsen. {number} är fakturans nummer.",
  },
  "mail.invoiceReminder.begins": {
    sv: "Fakturan på {amount} skulle ha betalats den {day}. Har ni betalat de senaste dagarna? Bortse då från det här. Vi tar ingen avgift och ingen ränta, och påminner bara en gång.",
    en: "The invoice for {amount} was to be paid by {day}. If you have paid in the last few days, please disregard this. There is no fee and no interest, and we remind you only once.",
    help: "I påminnelsen. {amount} är beloppet med kr, {day} sista dagen att betala.",
  },
  "mail.invoiceCredit.subject": {
    sv: "Faktura {credited} är makulerad",
    en: "Invoice {credited} has been cancelled",
    help: "Ämnesraden och den första raden i mejlet med en kreditfaktura. {credited} är numret på fakturan som tas tillbaka.",
  },
  "mail.invoiceCredit.page": {
    sv: "Gåvans sida: {url}",
    en: "The page of the gift: {url}",
    help: "I mejlet med en kreditfaktura. {url} är adressen till gåvans sida.",
  },
  "mail.invoiceCredit.begins": {
    sv: "Här är kreditfaktura {number}, som tar tillbaka hela faktura {credited}. Den ska inte betalas.",
    en: "Here is credit invoice {number}, which takes back the whole of invoice {credited}. It is not to be paid.",
    help: "I mejlet med en kreditfaktura. {number} är dess nummer, {credited} numret på fakturan som tas tillbaka.",
  },
} satisfies Translations;
