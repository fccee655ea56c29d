import type { Translations } from "./translation.ts";

export const diploma = {
  "diploma.title": { sv: "Gör ett diplom av din gåva", en: "Make a diploma of your gift" },
  "diploma.lead": {
    sv: "Till den som har samlat in, sprungit eller fyllt år. Skriv ditt namn eller någon annans.",
    en: "For somebody who has raised money, run a race or had a birthday. Write your name or somebody else's.",
  },
  "diploma.noScript": {
    sv: "Diplomet kan inte göras i din webbläsare. Ring oss på {phone}, så gör vi det åt dig.",
    en: "The diploma cannot be made in your browser. Call us on {phone} and we will make it for you.",
    help: "{phone} är telefonnumret.",
  },
  "diploma.asking": { sv: "Vi hämtar din gåva …", en: "We are fetching your gift …" },
  "diploma.away": { sv: "Vi når inte din gåva just nu", en: "We cannot reach your gift just now" },
  "diploma.again": { sv: "Försök igen", en: "Try again" },
  "diploma.notFound": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "diploma.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du gett en gåva är den trygg hos oss. Ring {phone}, så gör vi diplomet tillsammans.",
    en: "The address may have been damaged on the way. If you have given a gift it is safe with us. Call {phone} and we will make the diploma together.",
    help: "{phone} är telefonnumret.",
  },
  "diploma.give": { sv: "Ge en gåva", en: "Give a gift" },
  "diploma.unpaid": { sv: "Gåvan är inte betald än", en: "The gift has not been paid yet" },
  "diploma.unpaid.text": {
    sv: "När den är betald gör du diplomet här.",
    en: "When it is paid, make the diploma here.",
  },
  "diploma.unpaid.pay": { sv: "Till betalningen", en: "To the payment" },
  "diploma.words": { sv: "Vad ska stå på diplomet?", en: "What should the diploma say?" },
  "diploma.name": { sv: "Namn", en: "Name" },
  "diploma.name.hint": {
    sv: "Den som diplomet är till: en person, ett lag eller ett sällskap.",
    en: "Whom the diploma is for: a person, a team or a group.",
  },
  "diploma.name.required": { sv: "Skriv vem diplomet är till", en: "Write whom the diploma is for" },
  "diploma.name.tooLong": { sv: "Namnet får ha högst 60 bokstäver", en: "There is room for 60 letters of a name" },
  "diploma.occasion": { sv: "Tillfälle", en: "Occasion" },
  "diploma.occasion.hint": {
    sv: "Till exempel ”Insamling på 50-årsdagen” eller ”Göteborgsvarvet 2027”.",
    en: "For example “Raised on a 50th birthday” or “The Gothenburg half marathon 2027”.",
  },
  "diploma.occasion.tooLong": {
    sv: "Tillfället får ha högst 120 bokstäver",
    en: "There is room for 120 letters of the occasion",
  },
  "diploma.hasLink": {
    sv: "Länkar kan inte stå på diplomet. Skriv det med vanliga ord.",
    en: "There can be no links on the diploma. Write it in plain words.",
  },
  "diploma.forbidden": {
    sv: "Här finns tecken som vi inte kan skriva på diplomet. Skriv bara med vanliga bokstäver och skiljetecken.",
    en: "There are characters here that we cannot write on the diploma. Use ordinary letters and punctuation.",
  },
  "diploma.showsAmount": {
    sv: "Visa beloppet",
    en: "Show the amount",
    help: "Kryssruta: om summan ska synas på diplomet.",
  },
  "diploma.save": { sv: "Spara diplomet", en: "Save the diploma" },
  "diploma.saving": { sv: "Sparar …", en: "Saving …" },
  "diploma.saved": { sv: "Diplomet är sparat.", en: "The diploma has been saved." },
  "diploma.unsaved": {
    sv: "Spara diplomet för att ladda ner det med dina nya ord.",
    en: "Save the diploma to download it with your new words.",
  },
  "diploma.notSaved": {
    sv: "Det gick inte att spara just nu. Inget är ändrat. Försök igen om en stund, eller ring oss på {phone}.",
    en: "It could not be saved just now. Nothing has changed. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "diploma.changed": {
    sv: "Diplomet har ändrats på annat håll medan du skrev, kanske i en annan flik. Där står nu ”{name}”. Det du har skrivit står kvar här men är inte sparat. Vill du att det ska gälla, spara en gång till.",
    en: "The diploma was changed elsewhere while you wrote, perhaps in another tab. It now says “{name}”. What you have written is still here but has not been saved. If you want it to stand, save once more.",
    help: "{name} är namnet som står på det sparade diplomet.",
  },
  "diploma.preview": { sv: "Så blir diplomet", en: "Your diploma" },
  "diploma.preview.alt": {
    sv: "Diplomet så här långt",
    en: "The diploma so far",
    help: "Bildtexten till förhandsvisningen, för den som lyssnar. Efter den läses det som står på diplomet.",
  },
  "diploma.preview.enlarge": { sv: "Visa större", en: "Show larger" },
  "diploma.preview.close": { sv: "Stäng", en: "Close" },
  "diploma.preview.waiting": {
    sv: "Diplomet ritas. Det dröjer en liten stund.",
    en: "The diploma is being drawn. It takes a moment.",
    help: "När många ritar samtidigt.",
  },
  "diploma.preview.letters": {
    sv: "Något av det du skrev har tecken som vi inte kan skriva på diplomet. Prova att byta ut ovanliga tecken eller symboler.",
    en: "Something you wrote has characters that we cannot print on the diploma. Try replacing unusual characters or symbols.",
    help: "När ett tecken inte finns i något av våra typsnitt.",
  },
  "diploma.preview.failed": {
    sv: "Vi kan inte visa diplomet just nu. Det du har skrivit finns kvar.",
    en: "We cannot show the diploma just now. What you have written is still here.",
    help: "När förhandsvisningen inte går att hämta.",
  },
  "diploma.download.pdf": { sv: "Ladda ner diplomet", en: "Download the diploma" },
  "diploma.download.png": { sv: "Som bild till mobilen", en: "As a picture for your phone" },
  "diploma.download.failed": {
    sv: "Det gick inte att hämta diplomet just nu. Försök igen om en stund, eller ring oss på {phone}, så skickar vi det.",
    en: "The diploma could not be fetched just now. Try again in a while, or call us on {phone} and we will send it.",
    help: "{phone} är telefonnumret.",
  },
  "diploma.download.waiting": {
    sv: "Det är många som hämtar just nu. Ditt diplom kommer om en liten stund, du behöver inte göra något.",
    en: "Many are downloading just now. Your diploma comes in a little while, you need not do anything.",
  },
  "diploma.print": { sv: "Skriv ut", en: "Print" },
  "diploma.call": {
    sv: "Vill du hellre prata med oss? Ring {phone}.",
    en: "Would you rather talk to us? Call {phone}.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
