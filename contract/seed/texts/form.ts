import type { Translations } from "./translation.ts";

export const form = {
  "form.optional": {
    sv: "(frivilligt)",
    en: "(optional)",
    help: "Står efter namnet på ett fält som inte måste fyllas i.",
  },
  "form.required": { sv: "Fyll i det här.", en: "Please fill this in." },
  "form.tooLong": { sv: "Texten är för lång. Korta den lite.", en: "This is too long. Please shorten it." },
  "form.forbiddenCharacters": {
    sv: "Här finns ett osynligt eller trasigt tecken som vi inte kan ta emot. Skriv texten för hand i stället för att klistra in den.",
    en: "There is an invisible or broken character here that we cannot take. Please type the text instead of pasting it.",
  },
  "form.notAName": {
    sv: "Skriv bara ett namn här: inga webbadresser, inga telefonnummer och inte namnet på en myndighet eller en bank.",
    en: "Please write just a name here: no web addresses, no telephone numbers and not the name of an authority or a bank.",
    help: "Vid ett fält för namn, när något annat än ett namn står där.",
  },
  "form.notRight": {
    sv: "Något stämmer inte här. Titta en gång till.",
    en: "Something is not right here. Please look again.",
  },
  "form.errors.none": {
    sv: "Nu är allt rättat",
    en: "Everything is put right",
    help: "Där felen stod, när det sista är rättat.",
  },
  "form.errors.one": {
    sv: "En sak att rätta",
    en: "One thing to put right",
    help: "Rubrik ovanför ett formulär med ett fel.",
  },
  "form.errors.two": {
    sv: "Två saker att rätta",
    en: "Two things to put right",
    help: "Rubrik ovanför ett formulär med två fel.",
  },
  "form.errors.three": {
    sv: "Tre saker att rätta",
    en: "Three things to put right",
    help: "Rubrik ovanför ett formulär med tre fel.",
  },
  "form.errors.many": {
    sv: "{count} saker att rätta",
    en: "{count} things to put right",
    help: "Rubrik ovanför ett formulär med flera fel. {count} är antalet.",
  },
  "form.errors.numbers": {
    sv: "Fyra Fem Sex Sju Åtta Nio Tio Elva Tolv",
    en: "Four Five Six Seven Eight Nine Ten Eleven Twelve",
    help: "Antalet fel i rubriken, från fyra till tolv, med mellanslag emellan.",
  },
  "form.errorTitle": {
    sv: "Fel:",
    en: "Error:",
    help: "Först i sidans titel medan något behöver rättas.",
  },
  "form.loading": { sv: "Ett ögonblick …", en: "One moment …" },
  "form.notLoaded": {
    sv: "Hela sidan kom inte fram. Se efter att du har nät och försök igen.",
    en: "The page could not be fetched. Check your connection to the internet and try again.",
  },
  "form.reload": { sv: "Ladda om sidan", en: "Reload the page" },
} satisfies Translations;
