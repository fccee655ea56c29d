import type { Translations } from "./translation.ts";

/** To log in to my pages and my details, and out again. */
export const mySession = {
  "mySession.left": {
    sv: "Du är utloggad. Nu syns inget om någon trycker på bakåt.",
    en: "You are logged out. Nothing shows if somebody presses back.",
  },
  "mySession.untold": {
    sv: "Du är utloggad här. Nätet svarade inte, så hos oss slutar inloggningen av sig själv inom {minutes} minuter.",
    en: "You are logged out here. The network did not answer, so with us your login ends by itself within {minutes} minutes.",
    help: "När nätet saknas. {minutes} är antalet minuter.",
  },
  "mySession.idle": {
    sv: "Det hände inget på {minutes} minuter, så vi loggade ut dig. Logga in igen när du vill.",
    en: "Nothing happened for {minutes} minutes, so we logged you out. Log in again whenever you like.",
    help: "{minutes} är antalet minuter.",
  },
  "mySession.refused": {
    sv: "Inloggningen hade gått ut. Logga in igen, så går det bra.",
    en: "Your login had ended. Log in again and all is well.",
  },
  "mySession.heading": {
    sv: "Logga in med BankID",
    en: "Log in with BankID",
    help: "Rubriken över knapparna som öppnar BankID.",
  },
  "mySession.loading": { sv: "Vi hämtar BankID …", en: "Fetching BankID …" },
  "mySession.thenHeading": { sv: "Det här ser du då", en: "What you will see" },
  "mySession.noBankId": { sv: "Har du inget BankID?", en: "No BankID?" },
  "mySession.noBankId.call": {
    sv: "Ring oss på {phone}, så hjälper vi dig.",
    en: "Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "mySession.noScript": {
    sv: "Sidan behöver script för att öppna BankID. Ring oss på {phone}, så hjälper vi dig.",
    en: "The page needs scripts to open BankID. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "mySession.waiting": { sv: "Vi letar fram dina gåvor", en: "We are looking for your gifts" },
  "mySession.waiting.lead": {
    sv: "Tack. Har du gett länge kan det ta en minut.",
    en: "Thank you. If you have given for long it may take a minute.",
  },
  "mySession.checking": { sv: "Välkommen tillbaka", en: "Welcome back" },
  "mySession.checking.lead": {
    sv: "Vi ser efter om du fortfarande är inloggad.",
    en: "We are looking whether you are still logged in.",
  },
  "mySession.failed": { sv: "Vi når inte dina uppgifter just nu", en: "We cannot reach your data just now" },
  "mySession.failed.lead": {
    sv: "De är trygga hos oss. Försök igen om en liten stund, eller ring oss på {phone}.",
    en: "They are safe with us. Try again in a little while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "mySession.again": { sv: "Försök igen", en: "Try again" },
  "mySession.still": { sv: "Är du kvar?", en: "Are you still there?" },
  "mySession.still.lead": {
    sv: "Om {minutes} minuter loggar vi ut dig, så att ingen annan ser dina gåvor.",
    en: "In {minutes} minutes we log you out, so that nobody else sees your gifts.",
    help: "{minutes} är antalet minuter.",
  },
  "mySession.still.yes": { sv: "Ja, jag är kvar", en: "Yes, I am here" },
  "mySession.still.no": { sv: "Logga ut nu", en: "Log out now" },
  "mySession.still.notHeard": {
    sv: "Vi fick inget svar. Tryck en gång till.",
    en: "We got no answer. Please press again.",
  },
  "mySession.out": { sv: "Logga ut", en: "Log out" },
  "mySession.out.lead": {
    sv: "Är det inte din egen dator? Logga ut innan du går. Då syns inget om någon trycker på bakåt.",
    en: "Not your own computer? Log out before you go. Then nothing shows if somebody presses back.",
  },
  "mySession.call": {
    sv: "Hellre med en människa? Ring {phone}, {hours}.",
    en: "Rather a person? Call {phone}, {hours}.",
    help: "{phone} är telefonnumret och {hours} telefontiden.",
  },
} satisfies Translations;
