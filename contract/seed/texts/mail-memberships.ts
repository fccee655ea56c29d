import type { Translations } from "./translation.ts";

export const membershipMail = {
  "mail.welcome.subject": {
    sv: "Välkommen som medlem!",
    en: "Welcome as a member!",
    help: "Ämnesraden och den första raden i välkomstmejlet. Skriv inget om medlemmen här.",
  },
  "mail.welcome.begins": {
    sv: "Nu är du medlem i {organisation}. Medlemskapet gäller från och med den {first} till och med den {last}.",
    en: "You are now a member of {organisation}. The membership is valid from {first} to {last}, both days included.",
    help: "I välkomstmejlet. {organisation} är vårt namn, {first} den första dagen och {last} den sista.",
  },
  "mail.welcome.card": {
    sv: "Ditt medlemskort är bifogat som PDF. Ditt medlemsnummer är {number}.",
    en: "Your membership card is attached as a PDF. Your member number is {number}.",
    help: "I välkomstmejlet och när ett medlemskap har förnyats. {number} är medlemsnumret.",
  },
  "mail.welcome.together": {
    sv: "Tack för att du är med. Tillsammans gör vi att fler får leva längre och må bättre.",
    en: "Thank you for being one of us. Together we help more people to live longer and feel better.",
    help: "I välkomstmejlet och när ett medlemskap har förnyats.",
  },
  "mail.renewed.subject": {
    sv: "Tack för att du fortsätter som medlem!",
    en: "Thank you for staying a member!",
    help: "Ämnesraden och den första raden i mejlet när ett medlemskap har förnyats. Skriv inget om medlemmen här.",
  },
  "mail.renewed.begins": {
    sv: "Ditt medlemskap i {organisation} är förnyat. Det nya året gäller från och med den {first} till och med den {last}.",
    en: "Your membership of {organisation} is renewed. The new year is valid from {first} to {last}, both days included.",
    help: "I mejlet när ett medlemskap har förnyats. {organisation} är vårt namn, {first} den första dagen och {last} den sista.",
  },
} satisfies Translations;
