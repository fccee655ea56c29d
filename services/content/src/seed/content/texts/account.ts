import type { TextsOf } from "./texts-of.ts";

export const account: TextsOf<"account"> = {
  "account.clearing.label": { sv: "Clearingnummer", en: "Clearing number" },
  "account.clearing.hint": {
    sv: "Fyra siffror som visar vilken bank det är. Handelsbankens börjar på 6.",
    en: "Four figures that tell which bank it is. Handelsbanken’s begin with 6.",
  },
  "account.clearing.required": {
    sv: "Skriv clearingnumret. Det står före kontonumret i din internetbank. Handelsbankens börjar på 6, och ett personkonto hos Nordea har 3300.",
    en: "Write the clearing number. It stands before the account number in your internet bank. Handelsbanken’s begin with 6, and a personal account at Nordea has 3300.",
  },
  "account.clearing.forbiddenCharacters": {
    sv: "Skriv clearingnumret med bara siffror",
    en: "Write the clearing number in figures only",
  },
  "account.clearing.tooShort": {
    sv: "Clearingnumret har fyra siffror. Handelsbankens börjar på 6. Titta i din internetbank eller på ett kontoutdrag.",
    en: "The clearing number has four figures. Handelsbanken’s begin with 6. Look in your internet bank or at a bank statement.",
  },
  "account.clearing.tooLong": {
    sv: "Clearingnumret har fyra siffror, eller fem hos Swedbank. Skriv kontonumret i nästa fält.",
    en: "The clearing number has four figures, or five at Swedbank. Write the account number in the next field.",
  },
  "account.clearing.unknownClearing": {
    sv: "Ingen bank har det clearingnumret. Handelsbankens clearingnummer börjar på 6, och ett personkonto hos Nordea har 3300. Titta i din internetbank eller på ett kontoutdrag.",
    en: "No bank has that clearing number. Handelsbanken’s begin with 6, and a personal account at Nordea has 3300. Look in your internet bank or at a bank statement.",
  },
  "account.clearing.doubtful": {
    sv: "Den femte siffran passar inte ihop med de fyra första. Titta en gång till. Är clearingnumret rätt kan du gå vidare.",
    en: "The fifth figure does not go with the first four. Please look once more. If the clearing number is right, you can go on.",
  },
  "account.number.label": { sv: "Kontonummer", en: "Account number" },
  "account.number.hint": {
    sv: "Utan clearingnumret. Mellanslag och streck gör ingenting.",
    en: "Without the clearing number. Spaces and dashes do no harm.",
  },
  "account.number.required": { sv: "Skriv kontonumret", en: "Write the account number" },
  "account.number.forbiddenCharacters": {
    sv: "Skriv kontonumret med bara siffror, inte som IBAN",
    en: "Write the account number in figures only, not as an IBAN",
  },
  "account.number.tooShort": {
    sv: "Kontonumret är för kort för den banken. Skriv alla siffrorna, också nollor i början. Stämmer clearingnumret?",
    en: "The account number is too short for that bank. Write all its figures, also zeros at the beginning. Is the clearing number right?",
  },
  "account.number.tooLong": {
    sv: "Kontonumret är för långt för den banken. Skriv det utan clearingnumret, och inte numret på ditt kort. Stämmer clearingnumret?",
    en: "The account number is too long for that bank. Write it without the clearing number, and not the number of your card. Is the clearing number right?",
  },
  "account.number.doubtful": {
    sv: "Kontonumret ser inte ut att stämma. Titta en gång till på siffrorna. Är de rätt kan du gå vidare: några konton saknar kontrollsiffra.",
    en: "The account number does not look right. Please look at the figures once more. If they are right, you can go on: some accounts have no check digit.",
  },
};
