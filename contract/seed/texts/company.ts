import { companyOrder } from "./company-order.ts";
import type { Translations } from "./translation.ts";

export const company = {
  ...companyOrder,
  "company.step.gift": { sv: "Gåva och diplom", en: "Gift and diploma" },
  "company.step.details": { sv: "Era uppgifter", en: "Your details" },
  "company.step.order": { sv: "Betala", en: "Pay" },
  "company.broughtAlong": {
    sv: "Det ni hade skrivit har följt med hit.",
    en: "What you had written has come along.",
    help: "Överst, för den som kom från formuläret för vanliga gåvor.",
  },
  "company.organisationNumber": { sv: "Organisationsnummer", en: "Organisation number" },
  "company.organisationNumber.required": {
    sv: "Skriv företagets organisationsnummer",
    en: "Write the organisation number of the company",
  },
  "company.organisationNumber.wrong": {
    sv: "Numret stämmer inte. Kontrollera de tio siffrorna.",
    en: "The number is not right. Check the ten digits.",
  },
  "company.found.hint": {
    sv: "Skriv numret, så hämtar vi namn och adress.",
    en: "Write the number and we will find the name and address.",
    help: "Bredvid organisationsnumret, innan det är skrivet.",
  },
  "company.found.asking": { sv: "Vi letar i registret …", en: "We are looking in the register …" },
  "company.found.unknown": {
    sv: "Numret finns inte i registret vi frågar. Det gör inget: skriv namnet på diplomet här nedanför.",
    en: "The number is not in the register that we ask. That is fine: write the name for the diploma below.",
  },
  "company.found.away": {
    sv: "Registret svarar inte just nu. Skriv namnet på diplomet här nedanför.",
    en: "The register does not answer just now. Write the name for the diploma below.",
  },
  "company.found.byHand": {
    sv: "Namn och adress skriver ni på nästa sida.",
    en: "You write the name and address on the next page.",
    help: "När den som ger har tryckt på ”Ändra” vid namnet ur registret.",
  },
  "company.found.change": { sv: "Ändra", en: "Change", help: "Knapp vid namnet och adressen ur registret." },
  "company.found.changeLabel": {
    sv: "Ändra namn och adress",
    en: "Change the name and address",
    help: "Knappen ”Ändra”, för den som lyssnar.",
  },
  "company.found.takeBack": {
    sv: "Ta dem ur registret",
    en: "Take them from the register",
    help: "Knapp, när den som ger har valt att skriva namn och adress själv.",
  },
  "company.amount": { sv: "Belopp", en: "Amount" },
  "company.amount.other": { sv: "Annat", en: "Other", help: "På lappen för ett eget belopp." },
  "company.amount.otherLabel": { sv: "Annat belopp i kronor", en: "Other amount in kronor" },
  "company.amount.currency": { sv: "kr", en: "kr" },
  "company.amount.missing": { sv: "Skriv vilket belopp ni vill ge", en: "Write the amount you would like to give" },
  "company.amount.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 3\u00a0500.",
    en: "We cannot read the amount. Write it in digits, for example 3,500.",
  },
  "company.amount.tooSmall": {
    sv: "Den minsta gåvan här är {least}\u00a0kr",
    en: "The smallest gift here is {least}\u00a0kr",
    help: "{least} är det minsta beloppet.",
  },
  "company.amount.tooLarge": {
    sv: "Den största gåvan här är {most}\u00a0kr. Ring oss på {phone}, så hjälper vi er.",
    en: "The largest gift here is {most}\u00a0kr. Call us on {phone} and we will help you.",
    help: "{most} är det största beloppet, {phone} telefonnumret.",
  },
  "company.amount.refusedSmall": {
    sv: "Beloppet är för litet för att ta emot här. Inga pengar har dragits. Skriv ett högre belopp.",
    en: "The amount is too small to be taken here. No money has been drawn. Write a larger amount.",
  },
  "company.amount.refusedLarge": {
    sv: "Beloppet är för stort för att ta emot här. Inga pengar har dragits. Ring oss på {phone}, så hjälper vi er.",
    en: "The amount is too large to be taken here. No money has been drawn. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "company.tax.give": { sv: "Ni ger", en: "You give", help: "Ovanför beloppet, på lappen om skatten." },
  "company.tax.back": {
    sv: "Ni kan få tillbaka",
    en: "You may get back",
    help: "Ovanför skattereduktionen, på lappen om skatten.",
  },
  "company.tax.general": {
    sv: "Aktiebolag och ekonomiska föreningar kan få skattereduktion för sina gåvor. Skriv organisationsnumret, så räknar vi ut den.",
    en: "Limited companies and economic associations may get a tax reduction for their gifts. Write the organisation number and we will work it out.",
    help: "På lappen om skatten, innan organisationsnumret är skrivet.",
  },
  "company.tax.limitedCompany": {
    sv: "Ett aktiebolag kan få {percent} procent i skattereduktion för gåvor på minst {least}\u00a0kr, upp till {most}\u00a0kr om året. Ni begär det i deklarationen, och vi skickar underlaget.",
    en: "A limited company may get a tax reduction of {percent} per cent for gifts of at least {least}\u00a0kr, up to {most}\u00a0kr a year. You claim it in the tax return, and we send you what you need.",
    help: "{percent} är andelen, {least} den minsta gåvan och {most} det mesta som räknas på ett år.",
  },
  "company.tax.economicAssociation": {
    sv: "En ekonomisk förening kan få {percent} procent i skattereduktion för gåvor på minst {least}\u00a0kr, upp till {most}\u00a0kr om året. Ni begär det i deklarationen, och vi skickar underlaget.",
    en: "An economic association may get a tax reduction of {percent} per cent for gifts of at least {least}\u00a0kr, up to {most}\u00a0kr a year. You claim it in the tax return, and we send you what you need.",
    help: "{percent} är andelen, {least} den minsta gåvan och {most} det mesta som räknas på ett år.",
  },
  "company.tax.tooSmall": {
    sv: "Gåvor från {least}\u00a0kr kan ge skattereduktion.",
    en: "Gifts from {least}\u00a0kr may give a tax reduction.",
    help: "När beloppet är för litet för skattereduktion. {least} är den minsta gåvan som ger den.",
  },
  "company.tax.otherForm": {
    sv: "Bara aktiebolag och ekonomiska föreningar kan få skattereduktion. Er gåva gör lika stor nytta.",
    en: "Only limited companies and economic associations may get a tax reduction. Your gift does just as much good.",
    help: "För handelsbolag, stiftelser, föreningar och andra.",
  },
  "company.diploma": { sv: "Ert diplom", en: "Your diploma" },
  "company.name": { sv: "Namn på diplomet", en: "Name on the diploma" },
  "company.name.required": {
    sv: "Skriv namnet som ska stå på diplomet",
    en: "Write the name that the diploma should bear",
  },
  "company.name.tooLong": {
    sv: "Namnet på diplomet får ha högst 80 bokstäver. Korta det lite.",
    en: "There is room for 80 letters of a name on the diploma. Make it a little shorter.",
  },
  "company.occasion": { sv: "Tillfälle", en: "Occasion" },
  "company.occasion.hint": {
    sv: "Till exempel ”Julen 2026” eller ”25 år i Luleå”.",
    en: "For example “Christmas 2026” or “25 years in Luleå”.",
  },
  "company.occasion.tooLong": {
    sv: "Tillfället får inte plats på diplomet. Korta det lite.",
    en: "The occasion does not fit on the diploma. Make it a little shorter.",
  },
  "company.hasLink": {
    sv: "Länkar kan inte stå på diplomet. Skriv det med vanliga ord.",
    en: "There can be no links on the diploma. Write it in plain words.",
  },
  "company.forbidden": {
    sv: "Här finns tecken som vi inte kan skriva. Skriv bara med vanliga bokstäver och skiljetecken.",
    en: "There are characters here that we cannot write. Use ordinary letters and punctuation.",
  },
  "company.language": { sv: "Språk på diplomet", en: "Language of the diploma" },
  "company.language.sv": { sv: "Svenska", en: "Svenska" },
  "company.language.en": { sv: "English", en: "English" },
  "company.preview.alt": {
    sv: "Diplomet så här långt",
    en: "The diploma so far",
    help: "Bildtexten till förhandsvisningen, för den som lyssnar. Efter den läses det som står där.",
  },
  "company.preview.enlarge": { sv: "Visa större", en: "Show larger" },
  "company.preview.close": { sv: "Stäng", en: "Close" },
  "company.preview.again": { sv: "Försök igen", en: "Try again" },
  "company.preview.waiting": {
    sv: "Diplomet ritas. Det dröjer en liten stund.",
    en: "The diploma is being drawn. It takes a moment.",
    help: "När många ritar samtidigt.",
  },
  "company.preview.letters": {
    sv: "Något av det ni skrev har tecken som vi inte kan skriva. Prova att byta ut ovanliga tecken eller symboler.",
    en: "Something you wrote has characters that we cannot print. Try replacing unusual characters or symbols.",
    help: "När ett tecken inte finns i något av våra typsnitt.",
  },
  "company.preview.failed": {
    sv: "Vi kan inte visa diplomet just nu. Det ni har skrivit finns kvar, och det går bra att fortsätta.",
    en: "We cannot show the diploma just now. What you have written is still here, and you can go on.",
    help: "När förhandsvisningen inte går att hämta.",
  },
  "company.details": { sv: "Era uppgifter", en: "Your details" },
  "company.chosen": {
    sv: "{name} ger",
    en: "{name} gives",
    help: "Före beloppet. {name} är företaget.",
  },
  "company.email": { sv: "E-post för kvitto och diplom", en: "E-mail for the receipt and the diploma" },
  "company.email.hint": {
    sv: "Hit kommer också fakturan, om ni väljer faktura.",
    en: "The invoice comes here too, if you choose an invoice.",
  },
  "company.email.required": {
    sv: "Skriv en e-postadress för kvittot och diplomet",
    en: "Write an e-mail address for the receipt and the diploma",
  },
  "company.companyName": { sv: "Företagets namn", en: "Name of the company" },
  "company.companyName.required": { sv: "Skriv företagets namn", en: "Write the name of the company" },
  "company.address": {
    sv: "Företagets adress (frivilligt)",
    en: "Address of the company (optional)",
    help: "Rubrik ovanför adressfälten. Adressen står på fakturan.",
  },
  "company.street.required": {
    sv: "Skriv gatuadressen, eller ta bort hela adressen",
    en: "Write the street address, or leave the address out",
  },
  "company.postalCode.required": {
    sv: "Skriv postnumret, eller ta bort hela adressen",
    en: "Write the postcode, or leave the address out",
  },
  "company.town.required": {
    sv: "Skriv orten, eller ta bort hela adressen",
    en: "Write the town, or leave the address out",
  },
  "company.references": {
    sv: "Er referens eller ett ordernummer?",
    en: "Your reference or an order number?",
    help: "Rad som fälls ut.",
  },
  "company.reference": { sv: "Er referens", en: "Your reference" },
  "company.orderNumber": { sv: "Ordernummer", en: "Order number" },
  "company.reference.tooLong": {
    sv: "Här får högst 40 tecken plats",
    en: "There is room for 40 characters here",
  },
  "company.privacy": {
    sv: "Vi använder uppgifterna för gåvan: diplomet, kvittot och, om ni vill ha en, fakturan.",
    en: "We use the details for the gift: the diploma, the receipt and, if you want one, the invoice.",
  },
  "company.download.pdf": { sv: "Ladda ner diplomet", en: "Download the diploma" },
  "company.download.png": { sv: "Som bild för webben", en: "As a picture for the web" },
  "company.download.signature": { sv: "Bild till mejlsignaturen", en: "Picture for an e-mail signature" },
  "company.download.share": { sv: "Bild att dela på LinkedIn", en: "Picture to share on LinkedIn" },
  "company.download.receipt": { sv: "Kvitto med underlag för skatten", en: "Receipt with what the tax return needs" },
  "company.thanks.picture": {
    sv: "Diplomet",
    en: "The diploma",
    help: "Bildtexten till det färdiga diplomet, för den som lyssnar. Efter den läses det som står där.",
  },
  "company.thanks.mail": {
    sv: "Diplomet kommer också i er mejl om en liten stund.",
    en: "The diploma comes to you by e-mail too in a little while.",
  },
  "company.whoGets": { sv: "Vem kan få skattereduktion?", en: "Who may get a tax reduction?" },
  "company.whoGets.text": {
    sv: "Aktiebolag och ekonomiska föreningar, för gåvor från och med 2026. Handelsbolag, stiftelser och ideella föreningar kan inte få den. Gåvan dras inte av som en kostnad. Får ni reklam i gengäld är det sponsring, och då gäller andra regler.",
    en: "Limited companies and economic associations, for gifts from 2026 on. Partnerships, foundations and non-profit associations cannot get it. The gift is not deducted as a cost. If you are given advertising in return it is sponsoring, and other rules apply.",
  },
} satisfies Translations;
