import type { Translations } from "./translation.ts";

export const donor = {
  "donor.kind": { sv: "Jag ger som", en: "I give as" },
  "donor.person": { sv: "Privatperson", en: "Private person" },
  "donor.company": { sv: "Företag", en: "Company" },
  "donor.anonymous": { sv: "Anonym", en: "Anonymous" },
  "donor.firstName.label": { sv: "Förnamn", en: "First name" },
  "donor.firstName.required": { sv: "Skriv ditt förnamn", en: "Enter your first name" },
  "donor.lastName.label": { sv: "Efternamn", en: "Last name" },
  "donor.lastName.required": { sv: "Skriv ditt efternamn", en: "Enter your last name" },
  "donor.companyName.label": { sv: "Företagets namn", en: "Name of the company" },
  "donor.companyName.required": { sv: "Skriv företagets namn", en: "Enter the name of the company" },
  "donor.organisationNumber.label": { sv: "Organisationsnummer", en: "Organisation number" },
  "donor.organisationNumber.hint": { sv: "Tio siffror: nnnnnn-nnnn", en: "Ten digits: nnnnnn-nnnn" },
  "donor.organisationNumber.required": {
    sv: "Skriv företagets organisationsnummer",
    en: "Enter the organisation number of the company",
  },
  "donor.organisationNumber.notAnOrganisationNumber": {
    sv: "Organisationsnumret stämmer inte. Enskild firma? Välj Privatperson.",
    en: "The organisation number is not right. If you are a sole trader, choose Private person.",
  },
  "donor.email.label": { sv: "E-post", en: "E-mail" },
  "donor.email.hint": { sv: "Hit skickar vi kvittot.", en: "We send the receipt here." },
  "donor.email.anonymousHint": {
    sv: "Skriv en adress om du vill ha ett kvitto.",
    en: "Enter an address if you want a receipt.",
  },
  "donor.email.required": { sv: "Skriv din e-postadress", en: "Enter your e-mail address" },
  "donor.email.notAnEmail": {
    sv: "E-postadressen stämmer inte. Saknas @ eller .se?",
    en: "The e-mail address is not right. It needs an @ and an ending such as .se",
  },
  "donor.email.didYouMean": { sv: "Menade du", en: "Did you mean", help: "Före ett förslag på rättad e-postadress." },
  "donor.email.take": { sv: "Ja, ändra", en: "Yes, change it" },
  "donor.mobile.label": { sv: "Mobilnummer", en: "Mobile number" },
  "donor.mobile.required": { sv: "Skriv ditt mobilnummer", en: "Enter your mobile number" },
  "donor.mobile.notAPhone": {
    sv: "Mobilnumret stämmer inte. Ett utländskt börjar med +.",
    en: "The mobile number is not right. A number abroad begins with +.",
  },
  "donor.taxReduction": { sv: "Jag vill ha skattereduktion", en: "I want a tax reduction" },
  "donor.taxReductionHelp": {
    sv: "Du får tillbaka {percent} procent av gåvor på minst {gift}\u00a0kr, om du ger minst {year}\u00a0kr under ett år. Då behöver vi ditt personnummer.",
    en: "You get back {percent} per cent of gifts of at least {gift}\u00a0kr, if you give at least {year}\u00a0kr during a year. For that we need your personal identity number.",
    help: "{percent}, {gift} och {year} är lagens siffror för året.",
  },
  "donor.personalNumber.label": { sv: "Personnummer", en: "Personal identity number" },
  "donor.personalNumber.hint": {
    sv: "Tolv siffror: ååååmmdd-nnnn. Vi sparar det inte i webbläsaren: laddas sidan om får du skriva det igen.",
    en: "Twelve digits: yyyymmdd-nnnn. We do not keep it in the browser: if the page is reloaded you need to enter it again.",
  },
  "donor.personalNumber.required": {
    sv: "Skriv ditt personnummer, eller ta bort krysset för skattereduktion",
    en: "Enter your personal identity number, or untick the tax reduction",
  },
  "donor.personalNumber.notAPersonalNumber": {
    sv: "Personnumret stämmer inte. Skriv alla tolv siffrorna.",
    en: "The personal identity number is not right. Enter all twelve digits and begin with the year, for example 1952.",
  },
  "donor.personalNumber.onlyForTaxReduction": {
    sv: "En så liten gåva ger ingen skattereduktion och behöver inget personnummer",
    en: "So small a gift gives no tax reduction and needs no personal identity number",
  },
  "donor.anonymousHelp": {
    sv: "Vi sparar inget namn. Då går det inte att få skattereduktion.",
    en: "We keep no name, so no tax reduction is possible.",
  },
  "donor.privacy": {
    sv: "Vi använder uppgifterna för kvitto och tack.",
    en: "We use the details for your receipt and our thanks.",
  },
  "donor.privacyLink": { sv: "Så hanterar vi personuppgifter", en: "How we handle personal data (in Swedish)" },
  "donor.privacyHref": {
    sv: "/personuppgifter/",
    en: "/personuppgifter/",
    help: "Adressen till sidan om personuppgifter.",
  },
  "donor.more": {
    sv: "Kvitto i mitt namn, företag eller skattereduktion",
    en: "Receipt in my name, company or tax reduction",
    help: "Raden som öppnar fälten för namn, företag och skattereduktion.",
  },
  "donor.receiptFor": { sv: "Kvittot gäller", en: "The receipt is for" },
  "donor.myself": { sv: "Mig", en: "Me" },
  "donor.noTaxReduction": {
    sv: "Gåvor på minst {least} kr kan ge skattereduktion.",
    en: "Gifts of at least {least} kr can give a tax reduction.",
    help: "{least} är det minsta beloppet enligt lagen.",
  },
  "donor.numberKept": {
    sv: "Vi har ditt personnummer. Skriv bara om det ska ändras.",
    en: "We have your personal identity number. Write only to change it.",
  },
  "donor.street.label": { sv: "Gatuadress", en: "Street address" },
  "donor.street.required": { sv: "Skriv din gatuadress", en: "Enter your street address" },
  "donor.postalCode.label": { sv: "Postnummer", en: "Postal code" },
  "donor.postalCode.required": { sv: "Skriv ditt postnummer", en: "Enter your postal code" },
  "donor.postalCode.notAPostalCode": {
    sv: "Postnumret stämmer inte. Det har fem siffror, till exempel 123\u00a045.",
    en: "The postal code is not right. It has five digits, for example 123\u00a045.",
  },
  "donor.town.label": { sv: "Ort", en: "Town" },
  "donor.town.required": { sv: "Skriv din ort", en: "Enter your town" },
  "donor.address.forbidden": {
    sv: "Här finns tecken som vi inte kan skriva på ett kuvert. Skriv med bokstäver som går att läsa i Sverige.",
    en: "There are characters here that we cannot print on an envelope. Please write with letters that can be read in Sweden.",
    help: "Vid ett namn eller en adress som något ska skickas till med posten.",
  },
} satisfies Translations;
