import type { Translations } from "./translation.ts";

export const account = {
  "account.fromBank.button": { sv: "Hämta kontot från din bank", en: "Fetch the account from your bank" },
  "account.fromBank.help": {
    sv: "Logga in hos din bank och välj ett konto. Vi får bara veta bankens namn, kontonumret och vem som har kontot.",
    en: "Log in at your bank and choose an account. We only learn the bank’s name, the account number and who holds the account.",
  },
  "account.fromBank.newTab": { sv: "Öppna banken i en ny flik", en: "Open the bank in a new tab" },
  "account.fromBank.again": { sv: "Till banken igen", en: "To the bank again" },
  "account.fromBank.starting": { sv: "Vi öppnar din bank …", en: "We are opening your bank …" },
  "account.fromBank.pending": {
    sv: "Vi väntar på din bank. Välj kontot där, så kommer det hit av sig självt. Eller skriv det själv.",
    en: "We are waiting for your bank. Choose the account there, and it comes here by itself. Or write it yourself.",
  },
  "account.fromBank.complete": {
    sv: "Kontot är hämtat från {bank}. Kontohavare: {holder}.",
    en: "The account has been fetched from {bank}. Holder: {holder}.",
    help: "{bank} är bankens namn, {holder} är den som har kontot.",
  },
  "account.fromBank.withoutClearing": {
    sv: "Kontot är hämtat från {bank}, men clearingnumret följde inte med. Skriv det här nedanför. Kontohavare: {holder}.",
    en: "The account has been fetched from {bank}, but the clearing number did not come along. Write it below. Holder: {holder}.",
    help: "{bank} är bankens namn, {holder} är den som har kontot.",
  },
  "account.fromBank.aborted": {
    sv: "Det avbröts hos banken, och inget konto hämtades. Försök igen, eller skriv kontot själv.",
    en: "It was cancelled at the bank, and no account was fetched. Try again, or write the account yourself.",
  },
  "account.fromBank.failed": {
    sv: "Det gick inte att hämta kontot. Försök igen, eller skriv det själv.",
    en: "The account could not be fetched. Try again, or write it yourself.",
  },
  "account.fromBank.anotherHolder": {
    sv: "Kontot står på någon annan än dig. Välj ett eget konto. Ska pengarna dras från någon annans är det den personen som legitimerar sig och skriver under.",
    en: "The account is held by somebody other than you. Choose an account of your own. If the money is to be drawn from somebody else’s, that person identifies and signs.",
  },
  "account.fromBank.unreadable": {
    sv: "Banken svarade, men vi kunde inte läsa kontonumret. Skriv det här nedanför.",
    en: "The bank answered, but we could not read the account number. Write it below.",
  },
  "account.fromBank.away": {
    sv: "Det går inte att nå bankerna härifrån just nu. Skriv kontot här nedanför i stället, eller försök igen om en stund.",
    en: "The banks cannot be reached from here right now. Write the account below instead, or try again in a while.",
  },
  "account.fromBank.tooMany": {
    sv: "Det blev många försök på kort tid. Skriv kontot här nedanför i stället.",
    en: "That was a lot of tries in a short time. Write the account below instead.",
  },
  "account.byHand": { sv: "Eller skriv kontot själv", en: "Or write the account yourself" },
  "account.clearing.label": { sv: "Clearingnummer", en: "Clearing number" },
  "account.clearing.hint": {
    sv: "Fyra siffror som visar vilken bank det är. Handelsbankens börjar på 6.",
    en: "Four digits that show which bank it is. Handelsbanken’s begin with 6.",
  },
  "account.clearing.required": {
    sv: "Skriv clearingnumret. Det står före kontonumret i din internetbank. Handelsbankens börjar på 6, och ett personkonto hos Nordea har 3300.",
    en: "Write the clearing number. It stands before the account number in your internet bank. Handelsbanken’s begin with 6, and a personal account at Nordea has 3300.",
  },
  "account.clearing.forbiddenCharacters": {
    sv: "Skriv clearingnumret med bara siffror",
    en: "Write the clearing number in digits only",
  },
  "account.clearing.tooShort": {
    sv: "Clearingnumret har fyra siffror. Handelsbankens börjar på 6. Titta i din internetbank eller på ett kontoutdrag.",
    en: "The clearing number has four digits. Handelsbanken’s begin with 6. Look in your internet bank or at a bank statement.",
  },
  "account.clearing.tooLong": {
    sv: "Clearingnumret har fyra siffror, eller fem hos Swedbank. Skriv kontonumret i nästa fält.",
    en: "The clearing number has four digits, or five at Swedbank. Write the account number in the next field.",
  },
  "account.clearing.unknownClearing": {
    sv: "Ingen bank har det clearingnumret. Handelsbankens clearingnummer börjar på 6, och ett personkonto hos Nordea har 3300. Titta i din internetbank eller på ett kontoutdrag.",
    en: "No bank has that clearing number. Handelsbanken’s begin with 6, and a personal account at Nordea has 3300. Look in your internet bank or at a bank statement.",
  },
  "account.clearing.doubtful": {
    sv: "Den femte siffran passar inte ihop med de fyra första. Titta en gång till. Är numret rätt ändå går det bra att fortsätta.",
    en: "The fifth digit does not go with the first four. Please look once more. If the number is right all the same, just go on.",
  },
  "account.number.label": { sv: "Kontonummer", en: "Account number" },
  "account.number.hint": {
    sv: "Utan clearingnumret. Mellanslag och streck gör ingenting. Vi sparar inte kontot i webbläsaren: laddas sidan om får du skriva det igen.",
    en: "Without the clearing number. Spaces and dashes do no harm. We do not keep the account in the browser: if the page is reloaded you need to enter it again.",
  },
  "account.number.required": { sv: "Skriv kontonumret", en: "Write the account number" },
  "account.number.forbiddenCharacters": {
    sv: "Skriv kontonumret med bara siffror, inte som IBAN",
    en: "Write the account number in digits only, not as an IBAN",
  },
  "account.number.tooShort": {
    sv: "Kontonumret är för kort för den banken. Skriv alla siffrorna, också nollor i början. Stämmer clearingnumret?",
    en: "The account number is too short for that bank. Write all its digits, also zeros at the beginning. Is the clearing number right?",
  },
  "account.number.tooLong": {
    sv: "Kontonumret är för långt för den banken. Skriv det utan clearingnumret, och inte numret på ditt kort. Stämmer clearingnumret?",
    en: "The account number is too long for that bank. Write it without the clearing number, and not the number of your card. Is the clearing number right?",
  },
  "account.number.doubtful": {
    sv: "Kontonumret ser inte ut att stämma. Titta en gång till på siffrorna. Är de rätt ändå går det bra att fortsätta: några konton saknar kontrollsiffra.",
    en: "The account number does not look right. Please look at the digits once more. If they are right all the same, just go on: some accounts have no check digit.",
  },
} satisfies Translations;
