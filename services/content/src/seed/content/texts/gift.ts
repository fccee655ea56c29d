import type { TextsOf } from "./texts-of.ts";

export const gift: TextsOf<"gift"> = {
  "gift.steps": { sv: "Steg", en: "Steps", help: "Läses upp av skärmläsare för stegen i ett gåvoformulär." },
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
  "gift.sum": { sv: "{amount} kr", en: "{amount} kr", help: "Beloppet på gåvosidan. {amount} är beloppet." },
  "gift.goOn": { sv: "Gå vidare", en: "Continue" },
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
  "gift.yourGift": {
    sv: "Din gåva",
    en: "Your gift",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "gift.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "gift.youGive": { sv: "Du ger", en: "You give", help: "Före beloppet: ”Du ger 250 kr en gång”." },
  "gift.onceSmall": { sv: "en gång", en: "once", help: "Efter beloppet: ”Du ger 250 kr en gång”." },
  "gift.change": { sv: "Ändra gåvan", en: "Change the gift" },
  "gift.back": { sv: "Tillbaka", en: "Back" },
  "gift.donor.heading": { sv: "Dina uppgifter", en: "Your details" },
  "gift.toPayment": { sv: "Fortsätt till betalning", en: "Continue to payment" },
  "gift.sending": { sv: "Ett ögonblick …", en: "One moment …", help: "Står på knappen medan gåvan skickas." },
  "gift.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "gift.refused": {
    sv: "Vi kunde inte ta emot gåvan som den är ifylld. Inga pengar har dragits. Se över uppgifterna och försök igen, eller ring oss på {phone}, så hjälper vi dig.",
    en: "We could not take the gift as it is filled in. No money has been drawn. Look through your details and try again, or call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "gift.offline": {
    sv: "Du har inget nät just nu. Allt du har skrivit finns kvar, och inga pengar har dragits. Försök igen när du har nät, eller ring oss på {phone}.",
    en: "You are offline right now. Everything you have written is still here, and no money has been drawn. Try again when you are back online, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "gift.tooMany": {
    sv: "Det blev många försök. Vänta en stund och försök igen, eller ring oss på {phone}. Inga pengar har dragits.",
    en: "That was many attempts. Wait a while and try again, or call us on {phone}. No money has been drawn.",
    help: "{phone} är telefonnumret.",
  },
  "gift.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt du har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "När en gåva som redan fanns inte gick att ändra. Den kan vara betald, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "gift.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Vill du ändra något eller ge mer, ring oss på {phone}, så hjälper vi dig.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you would like to change something or give more, call us on {phone} and we will help you.",
    help: "När någon ändrar en gåva som redan är betald på annat håll. {phone} är telefonnumret.",
  },
  "gift.payingElsewhere": {
    sv: "Gåvan håller på att betalas, i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den där och försök igen här. Allt du har skrivit finns kvar. Undrar du något, ring oss på {phone}.",
    en: "The gift is being paid, in another tab or window. Finish the payment there, or cancel it there and try again here. Everything you have written is still here. If you wonder about anything, call us on {phone}.",
    help: "När någon ändrar en gåva som just betalas på annat håll. {phone} är telefonnumret.",
  },
};
