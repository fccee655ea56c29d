import type { Translations } from "./translation.ts";

export const consent = {
  "consent.heading": { sv: "Får vi använda kakor?", en: "May we use cookies?" },
  "consent.lead": {
    sv: "Kakor för statistik och marknadsföring hjälper oss att nå fler som vill ge.",
    en: "Cookies for statistics and marketing help us reach more people who want to give.",
  },
  "consent.refusing": {
    sv: "Säger du nej fungerar allt ändå.",
    en: "If you say no, everything works all the same.",
  },
  "consent.more": { sv: "Läs om våra kakor", en: "About our cookies (in Swedish)" },
  "consent.moreHref": { sv: "/kakor/", en: "/kakor/", help: "Adressen till sidan om kakor." },
  "consent.necessary": { sv: "Nödvändiga", en: "Necessary" },
  "consent.necessaryHelp": {
    sv: "Minns ditt val här, ett meddelande som du har dolt och en gåva som du har börjat på. De behövs alltid.",
    en: "Remember this choice, a notice that you have hidden and a gift that you have begun. They are always needed.",
  },
  "consent.statistics": { sv: "Statistik", en: "Statistics" },
  "consent.statisticsHelp": {
    sv: "Visar vilka sidor som läses och var något krånglar. Kakorna finns kvar i högst ett år.",
    en: "Shows which pages are read and where something goes wrong. The cookies stay for at most a year.",
  },
  "consent.marketing": { sv: "Marknadsföring", en: "Marketing" },
  "consent.marketingHelp": {
    sv: "Visar vilka annonser som leder till gåvor, så att vi inte lägger pengar på fel saker. Kakorna finns kvar i högst ett år.",
    en: "Shows which advertisements lead to gifts, so that we do not waste money. The cookies stay for at most a year.",
  },
  "consent.acceptAll": { sv: "Godkänn alla", en: "Accept all" },
  "consent.refuseAll": { sv: "Bara nödvändiga", en: "Only necessary" },
  "consent.choose": { sv: "Välj själv", en: "Choose" },
  "consent.save": { sv: "Spara mitt val", en: "Save my choice" },
  "consent.close": { sv: "Stäng utan att ändra", en: "Close without changing" },
} satisfies Translations;
