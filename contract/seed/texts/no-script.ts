import type { Translations } from "./translation.ts";

export const noScript = {
  "noScript.gift": {
    sv: "Ge direkt: swisha till {swish} eller betala till bankgiro {bankgiro}. Ring oss gärna på {phone}.",
    en: "You can give directly: Swish to {swish} or bankgiro {bankgiro}. You are welcome to call us on {phone}.",
  },
  "noScript.candle": {
    sv: "För att tända ljuset här behövs JavaScript, som är avstängt i din webbläsare. Ring oss på {phone}, så tänder vi det tillsammans.",
    en: "To light the candle here, JavaScript is needed, which is turned off in your browser. Call us on {phone} and we will light it together.",
    help: "På sidan Tänd ett ljus, för den som har stängt av script. {phone} är telefonnumret.",
  },
  "noScript.greeting": {
    sv: "Vill du skicka ett av korten? Ring oss på {phone} och berätta vilket, så skriver vi det åt dig. Gåvan swishar du till {swish} eller betalar till bankgiro {bankgiro}.",
    en: "Would you like to send one of the cards? Call us on {phone} and tell us which, and we will write it for you. You can give by Swish to {swish} or by bankgiro {bankgiro}.",
    help: "Vid korten, för den som har stängt av script. {phone} är telefonnumret, {swish} och {bankgiro} är våra nummer.",
  },
  "noScript.memorial": {
    sv: "Ring oss på {phone}, så skriver vi minnesbladet åt dig. Gåvan swishar du till {swish} eller betalar till bankgiro {bankgiro}.",
    en: "Call us on {phone} and we will write the memorial sheet for you. You can Swish the gift to {swish} or pay it to bankgiro {bankgiro}.",
    help: "På sidan Minnesgåva, för den som har stängt av script. {phone} är telefonnumret.",
  },
  "noScript.giftDocument": {
    sv: "Ring oss på {phone}, så skriver vi det åt dig. Gåvan swishar du till {swish} eller betalar till bankgiro {bankgiro}.",
    en: "Call us on {phone} and we will write it for you. You can Swish the gift to {swish} or pay it to bankgiro {bankgiro}.",
    help: "På sidorna Gåvobevis och Gåvokort, för den som har stängt av script. {phone} är telefonnumret.",
  },
  "noScript.company": {
    sv: "Ring oss på {phone}, så skriver vi diplomet och fakturan åt er. Eller swisha till {swish} eller betala till bankgiro {bankgiro} med företagets namn i meddelandet.",
    en: "Call us on {phone} and we will write the diploma and the invoice for you. You can also Swish to {swish} or pay to bankgiro {bankgiro} with the name of the company in the message.",
    help: "På sidan Gåva från företag, för den som har stängt av script. {phone} är telefonnumret, {swish} och {bankgiro} är våra nummer.",
  },
  "noScript.membership": {
    sv: "Det går lika bra att bli medlem på telefon: ring oss på {phone}, så tar vi emot dina uppgifter. Avgiften betalar du till bankgiro {bankgiro}.",
    en: "You can just as well become a member by telephone: call us on {phone} and we will take your details. Pay the fee to bankgiro {bankgiro}.",
    help: "På sidan Bli medlem, för den som har stängt av script. {phone} är telefonnumret.",
  },
  "noScript.monthly": {
    sv: "För att skriva under här behövs JavaScript, som är avstängt i din webbläsare. Använd blanketten, lägg upp en månadsbetalning till bankgiro {bankgiro} i din bank, eller ring oss på {phone}.",
    en: "To sign here, JavaScript is needed, which is turned off in your browser. Use the form, set up a monthly payment to bankgiro {bankgiro} in your bank, or call us on {phone}.",
    help: "På sidorna Bli månadsgivare och Autogiro, för den som har stängt av script. {phone} är telefonnumret.",
  },
  "noScript.articles": {
    sv: "För att beställa här behöver din webbläsare JavaScript. Eller ring oss på {phone}, så tar vi emot beställningen.",
    en: "To order here, your browser needs JavaScript. You can also call us on {phone}, and we will take the order.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
