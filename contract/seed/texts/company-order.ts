import type { Translations } from "./translation.ts";

export const companyOrder = {
  "company.order.youPay": { sv: "Ni ger", en: "You give", help: "Före beloppet: ”Ni ger 5 000 kr en gång”." },
  "company.order.howOften": { sv: "en gång", en: "once", help: "Efter beloppet: ”Ni ger 5 000 kr en gång”." },
  "company.order.yours": {
    sv: "Er gåva",
    en: "Your gift",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "company.order.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "company.order.change": { sv: "Ändra gåvan", en: "Change the gift" },
  "company.order.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "company.order.refused": {
    sv: "Något i det ni har skrivit kunde vi inte ta emot. Inga pengar har dragits. Titta igenom det och försök igen, eller ring oss på {phone}.",
    en: "We could not accept something that you have written. No money has been drawn. Look through it and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "company.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt ni har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har ni redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "När en gåva som redan fanns inte gick att ändra. Den kan vara betald, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "company.order.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Ni behöver inte betala igen. Vill ni ändra något eller ge mer, ring oss på {phone}, så hjälper vi er.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you would like to change something or give more, call us on {phone} and we will help you.",
    help: "När någon ändrar en gåva som redan är betald på annat håll. {phone} är telefonnumret.",
  },
  "company.order.payingElsewhere": {
    sv: "Ni håller på att betala i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den och försök igen här. Allt ni har skrivit finns kvar. Undrar ni något, ring oss på {phone}.",
    en: "You are paying in another tab or window. Finish the payment there, or cancel it and try again here. Everything you have written is still here. If you have any questions, call us on {phone}.",
    help: "När någon ändrar en gåva som just betalas på annat håll. {phone} är telefonnumret.",
  },
  "company.order.asking": {
    sv: "Vi hämtar er gåva …",
    en: "We are fetching your gift …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "company.order.notFound.heading": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "company.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har ni betalat är gåvan trygg hos oss. Ring {phone} om ni undrar.",
    en: "The address may have been damaged on the way. If you have paid, the gift is safe with us. Call {phone} if you have any questions.",
    help: "{phone} är telefonnumret.",
  },
  "company.order.notFound.again": { sv: "Ge som företag", en: "Give as a company" },
  "company.order.replaced.heading": { sv: "Ni har ändrat er gåva", en: "You have changed your gift" },
  "company.order.replaced.text": {
    sv: "Gåvan på {amount} kr gäller inte längre, för ni har ändrat den. Har ni betalat den nya är allt klart.",
    en: "The gift of {amount} kr no longer stands, because you have changed it. If you have paid the new one, all is done.",
    help: "{amount} är beloppet innan gåvan ändrades.",
  },
  "company.order.replaced.new": { sv: "Till den nya gåvan", en: "To the new gift" },
  "company.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att ni hade ändrat gåvan. Vi betalar tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We are paying the money back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "company.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att ni hade ändrat gåvan. Vi har betalat tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We have paid the money back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "company.order.thanks": { sv: "Tack för er gåva!", en: "Thank you for your gift!" },
  "company.order.paidOther": {
    sv: "Ni har betalat {paid} kr, inte {chosen} kr som ni valde sist. Vill ni ge mer, ge gärna en gåva till. Blev något fel, ring oss på {phone}.",
    en: "You have paid {paid} kr, not the {chosen} kr that you chose last. If you would like to give more, do give another gift. If something has gone wrong, call us on {phone}.",
    help: "När gåvan var betald innan beloppet ändrades. {paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
} satisfies Translations;
