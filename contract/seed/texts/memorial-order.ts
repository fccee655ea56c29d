import type { Translations } from "./translation.ts";

export const memorialOrder = {
  "memorial.thanks.sheet": {
    sv: "På bladets egen sida ser du var det är just nu.",
    en: "The sheet has a page of its own, which shows where it is right now.",
  },
  "memorial.thanks.donor": {
    sv: "Minnesbladet kommer i din mejl om en liten stund.",
    en: "The sheet comes by e-mail in a little while.",
  },
  "memorial.thanks.parlor": {
    sv: "Vi skickar minnesbladet till begravningsbyrån, med namnet på den som ska få det.",
    en: "We send the sheet to the funeral parlour, with the name of the person who should have it.",
  },
  "memorial.thanks.post": {
    sv: "Vi skriver ut minnesbladet och skickar det med posten.",
    en: "We print the sheet and send it by post.",
  },
  "memorial.thanks.none": {
    sv: "Vi skickar inget minnesblad. Ladda ner det om du ändrar dig.",
    en: "We send no sheet. Download it if you change your mind.",
  },
  "memorial.thanks.toSheet": { sv: "Öppna minnesbladet", en: "Open the memorial sheet" },
  "memorial.chosen": {
    sv: "Till minne av {name}",
    en: "In memory of {name}",
    help: "Före beloppet när gåvan ska betalas. {name} är den man minns.",
  },
  "memorial.order.youPay": { sv: "Du ger", en: "You give", help: "Före beloppet: ”Du ger 250 kr en gång”." },
  "memorial.order.howOften": { sv: "en gång", en: "once", help: "Efter beloppet: ”Du ger 250 kr en gång”." },
  "memorial.order.yours": {
    sv: "Din minnesgåva",
    en: "Your memorial gift",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "memorial.order.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "memorial.order.change": { sv: "Ändra minnesgåvan", en: "Change the memorial gift" },
  "memorial.order.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.order.refused": {
    sv: "Något i det du har skrivit kunde vi inte ta emot. Inga pengar har dragits. Titta igenom det och försök igen, eller ring oss på {phone}.",
    en: "We could not accept something that you have written. No money has been drawn. Look through it and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt du har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "När en gåva som redan fanns inte gick att ändra. Den kan vara betald, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "memorial.order.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Vill du ändra något eller ge mer, ring oss på {phone}, så hjälper vi dig.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you would like to change something or give more, call us on {phone} and we will help you.",
    help: "När någon ändrar en gåva som redan är betald på annat håll. {phone} är telefonnumret.",
  },
  "memorial.order.payingElsewhere": {
    sv: "Du håller på att betala i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den och försök igen här. Allt du har skrivit finns kvar. Undrar du något, ring oss på {phone}.",
    en: "You are paying in another tab or window. Finish the payment there, or cancel it and try again here. Everything you have written is still here. If you have any questions, call us on {phone}.",
    help: "När någon ändrar en gåva som just betalas på annat håll. {phone} är telefonnumret.",
  },
  "memorial.order.asking": {
    sv: "Vi hämtar din gåva …",
    en: "We are fetching your gift …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "memorial.order.notFound.heading": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "memorial.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du betalat är gåvan trygg hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have paid, the gift is safe with us. Call {phone} if you have any questions.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.order.notFound.again": { sv: "Ge en minnesgåva", en: "Give a memorial gift" },
  "memorial.order.replaced.heading": { sv: "Du har ändrat din gåva", en: "You have changed your gift" },
  "memorial.order.replaced.text": {
    sv: "Gåvan på {amount} kr gäller inte längre, för du har ändrat den. Har du betalat den nya är allt klart.",
    en: "The gift of {amount} kr no longer stands, because you have changed it. If you have paid the new one, all is done.",
    help: "{amount} är beloppet innan gåvan ändrades.",
  },
  "memorial.order.replaced.new": { sv: "Till den nya gåvan", en: "To the new gift" },
  "memorial.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Vi betalar tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We are paying the money back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "memorial.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Vi har betalat tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We have paid the money back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "memorial.order.thanks": { sv: "Tack för din minnesgåva", en: "Thank you for your memorial gift" },
  "memorial.order.paidOther": {
    sv: "Du har betalat {paid} kr, inte {chosen} kr som du valde sist. Undrar du något, ring oss på {phone}, så hjälper vi dig.",
    en: "You have paid {paid} kr, not the {chosen} kr that you chose last. If you have any questions, call us on {phone} and we will help you.",
    help: "När gåvan var betald innan beloppet ändrades. {paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
} satisfies Translations;
