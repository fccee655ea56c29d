import type { Translations } from "./translation.ts";

/** On the page of a greeting card that somebody has shared. */
export const greetingCard = {
  "greetingCard.title": {
    sv: "Du har fått ett kort",
    en: "You have been sent a card",
    help: "Sidans titel, som också syns där länken delas. Den nämner ingen vid namn.",
  },
  "greetingCard.quietTitle": {
    sv: "Ett kort till dig",
    en: "A card for you",
    help: "På ett kondoleanskort medan orden hämtas.",
  },
  "greetingCard.description": {
    sv: "Någon har tänkt på dig. Öppna kortet och läs orden.",
    en: "Somebody has thought of you. Open the card and read the words.",
    help: "Syns där länken delas. Den nämner ingen vid namn.",
  },
  "greetingCard.noScript": {
    sv: "Någon har skickat ett kort till dig. För att läsa orden på det behöver din webbläsare JavaScript, som är avstängt. Ring oss på {phone}, så läser vi det för dig.",
    en: "Somebody has sent you a card. To read the words on it your browser needs JavaScript, which is turned off. Call us on {phone} and we will read it to you.",
    help: "{phone} är telefonnumret.",
  },
  "greetingCard.to": { sv: "Till", en: "To", help: "På kortet, före namnet på den som får det." },
  "greetingCard.from": { sv: "Från", en: "From", help: "På kortet, före namnet på den som skickar det." },
  "greetingCard.away": { sv: "Vi når inte kortet just nu", en: "We cannot reach the card just now" },
  "greetingCard.away.text": {
    sv: "Det ligger kvar och väntar på dig. Försök igen om en stund, eller ring oss på {phone}.",
    en: "It is still here, waiting for you. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "greetingCard.unknown": { sv: "Vi hittar inget kort här", en: "We find no card here" },
  "greetingCard.unknown.text": {
    sv: "Länken kan ha gått sönder på vägen, eller så har kortet funnits så länge att det är borttaget. Be den som skickade länken att skicka den igen, eller ring oss på {phone}.",
    en: "The link may have been damaged on the way, or the card has been here so long that it has been removed. Ask whoever sent the link to send it again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "greetingCard.takenDown": { sv: "Kortet visas inte längre", en: "The card is no longer shown" },
  "greetingCard.takenDown.text": {
    sv: "Kortet som låg här är borttaget. Undrar du något, ring oss på {phone}.",
    en: "The card that was here has been taken down. If you have any questions, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "greetingCard.gift": {
    sv: "Med kortet följer en gåva till forskningen om hjärta och lungor.",
    en: "With the card comes a gift to research on heart and lungs.",
    help: "Under kortet, för den som har fått det.",
  },
  "greetingCard.thank": { sv: "Tacka för kortet", en: "Say thank you for the card" },
  "greetingCard.thank.words": { sv: "Dina ord", en: "Your words" },
  "greetingCard.thank.hint": {
    sv: "Vi mejlar dem till den som skickade kortet. Ingen av er ser den andras e-postadress.",
    en: "We e-mail them to whoever sent the card. Neither of you sees the other’s address.",
  },
  "greetingCard.thank.send": { sv: "Skicka tacket", en: "Send your thanks" },
  "greetingCard.thank.sent": {
    sv: "Ditt tack är på väg till den som skickade kortet.",
    en: "Your thanks are on their way to whoever sent the card.",
  },
  "greetingCard.thank.sentBefore": {
    sv: "Tacket för kortet är redan skickat.",
    en: "Thanks for this card have already been sent.",
    help: "När någon har tackat förut. Det går att göra en gång.",
  },
  "greetingCard.thank.failed": {
    sv: "Det gick inte att skicka just nu. Det du har skrivit finns kvar. Försök igen om en stund, eller ring oss på {phone}.",
    en: "It could not be sent just now. What you have written is still here. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "greetingCard.thank.tooMany": {
    sv: "Det blev många på en gång. Det du har skrivit finns kvar. Vänta en stund och försök igen, eller ring oss på {phone}.",
    en: "That was a lot at once. What you have written is still here. Wait a while and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "greetingCard.thank.required": { sv: "Skriv några ord först.", en: "Write a few words first." },
  "greetingCard.thank.tooLong": {
    sv: "Det är lite för långt. Korta det till 500 tecken och högst 20 rader.",
    en: "That is a little too long. Make it 500 characters and 20 lines at most.",
  },
  "greetingCard.thank.hasLink": {
    sv: "Länkar kan inte stå här. Skriv bara dina ord.",
    en: "There can be no links here. Write only your words.",
  },
  "greetingCard.thank.forbidden": {
    sv: "Här finns tecken som vi inte kan skicka. Skriv med vanliga bokstäver.",
    en: "There are characters here that we cannot send. Write in ordinary letters.",
  },
  "greetingCard.own": { sv: "Skicka ett eget kort", en: "Send a card of your own" },
} satisfies Translations;
