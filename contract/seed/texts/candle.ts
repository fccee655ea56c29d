import { keptInWords } from "../kept-in-words.ts";
import type { Translations } from "./translation.ts";

export const candle = {
  "candle.heading": { sv: "Tänd ett ljus", en: "Light a candle" },
  "candle.lead": {
    sv: "För den du saknar. Det tar bara en liten stund, och kostar ingenting.",
    en: "For the one you miss. It takes only a little while, and costs nothing.",
  },
  "candle.step.card": { sv: "Kortet", en: "The card" },
  "candle.step.donor": { sv: "Din gåva", en: "Your gift" },
  "candle.step.lit": { sv: "Ljuset tänds", en: "The candle is lit" },
  "candle.step.order": { sv: "Betala", en: "Pay" },
  "candle.who": { sv: "Vem tänder du ljuset för?", en: "Who is the candle for?" },
  "candle.name.label": { sv: "Namn", en: "Name", help: "Namnet på den man minns." },
  "candle.name.required": {
    sv: "Skriv namnet på den du tänder ljuset för",
    en: "Write the name of the person the candle is for",
  },
  "candle.name.tooLong": {
    sv: "Namnet får ha högst 60 bokstäver",
    en: "There is room for 60 letters of a name",
  },
  "candle.bornYear": { sv: "Födelseår", en: "Year of birth" },
  "candle.diedYear": { sv: "Dödsår", en: "Year of death" },
  "candle.diedBeforeBorn": {
    sv: "Årtalet är tidigare än födelseåret",
    en: "The year is earlier than the year of birth",
  },
  "candle.notAYear": {
    sv: "Skriv ett årtal som har varit, till exempel 1941",
    en: "Write a year that has been, for example 1941",
  },
  "candle.words": { sv: "Orden på kortet", en: "The words on the card" },
  "candle.greeting.label": { sv: "Några ord", en: "A few words" },
  "candle.greeting.hint": {
    sv: "Högst åtta rader. Namnet och ljuset räcker också.",
    en: "Eight lines at most. The name and the candle are enough, too.",
  },
  "candle.greeting.tooLong": {
    sv: "Texten får inte plats på kortet. Korta den lite.",
    en: "The text does not fit on the card. Make it a little shorter.",
  },
  "candle.greeting.tooManyLines": {
    sv: "Texten har för många rader. Det finns plats för åtta.",
    en: "The text has too many lines. There is room for eight.",
  },
  "candle.greeting.takeBack": {
    sv: "Ta tillbaka det jag skrev",
    en: "Take back what I wrote",
    help: "Knapp, när ett förslag har ersatt en egen text.",
  },
  "candle.suggestions": {
    sv: "Visa ord att låna",
    en: "Show words to borrow",
    help: "Knapp som visar förslag till ord på kortet.",
  },
  "candle.suggestions.hide": { sv: "Dölj ord att låna", en: "Hide words to borrow" },
  "candle.suggestions.take": {
    sv: "Använd orden: {words}",
    en: "Use the words: {words}",
    help: "Läses upp för den som inte ser. {words} är förslaget.",
  },
  "candle.suggestion.missed": {
    sv: "Du fattas oss. Ljuset är för dig.",
    en: "We miss you. The candle is for you.",
    help: "Förslag till ord på kortet.",
  },
  "candle.suggestion.light": {
    sv: "Ett litet ljus för allt du lyste upp.",
    en: "A small light for all that you lit up.",
    help: "Förslag till ord på kortet.",
  },
  "candle.suggestion.warmth": {
    sv: "Din värme finns kvar.",
    en: "Your warmth remains.",
    help: "Förslag till ord på kortet.",
  },
  "candle.suggestion.thanks": {
    sv: "Tack för tiden vi fick.",
    en: "Thank you for the time we had.",
    help: "Förslag till ord på kortet.",
  },
  "candle.suggestion.near": {
    sv: "I dag tänker vi lite extra på dig.",
    en: "Today we think of you a little more than usual.",
    help: "Förslag till ord på kortet.",
  },
  "candle.suggestion.peace": { sv: "Vila i frid.", en: "Rest in peace.", help: "Förslag till ord på kortet." },
  "candle.from.label": { sv: "Ljuset tänds av", en: "Lit by", help: "Etikett på fältet för den som tänder ljuset." },
  "candle.from.hint": {
    sv: "Ditt namn, eller flera, till exempel ”Gunilla, Per och barnbarnen”.",
    en: "Your name, or several, for example “Gunilla, Per and the grandchildren”.",
  },
  "candle.from.required": { sv: "Skriv vem som tänder ljuset", en: "Write who lights the candle" },
  "candle.hasLink": {
    sv: "Länkar kan inte stå på kortet. Skriv det med vanliga ord.",
    en: "There can be no links on the card. Write it in plain words.",
  },
  "candle.forbidden": {
    sv: "Här finns tecken som vi inte kan skriva på kortet. Skriv bara med vanliga bokstäver och skiljetecken.",
    en: "There are characters here that we cannot write on the card. Use ordinary letters and punctuation.",
  },
  "candle.preview": { sv: "Så blir kortet", en: "Your card" },
  "candle.call": {
    sv: "Vill du hellre prata med oss? Ring {phone}.",
    en: "Would you rather talk to us? Call {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.send": { sv: "Din gåva", en: "Your gift", help: "Rubriken på steget för den som tänder ljuset med en gåva." },
  "candle.chosen": {
    sv: "Ett ljus för {name}",
    en: "A candle for {name}",
    help: "När ljuset ska tändas eller gåvan betalas. {name} är den man minns.",
  },
  "candle.changeCard": { sv: "Ändra kortet", en: "Change the card" },
  "candle.emailHint": {
    sv: "I mejlet finns en länk att dela, och en som bara är din, att rätta eller ta bort kortet med. Adressen syns inte för någon.",
    en: "The e-mail has a link to share, and one that is yours alone, to correct the card or take it down. Nobody sees the address.",
  },
  "candle.gift.with": { sv: "Tänd ljuset med en gåva", en: "Light the candle with a gift" },
  "candle.gift.withHelp": {
    sv: "Till forskningen om hjärta, kärl och lungor. Gåvan syns inte på kortet.",
    en: "To research on the heart, blood vessels and lungs. The gift is not shown on the card.",
  },
  "candle.amount": { sv: "Belopp", en: "Amount" },
  "candle.amount.other": { sv: "Annat", en: "Other", help: "På lappen för ett eget belopp." },
  "candle.amount.otherLabel": { sv: "Annat belopp i kronor", en: "Other amount in kronor" },
  "candle.amount.currency": { sv: "kr", en: "kr" },
  "candle.amount.look": {
    sv: "Ändra beloppet",
    en: "Change the amount",
    help: "I listan ovanför formuläret. Vad som är fel står vid beloppet.",
  },
  "candle.amount.missing": { sv: "Skriv vilket belopp du vill ge", en: "Write the amount you would like to give" },
  "candle.amount.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 350.",
    en: "We cannot read the amount. Write it in digits, for example 350.",
  },
  "candle.amount.tooSmall": {
    sv: "Den minsta gåvan här är {least} kr",
    en: "The smallest gift here is {least} kr",
    help: "{least} är det minsta beloppet.",
  },
  "candle.amount.tooLarge": {
    sv: "Den största gåvan här är {most} kr. Ring oss på {phone}, så hjälper vi dig.",
    en: "The largest gift here is {most} kr. Call us on {phone} and we will help you.",
    help: "{most} är det största beloppet, {phone} telefonnumret.",
  },
  "candle.amount.refusedSmall": {
    sv: "Beloppet är för litet för att ta emot här. Inga pengar har dragits. Skriv ett högre belopp.",
    en: "The amount is too small to be taken here. No money has been drawn. Write a larger amount.",
  },
  "candle.amount.refusedLarge": {
    sv: "Beloppet är för stort för att ta emot här. Inga pengar har dragits. Ring oss på {phone}, så hjälper vi dig.",
    en: "The amount is too large to be taken here. No money has been drawn. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "candle.light": { sv: "Tänd ljuset", en: "Light the candle", help: "Knapp. Ljuset tänds då genast, utan gåva." },
  "candle.privacy": {
    sv: `Vi använder uppgifterna för ljuset, länken och, om du ger en gåva, kvittot. Vi tar bort kortet ${keptInWords("candle")} efter att ljuset tändes.`,
    en: `We use the details for the candle, the link and, if you give a gift, the receipt. We remove the card ${keptInWords("candle", "en")} after the candle was lit.`,
  },
  "candle.failure.noAnswer": {
    sv: "Vi fick inget svar, så vi vet inte om ljuset är tänt. Allt du har skrivit finns kvar. Försök igen om en liten stund, det blir ändå bara ett ljus. Eller ring oss på {phone}.",
    en: "We got no answer, so we do not know whether the candle is lit. Everything you have written is still here. Try again in a little while, there will be only one candle. Or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.failure.refused": {
    sv: "Något i det du har skrivit kunde vi inte ta emot, så ljuset är inte tänt. Titta igenom det och försök igen, eller ring oss på {phone}.",
    en: "We could not accept something that you have written, so the candle is not lit. Look through it and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.failure.tooMany": {
    sv: "Det blev många försök. Allt du har skrivit finns kvar. Vänta en stund och försök igen, eller ring oss på {phone}.",
    en: "That was a lot of attempts. Everything you have written is still here. Wait a while and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.failure.offline": {
    sv: "Du har inget nät just nu. Allt du har skrivit finns kvar. Försök igen när du har nät, eller ring oss på {phone}.",
    en: "You are offline right now. Everything you have written is still here. Try again when you are back online, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.thanks.toCard": {
    sv: "Se ljuset",
    en: "See the candle",
    help: "Knapp på tacksidan, till ljusets egen sida.",
  },
  "candle.thanks.mail": {
    sv: "Länken till ljuset kommer i din mejl om en liten stund. Med den rättar du kortet eller tar bort det.",
    en: "The link to the candle comes by e-mail in a little while. Use it to correct the card or take it down.",
  },
  "candle.thanks.share": {
    sv: "Dela ljuset med dem du vill, så kan de tända sina egna ljus bredvid.",
    en: "Share the candle with whom you wish, and they can light candles of their own beside it.",
  },
  "candle.thanks.home": { sv: "Till startsidan", en: "To the home page" },
  "candle.order.youPay": { sv: "Du ger", en: "You give", help: "Före beloppet: ”Du ger 250 kr en gång”." },
  "candle.order.howOften": { sv: "en gång", en: "once", help: "Efter beloppet: ”Du ger 250 kr en gång”." },
  "candle.order.yours": {
    sv: "Ditt minnesljus",
    en: "Your memorial candle",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "candle.order.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "candle.order.change": { sv: "Ändra ljuset eller gåvan", en: "Change the candle or the gift" },
  "candle.order.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.order.refused": {
    sv: "Något i det du har skrivit kunde vi inte ta emot. Inga pengar har dragits. Titta igenom det och försök igen, eller ring oss på {phone}.",
    en: "We could not accept something that you have written. No money has been drawn. Look through it and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "candle.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt du har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "När en gåva som redan fanns inte gick att ändra. Den kan vara betald, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "candle.order.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Vill du ändra något eller ge mer, ring oss på {phone}, så hjälper vi dig.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you would like to change something or give more, call us on {phone} and we will help you.",
    help: "När någon ändrar en gåva som redan är betald på annat håll. {phone} är telefonnumret.",
  },
  "candle.order.payingElsewhere": {
    sv: "Du håller på att betala i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den och försök igen här. Allt du har skrivit finns kvar. Undrar du något, ring oss på {phone}.",
    en: "You are paying in another tab or window. Finish the payment there, or cancel it and try again here. Everything you have written is still here. If you have any questions, call us on {phone}.",
    help: "När någon ändrar en gåva som just betalas på annat håll. {phone} är telefonnumret.",
  },
  "candle.order.asking": {
    sv: "Vi hämtar din gåva …",
    en: "We are fetching your gift …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "candle.order.notFound.heading": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "candle.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du betalat är gåvan trygg hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have paid, the gift is safe with us. Call {phone} if you have any questions.",
    help: "{phone} är telefonnumret.",
  },
  "candle.order.notFound.again": { sv: "Tänd ett ljus", en: "Light a candle" },
  "candle.order.replaced.heading": { sv: "Du har ändrat din gåva", en: "You have changed your gift" },
  "candle.order.replaced.text": {
    sv: "Gåvan på {amount} kr gäller inte längre, för du har ändrat den. Har du betalat den nya är allt klart.",
    en: "The gift of {amount} kr no longer stands, because you have changed it. If you have paid the new one, all is done.",
    help: "{amount} är beloppet innan gåvan ändrades.",
  },
  "candle.order.replaced.new": { sv: "Till den nya gåvan", en: "To the new gift" },
  "candle.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Vi betalar tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We are paying the money back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "candle.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Vi har betalat tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We have paid the money back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "candle.order.thanks": { sv: "Ljuset är tänt", en: "The candle is lit" },
  "candle.order.paidOther": {
    sv: "Du har betalat {paid} kr, inte {chosen} kr som du valde sist. Undrar du något, ring oss på {phone}, så hjälper vi dig.",
    en: "You have paid {paid} kr, not the {chosen} kr that you chose last. If you have any questions, call us on {phone} and we will help you.",
    help: "När gåvan var betald innan beloppet ändrades. {paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
} satisfies Translations;
