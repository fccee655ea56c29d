import type { TextsOf } from "./texts-of.ts";

export const mail: TextsOf<"mail"> = {
  "mail.receipt.subject": {
    sv: "Tack för din gåva! Här är ditt kvitto",
    en: "Thank you for your gift! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot. Skriv inget om givaren här.",
  },
  "mail.receipt.thanks": {
    sv: "Tack för din gåva!",
    en: "Thank you for your gift!",
    help: "Den första raden i mejlet med kvittot.",
  },
  "mail.receipt.given": {
    sv: "Du har gett {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have given {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.receipt.effect": {
    sv: "De går till svensk forskning om hjärta, kärl och lungor, så att fler ska få leva längre och må bättre.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs, so that more people may live longer and feel better.",
    help: "I mejlet med kvittot, om vad pengarna går till.",
  },
  "mail.receipt.attached": {
    sv: "Kvittot är bifogat som PDF.",
    en: "The receipt is attached as a PDF.",
    help: "I mejlet med kvittot.",
  },
  "mail.receipt.reference": {
    sv: "Din gåva har ordernummer {reference}. Uppge det om du hör av dig till oss.",
    en: "Your gift has order number {reference}. Please quote it if you contact us.",
    help: "I mejlet med kvittot. {reference} är åtta bokstäver och siffror.",
  },
  "mail.receipt.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet.",
    en: "Is there anything you wonder about? Call {phone} or reply to this e-mail.",
    help: "I mejlet med kvittot. {phone} är vårt telefonnummer.",
  },
  "mail.receipt.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i mejlet med kvittot. {organisation} är vårt namn.",
  },
};
