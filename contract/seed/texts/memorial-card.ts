import type { Translations } from "./translation.ts";

/** On the shared card's page. */
export const memorialCard = {
  "memorialCard.title": {
    sv: "Ett ljus är tänt",
    en: "A candle has been lit",
    help: "Sidans titel, som också syns där länken delas. Den nämner ingen vid namn.",
  },
  "memorialCard.description": {
    sv: "Ett ljus brinner för någon som är saknad. Öppna kortet, och tänd ett eget ljus om du vill.",
    en: "A candle burns for somebody who is missed. Open the card, and light a candle of your own if you wish.",
    help: "Syns där länken delas. Den nämner ingen vid namn.",
  },
  "memorialCard.noScript": {
    sv: "Någon har tänt ett ljus och delat det med dig. För att läsa orden på kortet behöver din webbläsare JavaScript, som är avstängt. Ring oss på {phone}, så läser vi det för dig.",
    en: "Somebody has lit a candle and shared it with you. To read the words on the card your browser needs JavaScript, which is turned off. Call us on {phone} and we will read it to you.",
    help: "{phone} är telefonnumret.",
  },
  "memorialCard.away": { sv: "Vi når inte kortet just nu", en: "We cannot reach the card just now" },
  "memorialCard.away.text": {
    sv: "Ljuset brinner ändå. Försök igen om en stund, eller ring oss på {phone}.",
    en: "The candle burns all the same. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorialCard.unknown": { sv: "Vi hittar inget ljus här", en: "We find no candle here" },
  "memorialCard.unknown.text": {
    sv: "Länken kan ha gått sönder på vägen, eller så har kortet funnits så länge att det är borttaget. Be den som skickade länken att skicka den igen, eller ring oss på {phone}.",
    en: "The link may have been damaged on the way, or the card has been here so long that it has been removed. Ask whoever sent the link to send it again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorialCard.takenDown": { sv: "Kortet visas inte längre", en: "The card is no longer shown" },
  "memorialCard.takenDown.text": {
    sv: "Ljuset som var tänt här är borttaget. Undrar du något, ring oss på {phone}.",
    en: "The candle that was lit here has been taken down. If you have any questions, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorialCard.names": { sv: "De har tänt egna ljus", en: "They have lit candles of their own" },
  "memorialCard.names.yours": { sv: "ditt ljus", en: "your candle", help: "Efter namnet på den som läser." },
  "memorialCard.names.others": {
    sv: "och {count} till",
    en: "and {count} more",
    help: "Efter namnen. {count} är hur många som inte visas.",
  },
  "memorialCard.names.oneOther": { sv: "och en till", en: "and one more", help: "Efter namnen." },
  "memorialCard.light": { sv: "Tänd ett eget ljus", en: "Light a candle of your own" },
  "memorialCard.light.text": {
    sv: "Det brinner bredvid de andra. Det kostar ingenting.",
    en: "It burns beside the others. It costs nothing.",
  },
  "memorialCard.light.name": { sv: "Ditt namn", en: "Your name" },
  "memorialCard.light.nameHint": {
    sv: "Alla som har länken ser det. Lämna fältet tomt om du inte vill synas.",
    en: "All who have the link see it. Leave the field empty if you do not wish to be seen.",
  },
  "memorialCard.light.send": { sv: "Tänd ljuset", en: "Light the candle" },
  "memorialCard.light.sending": { sv: "Ett ögonblick …", en: "One moment …" },
  "memorialCard.light.lit": { sv: "Ditt ljus brinner nu.", en: "Your candle is burning now." },
  "memorialCard.light.litBefore": {
    sv: "Du har tänt ett ljus här.",
    en: "You have lit a candle here.",
    help: "När den som tittar har varit här förut, på samma dator eller mobil.",
  },
  "memorialCard.light.failed": {
    sv: "Vi fick inget svar, så vi vet inte om ljuset är tänt. Försök igen om en liten stund, det blir ändå bara ett ljus. Eller ring oss på {phone}.",
    en: "We got no answer, so we do not know whether the candle is lit. Try again in a little while, there will be only one candle. Or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorialCard.light.tooMany": {
    sv: "Det blev många på en gång. Vänta en stund och försök igen, eller ring oss på {phone}.",
    en: "That was a lot at once. Wait a while and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorialCard.light.nameTooLong": {
    sv: "Namnet får ha högst 60 bokstäver",
    en: "There is room for 60 letters of a name",
  },
  "memorialCard.light.hasLink": {
    sv: "Länkar kan inte stå här. Skriv bara ditt namn.",
    en: "There can be no links here. Write only your name.",
  },
  "memorialCard.light.forbidden": {
    sv: "Här finns tecken som vi inte kan visa. Skriv namnet med vanliga bokstäver.",
    en: "There are characters here that we cannot show. Write the name in ordinary letters.",
  },
  "memorialCard.own": { sv: "Tänd ett ljus för någon du saknar", en: "Light a candle for somebody you miss" },
  "memorialCard.specimen": {
    sv: "Så här kan ett minneskort se ut. Namnen är påhittade.",
    en: "This is what a memorial card may look like. The names are made up.",
    help: "På sidan som visar ett kort som exempel.",
  },
  "memorialCard.specimen.name": { sv: "Astrid Ekdahl", en: "Astrid Ekdahl", help: "Ett påhittat namn." },
  "memorialCard.specimen.greeting": {
    sv: "Tack för tiden vi fick.\nDin värme finns kvar.",
    en: "Thank you for the time we had.\nYour warmth remains.",
  },
  "memorialCard.specimen.from": { sv: "Gunilla, Per och barnbarnen", en: "Gunilla, Per and the grandchildren" },
} satisfies Translations;
