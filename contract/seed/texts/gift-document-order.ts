import type { Translations } from "./translation.ts";

export const giftDocumentOrder = {
  "giftDocument.thanks.document": {
    sv: "Vart det har kommit ser du på en egen sida.",
    en: "What becomes of what you give away is shown on a page of its own.",
  },
  "giftDocument.thanks.donor": {
    sv: "Det kommer i din mejl om en liten stund, och du kan ladda ner det här.",
    en: "It comes to you by e-mail in a little while, and you can download it here.",
  },
  "giftDocument.thanks.post": {
    sv: "Vi skriver ut det och skickar det med posten nästa vardag.",
    en: "We print it and post it the next working day.",
  },
  "giftDocument.thanks.none": { sv: "Ladda ner det här när du vill.", en: "Download it here whenever you like." },
  "giftDocument.order.youPay": { sv: "Du ger", en: "You give", help: "Före beloppet: ”Du ger 250 kr en gång”." },
  "giftDocument.order.howOften": { sv: "en gång", en: "once", help: "Efter beloppet: ”Du ger 250 kr en gång”." },
  "giftDocument.order.yours": {
    sv: "Din gåva",
    en: "Your gift",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "giftDocument.order.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "giftDocument.order.change": { sv: "Ändra", en: "Change" },
  "giftDocument.order.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.order.refused": {
    sv: "Vi kunde inte ta emot gåvan som den är ifylld. Inga pengar har dragits. Se över uppgifterna och försök igen, eller ring oss på {phone}, så hjälper vi dig.",
    en: "We could not take the gift as it is filled in. No money has been drawn. Look through your details and try again, or call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt du har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "När en gåva som redan fanns inte gick att ändra. Den kan vara betald, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "giftDocument.order.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Vill du ändra något eller ge mer, ring oss på {phone}, så hjälper vi dig.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you would like to change something or give more, call us on {phone} and we will help you.",
    help: "När någon ändrar en gåva som redan är betald på annat håll. {phone} är telefonnumret.",
  },
  "giftDocument.order.payingElsewhere": {
    sv: "Gåvan håller på att betalas, i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den där och försök igen här. Allt du har skrivit finns kvar. Undrar du något, ring oss på {phone}.",
    en: "The gift is being paid, in another tab or window. Finish the payment there, or cancel it there and try again here. Everything you have written is still here. If you wonder about anything, call us on {phone}.",
    help: "När någon ändrar en gåva som just betalas på annat håll. {phone} är telefonnumret.",
  },
  "giftDocument.order.asking": {
    sv: "Vi hämtar din gåva …",
    en: "We are fetching your gift …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "giftDocument.order.notFound.heading": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "giftDocument.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du betalat är gåvan trygg hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have paid, the gift is safe with us. Call {phone} if you wonder.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.order.notFound.again": { sv: "Ge bort en gåva", en: "Give a gift to somebody" },
  "giftDocument.order.replaced.heading": { sv: "Du har ändrat din gåva", en: "You have changed your gift" },
  "giftDocument.order.replaced.text": {
    sv: "Gåvan på {amount} kr gäller inte längre och går inte att betala, för du har ändrat den. Har du betalat den ändrade gåvan är allt klart.",
    en: "The gift of {amount} kr no longer stands and cannot be paid, because you have changed it. If you have paid the changed gift, all is done.",
    help: "{amount} är beloppet innan gåvan ändrades.",
  },
  "giftDocument.order.replaced.new": { sv: "Till den nya gåvan", en: "To the new gift" },
  "giftDocument.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Pengarna betalas tillbaka samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. The money is being paid back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "giftDocument.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Pengarna har betalats tillbaka samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. The money has been paid back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "giftDocument.order.thanks": { sv: "Tack för din gåva!", en: "Thank you for your gift!" },
  "giftDocument.order.paidOther": {
    sv: "Gåvan som är betald är på {paid} kr, inte på {chosen} kr som du valde sist. Undrar du något, ring oss på {phone}, så hjälper vi dig.",
    en: "The gift that has been paid is {paid} kr, not the {chosen} kr that you chose last. If you wonder about anything, call us on {phone} and we will help you.",
    help: "När gåvan var betald innan beloppet ändrades. {paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
} satisfies Translations;
