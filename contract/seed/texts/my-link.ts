import type { Translations } from "./translation.ts";

/** Links to a mailbox, and proofs of an address: for gifts without a number, and for who has no BankID. */
export const myLink = {
  "myLink.search.pages": {
    sv: "Se dina gåvor och vad de blev, hämta kvitton, ändra, pausa eller avsluta månadsgåvan.",
    en: "See your gifts and what they became, download receipts, change, pause or end your monthly gift.",
    help: "Under Mina sidor i sökningen på webbplatsen.",
  },
  "myLink.search.pages.words": {
    sv: "Logga in med BankID. Ändra autogiro: belopp, dag eller konto. Säga upp autogiro, avsluta månadsgåva, sluta ge varje månad, pausa. Kvitto, årsbesked och skattereduktion. Medlemskort.",
    en: "Log in with BankID. Change the direct debit: amount, day or account. Cancel, end the monthly gift, pause. Receipts and tax reduction. Member’s card.",
    help: "Ord som någon kan söka efter för att hitta Mina sidor.",
  },
  "myLink.search.details": {
    sv: "Se vad vi vet om dig, varför och hur länge. Rätta det, ta med det eller ta bort det.",
    en: "See what we know of you, why and for how long. Correct it, take it along or remove it.",
    help: "Under Mina uppgifter i sökningen på webbplatsen.",
  },
  "myLink.search.details.words": {
    sv: "Ändra adress, byta e-post eller mobilnummer. Slippa reklam och utskick. Registerutdrag, bli glömd, ta bort mina personuppgifter, GDPR.",
    en: "Change address, e-mail or mobile number. Stop mailings. A copy of my data, be forgotten, remove my personal data, GDPR.",
    help: "Ord som någon kan söka efter för att hitta Mina uppgifter.",
  },
  "myLink.noBankId": { sv: "Har du inget BankID?", en: "No BankID?" },
  "myLink.noBankId.text": {
    sv: "Då mejlar vi en länk till dig. Med den ser du dina gåvor och hämtar kvitton.",
    en: "Then we mail you a link. With it you see your gifts and download receipts.",
  },
  "myLink.email.label": { sv: "E-post", en: "E-mail" },
  "myLink.email.hint": {
    sv: "Den adress som du skrev när du gav",
    en: "The address that you wrote when you gave",
  },
  "myLink.email.required": { sv: "Skriv din e-postadress", en: "Write your e-mail address" },
  "myLink.email.notAnEmail": {
    sv: "E-postadressen stämmer inte. Saknas @ eller .se?",
    en: "The e-mail address is not right. It needs an @ and an ending such as .se",
  },
  "myLink.send": { sv: "Mejla en länk", en: "Mail me a link" },
  "myLink.sending": { sv: "Ett ögonblick …", en: "One moment …" },
  "myLink.sent": {
    sv: "Om adressen finns hos oss ligger en länk i din inkorg inom någon minut. Den gäller i {time}.",
    en: "If we have the address, a link is in your inbox within a minute or so. It is valid for {time}.",
    help: "Samma ord vare sig adressen finns eller inte. {time} är hur länge länken gäller.",
  },
  "myLink.sent.nothing": {
    sv: "Kom inget? Titta i skräpposten, eller prova en annan adress. Eller ring {phone}.",
    en: "Nothing there? Look in your junk mail, or try another address. Or call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "myLink.notSent": {
    sv: "Vi fick inget svar. Tryck en gång till, eller ring {phone}.",
    en: "We got no answer. Press once more, or call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "myLink.tooMany": {
    sv: "Det blev många försök. Vänta en stund och tryck igen, eller ring {phone}.",
    en: "That was a lot of tries. Wait a while and press again, or call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "myLink.open": { sv: "Här är dina gåvor", en: "Here are your gifts" },
  "myLink.open.text": {
    sv: "Tryck här, så visar vi gåvor och kvitton i den här webbläsaren.",
    en: "Press here, and we show gifts and receipts in this browser.",
    help: "På sidan som länken i mejlet öppnar.",
  },
  "myLink.open.press": { sv: "Visa mina gåvor", en: "Show my gifts" },
  "myLink.old": { sv: "Länken fungerar inte längre", en: "The link no longer works" },
  "myLink.old.text": {
    sv: "En länk gäller i {time} och öppnas en gång. Be om en ny här nedanför, eller logga in med BankID.",
    en: "A link is valid for {time} and is opened once. Ask for a new one below, or log in with BankID.",
    help: "När en länk är för gammal, använd, fel eller öppnad någon annanstans. {time} är hur länge länken gäller.",
  },
  "myLink.old.bankId": { sv: "Logga in med BankID", en: "Log in with BankID" },
  "myLink.find": { sv: "Saknas en gåva?", en: "Is a gift missing?" },
  "myLink.find.text": {
    sv: "Kanske gav du utan personnummer. Hitta den med den e-post eller mobil som du använde då.",
    en: "Perhaps you gave without a personal identity number. Find it by the e-mail or mobile that you used then.",
  },
  "myLink.find.by": { sv: "Hitta med", en: "Find by" },
  "myLink.find.email": { sv: "E-post", en: "E-mail" },
  "myLink.find.mobile": { sv: "Mobil", en: "Mobile" },
  "myLink.find.email.required": { sv: "Skriv e-postadressen som du använde", en: "Write the e-mail address you used" },
  "myLink.find.mobile.required": { sv: "Skriv mobilnumret som du använde", en: "Write the mobile number you used" },
  "myLink.find.mobile.notAMobile": {
    sv: "Mobilnumret stämmer inte. Ett utländskt börjar med +.",
    en: "The mobile number is not right. A number abroad begins with +.",
  },
  "myLink.find.send": { sv: "Hitta gåvor", en: "Find gifts" },
  "myLink.find.mailed": {
    sv: "Nu ligger en länk i inkorgen hos {value}. Tryck på den inom {time}, så kommer gåvorna hit om det finns några.",
    en: "A link is now in the inbox of {value}. Press it within {time}, and the gifts come here, if there are any.",
    help: "Samma ord vare sig det finns gåvor eller inte. {value} är adressen, {time} hur länge länken gäller.",
  },
  "myLink.find.texted": {
    sv: "Vi har skickat en kod till {value}. Skriv den här inom {time}, så kommer gåvorna hit om det finns några.",
    en: "We have sent a code to {value}. Write it here within {time}, and the gifts come here, if there are any.",
    help: "Samma ord vare sig det finns gåvor eller inte. {value} är numret, {time} hur länge koden gäller.",
  },
  "myLink.find.code": { sv: "Hämta hem gåvorna", en: "Bring the gifts home" },
  "myLink.find.other": { sv: "Prova en annan adress eller ett annat nummer", en: "Try another address or number" },
  "myLink.found.none": {
    sv: "Tack. Vi hittade inga fler gåvor där.",
    en: "Thank you. We found no further gifts there.",
  },
  "myLink.found.one": { sv: "En gåva har kommit hem.", en: "One gift has come home." },
  "myLink.found.many": {
    sv: "{found} gåvor har kommit hem.",
    en: "{found} gifts have come home.",
    help: "{found} är antalet.",
  },
  "myLink.found.toPages": { sv: "Se dem på Mina sidor", en: "See them on My pages" },
  "myLink.prove": { sv: "Är det din adress?", en: "Is it your address?" },
  "myLink.prove.text": {
    sv: "Tryck här, så vet vi att mejlet kom fram till dig. Var det inte du som bad om det? Då behöver du inte göra något.",
    en: "Press here, so that we know that the e-mail reached you. If it was not you who asked, you need do nothing.",
  },
  "myLink.prove.press": { sv: "Ja, det är min adress", en: "Yes, it is my address" },
  "myLink.proven": { sv: "Tack, nu vet vi att det är du", en: "Thank you, now we know that it is you" },
  "myLink.proven.new": {
    sv: "Från och med nu skriver vi till din nya adress.",
    en: "From now on we write to your new address.",
  },
  "myLink.proven.toPages": { sv: "Till Mina sidor", en: "To My pages" },
  "myLink.unproven": { sv: "Länken fungerar inte längre", en: "The link no longer works" },
  "myLink.unproven.text": {
    sv: "Den är kanske redan använd, eller för gammal: en länk gäller i {time}. Logga in på Mina uppgifter och be om en ny, eller ring {phone}.",
    en: "Perhaps it has been used already, or is too old: a link is valid for {time}. Log in to My details and ask for a new one, or call {phone}.",
    help: "{time} är hur länge länken gäller, {phone} vårt telefonnummer.",
  },
  "myLink.unproven.to": { sv: "Till Mina uppgifter", en: "To My details" },
} satisfies Translations;
