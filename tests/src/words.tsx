import React, { type ReactNode } from "react";
import type { Language } from "contract/published-content.ts";
import { TextsProvider } from "#src/core/texts.tsx";

/** Words as the content service gives them, short, so that a test shows what is said where. */
export const swedish = {
  "shell.skip": "Till innehållet",
  "shell.logo": "Till startsidan",
  "shell.mainMenu": "Huvudmeny",
  "shell.menu": "Meny",
  "shell.closeMenu": "Stäng",
  "shell.search": "Sök",
  "shell.myPages": "Mina sidor",
  "shell.give": "Ge en gåva",
  "shell.notice": "Meddelande",
  "shell.hideNotice": "Dölj",
  "shell.navigatedTo": "Du är nu på {title}",
  "shell.delayed": "Sidan dröjer lite",
  "shell.otherLanguage": "English",
  "shell.footer.account90": "90-konto",
  "shell.footer.swish": "Swish",
  "shell.footer.bankgiro": "Bankgiro",
  "shell.footer.phone": "Telefon ({hours})",
  "shell.footer.organisationNumber": "Organisationsnummer",
  "shell.footer.cookies": "Ändra kakor",
  "consent.heading": "Får vi använda kakor?",
  "consent.lead": "Du bestämmer.",
  "consent.more": "Läs mer om kakor",
  "consent.moreHref": "/kakor/",
  "consent.necessary": "Nödvändiga",
  "consent.necessaryHelp": "De behövs alltid.",
  "consent.statistics": "Statistik",
  "consent.statisticsHelp": "Visar vilka sidor som läses.",
  "consent.marketing": "Marknadsföring",
  "consent.marketingHelp": "Visar vilka annonser som leder till gåvor.",
  "consent.acceptAll": "Ja till alla",
  "consent.refuseAll": "Nej till alla",
  "consent.choose": "Välj själv",
  "consent.save": "Spara mitt val",
  "consent.close": "Stäng utan att ändra",
  "giftStart.heading": "Ge en gåva",
  "giftStart.howOften": "Hur ofta?",
  "giftStart.once": "En gång",
  "giftStart.monthly": "Varje månad",
  "giftStart.amount": "Belopp",
  "giftStart.other": "Annat",
  "giftStart.otherLabel": "Annat belopp i kronor",
  "giftStart.currency": "kr",
  "giftStart.giveSwish": "Ge {amount} kr med Swish",
  "giftStart.giveSwishAnything": "Ge med Swish",
  "giftStart.giveMonthlyAnything": "Ge varje månad",
  "giftStart.giveMonthly": "Ge {amount} kr varje månad",
  "giftStart.direct": "Swisha direkt till {swish}",
  "giftStart.tooSmall": "Minst {least} kr.",
  "giftStart.tooLarge": "Mer än {most} kr? Ring {phone}.",
  "giftStart.notANumber": "Skriv beloppet med siffror.",
  "content.breatheIn": "in",
  "content.breatheOut": "ut",
};

export const english = { ...swedish, "shell.navigatedTo": "Navigated to {title}", "shell.otherLanguage": "Svenska" };

/** Around whatever speaks: `render(<Menu />, { wrapper: Words })`. */
export function Words({ language = "sv", children }: { language?: Language; children?: ReactNode }) {
  return (
    <TextsProvider language={language} texts={language === "sv" ? swedish : english}>
      {children}
    </TextsProvider>
  );
}
