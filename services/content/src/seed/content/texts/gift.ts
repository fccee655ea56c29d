import type { TextsOf } from "./texts-of.ts";

export const gift: TextsOf<"gift"> = {
  "gift.step.amount": { sv: "Gåva", en: "Gift" },
  "gift.step.donor": { sv: "Dina uppgifter", en: "Your details" },
  "gift.step.order": { sv: "Betala", en: "Pay" },
  "gift.howOften": { sv: "Hur ofta?", en: "How often?" },
  "gift.once": { sv: "En gång", en: "Once" },
  "gift.monthly": {
    sv: "Varje månad",
    en: "Every month",
    help: "Valet leder till månadsgivare och behåller beloppet.",
  },
  "gift.amount": { sv: "Belopp", en: "Amount" },
  "gift.other": { sv: "Annat", en: "Other" },
  "gift.otherLabel": { sv: "Annat belopp i kronor", en: "Another amount in kronor" },
  "gift.currency": { sv: "kr", en: "kr" },
  "gift.tooSmall": {
    sv: "Den minsta gåvan är {least} kr.",
    en: "The smallest gift is {least} kr.",
    help: "{least} är det minsta beloppet.",
  },
  "gift.tooLarge": {
    sv: "Vill du ge mer än {most} kr? Ring oss på {phone}, så hjälper vi dig.",
    en: "Would you like to give more than {most} kr? Call us on {phone} and we will help you.",
    help: "{most} är det största beloppet. {phone} är telefonnumret.",
  },
  "gift.refusedSmall": {
    sv: "Beloppet är mindre än den minsta gåva vi kan ta emot just nu. Välj ett större belopp, eller ring oss på {phone}.",
    en: "The amount is smaller than the smallest gift we can take right now. Choose a larger one, or call us on {phone}.",
    help: "När gränsen har ändrats sedan besökaren öppnade sidan. {phone} är telefonnumret.",
  },
  "gift.refusedLarge": {
    sv: "Beloppet är större än vi kan ta emot här just nu. Välj ett mindre belopp, eller ring oss på {phone}, så hjälper vi dig.",
    en: "The amount is larger than we can take here right now. Choose a smaller one, or call us on {phone} and we will help you.",
    help: "När gränsen har ändrats sedan besökaren öppnade sidan. {phone} är telefonnumret.",
  },
  "gift.missing": { sv: "Välj ett belopp, eller skriv ett eget.", en: "Choose an amount, or write your own." },
  "gift.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 1\u00a0000.",
    en: "We cannot read the amount. Write it in figures, for example 1\u00a0000.",
  },
  "gift.order.youPay": { sv: "Du ger", en: "You give", help: "Före beloppet: ”Du ger 250 kr en gång”." },
  "gift.order.howOften": { sv: "en gång", en: "once", help: "Efter beloppet: ”Du ger 250 kr en gång”." },
  "gift.order.yours": {
    sv: "Din gåva",
    en: "Your gift",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "gift.order.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "gift.order.change": { sv: "Ändra gåvan", en: "Change the gift" },
  "gift.order.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "gift.order.refused": {
    sv: "Vi kunde inte ta emot gåvan som den är ifylld. Inga pengar har dragits. Se över uppgifterna och försök igen, eller ring oss på {phone}, så hjälper vi dig.",
    en: "We could not take the gift as it is filled in. No money has been drawn. Look through your details and try again, or call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "gift.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt du har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "När en gåva som redan fanns inte gick att ändra. Den kan vara betald, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "gift.order.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Vill du ändra något eller ge mer, ring oss på {phone}, så hjälper vi dig.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you would like to change something or give more, call us on {phone} and we will help you.",
    help: "När någon ändrar en gåva som redan är betald på annat håll. {phone} är telefonnumret.",
  },
  "gift.order.payingElsewhere": {
    sv: "Gåvan håller på att betalas, i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den där och försök igen här. Allt du har skrivit finns kvar. Undrar du något, ring oss på {phone}.",
    en: "The gift is being paid, in another tab or window. Finish the payment there, or cancel it there and try again here. Everything you have written is still here. If you wonder about anything, call us on {phone}.",
    help: "När någon ändrar en gåva som just betalas på annat håll. {phone} är telefonnumret.",
  },
  "gift.order.asking": {
    sv: "Vi hämtar din gåva …",
    en: "We are fetching your gift …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "gift.order.notFound.heading": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "gift.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du betalat är gåvan trygg hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have paid, the gift is safe with us. Call {phone} if you wonder.",
    help: "{phone} är telefonnumret.",
  },
  "gift.order.notFound.again": { sv: "Ge en gåva", en: "Give a gift" },
  "gift.order.replaced.heading": { sv: "Du har ändrat din gåva", en: "You have changed your gift" },
  "gift.order.replaced.text": {
    sv: "Gåvan på {amount} kr gäller inte längre och går inte att betala, för du har ändrat den. Har du betalat den ändrade gåvan är allt klart.",
    en: "The gift of {amount} kr no longer stands and cannot be paid, because you have changed it. If you have paid the changed gift, all is done.",
    help: "{amount} är beloppet innan gåvan ändrades.",
  },
  "gift.order.replaced.new": { sv: "Till den nya gåvan", en: "To the new gift" },
  "gift.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Pengarna betalas tillbaka samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. The money is being paid back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "gift.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Pengarna har betalats tillbaka samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. The money has been paid back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "gift.order.thanks": { sv: "Tack för din gåva!", en: "Thank you for your gift!" },
  "gift.order.paidOther": {
    sv: "Gåvan som är betald är på {paid} kr, inte på {chosen} kr som du valde sist. Vill du ge mer kan du ge en gåva till. Har något blivit fel, ring oss på {phone}.",
    en: "The gift that has been paid is {paid} kr, not the {chosen} kr that you chose last. If you would like to give more, you can give another gift. If something has gone wrong, call us on {phone}.",
    help: "När gåvan var betald innan beloppet ändrades. {paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
  "gift.order.another": { sv: "Ge en gåva till", en: "Give another gift" },
  "gift.thanks.fund": {
    sv: "Gåvan samlas på vårt 90-konto tillsammans med andras.",
    en: "The gift is gathered in our 90 account together with others.",
  },
  "gift.thanks.research": {
    sv: "Forskningsrådet väljer ut de bästa projekten. På sidan om forskning ser du vad pengarna blir till.",
    en: "The research council chooses the best projects. Our research pages show what the money becomes.",
  },
  "gift.thanks.share": { sv: "Tipsa någon om att ge", en: "Tell someone about giving" },
  "gift.thanks.shareTitle": {
    sv: "Ge en gåva till {organisation}",
    en: "Give a gift to {organisation}",
    help: "Följer med när någon delar länken. {organisation} är vårt namn.",
  },
  "gift.thanks.copied": { sv: "Länken är kopierad.", en: "The link is copied." },
  "gift.thanks.notCopied": {
    sv: "Länken är {url}",
    en: "The link is {url}",
    help: "{url} är adressen till gåvosidan.",
  },
  "gift.thanks.monthly": { sv: "Bli månadsgivare", en: "Become a monthly giver" },
};
