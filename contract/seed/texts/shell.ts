import type { Translations } from "./translation.ts";

export const shell = {
  "shell.skip": { sv: "Hoppa till innehållet", en: "Skip to content" },
  "shell.logo": { sv: "Till startsidan", en: "To the home page" },
  "shell.mainMenu": { sv: "Huvudmeny", en: "Main menu" },
  "shell.menu": { sv: "Meny", en: "Menu" },
  "shell.closeMenu": { sv: "Stäng", en: "Close" },
  "shell.search": { sv: "Sök", en: "Search (in Swedish)" },
  "shell.myPages": { sv: "Mina sidor", en: "My pages (in Swedish)" },
  "shell.logOut": { sv: "Logga ut", en: "Log out", help: "I stället för Mina sidor, för den som är inloggad." },
  "shell.give": { sv: "Ge en gåva", en: "Give" },
  "shell.help": {
    sv: "Behöver du hjälp? Ring",
    en: "Do you need help? Call",
    help: "Överst när man ger en gåva. Telefonnumret följer efter.",
  },
  "shell.notice": { sv: "Meddelande", en: "Notice" },
  "shell.hideNotice": { sv: "Dölj", en: "Hide" },
  "shell.navigatedTo": {
    sv: "Du är nu på {title}",
    en: "Navigated to {title}",
    help: "Läses upp av skärmläsare när en ny sida visas. {title} är sidans titel.",
  },
  "shell.delayed": {
    sv: "Sidan är på väg. Det tar lite längre tid än vanligt.",
    en: "The page is on its way. It is taking a little longer than usual.",
    help: "Visas när en sida har laddat i mer än en sekund.",
  },
  "shell.footer.account90": { sv: "90-konto", en: "90 account" },
  "shell.footer.swish": { sv: "Swish", en: "Swish" },
  "shell.footer.bankgiro": { sv: "Bankgiro", en: "Bankgiro" },
  "shell.footer.phone": { sv: "Ring oss {hours}", en: "Call us {hours}", help: "{hours} är telefontiderna." },
  "shell.footer.organisationNumber": { sv: "Organisationsnummer", en: "Organisation number" },
  "shell.footer.cookies": { sv: "Inställningar för kakor", en: "Cookie settings" },
  "shell.otherLanguage": { sv: "In English", en: "På svenska", help: "Länken till samma sida på det andra språket." },
} satisfies Translations;
