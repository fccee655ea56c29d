import type { Translations } from "./translation.ts";

/** To give something extra beside what comes each month, and to take it back. */
export const extra = {
  "extra.title": {
    sv: "Ge en extra gåva",
    en: "Give an extra gift",
    help: "Sidans titel. Sidan öppnas av en länk i ett utskick till månadsgivare.",
  },
  "extra.step.amount": { sv: "Belopp", en: "Amount" },
  "extra.step.order": { sv: "Betala", en: "Pay" },
  "extra.heading": {
    sv: "Hej {name}! Vill du ge lite extra?",
    en: "Hello {name}! Would you like to give a little extra?",
    help: "{name} är förnamnet.",
  },
  "extra.lead": {
    sv: "Tack för att du ger {amount} kr varje månad. En extra gåva ger du en enda gång, och månadsgåvan blir som förut.",
    en: "Thank you for giving {amount} kr every month. An extra gift is given only once, and your monthly gift stays the same.",
    help: "{amount} är månadsgåvan.",
  },
  "extra.leadWithoutAmount": {
    sv: "Du har redan autogiro hos oss. En extra gåva ger du en enda gång.",
    en: "You already have a direct debit with us. An extra gift is given only once.",
    help: "För den som har ett medgivande utan en gåva varje månad.",
  },
  "extra.legend": { sv: "Hur mycket vill du ge extra?", en: "How much extra would you like to give?" },
  "extra.drawnOn": {
    sv: "Med autogiro dras inget i dag. Den extra gåvan dras den {day} från samma konto som din månadsgåva.",
    en: "By direct debit nothing is drawn today. The extra gift is drawn on {day} from the same account as your monthly gift.",
    help: "{day} är dagen för dragningen.",
  },
  "extra.drawnOnWithoutAmount": {
    sv: "Med autogiro dras inget i dag. Den extra gåvan dras den {day} från kontot i ditt medgivande.",
    en: "By direct debit nothing is drawn today. The extra gift is drawn on {day} from the account of your mandate.",
    help: "{day} är dagen för dragningen. För den som har ett medgivande utan en gåva varje månad.",
  },
  "extra.press": {
    sv: "Ge med autogiro",
    en: "Give by direct debit",
    help: "Knappen innan något belopp är valt.",
  },
  "extra.pressChosen": {
    sv: "Ge {amount} kr med autogiro",
    en: "Give {amount} kr by direct debit",
    help: "Knappen när ett belopp är valt. {amount} är beloppet.",
  },
  "extra.undoPromise": {
    sv: "Vi mejlar en bekräftelse. Ångra dig fram till klockan {hour} den {day}.",
    en: "We send a confirmation by e-mail. Change your mind until {hour}:00 on {day}.",
    help: "{day} och {hour} är när banken får veta att gåvan ska dras.",
  },
  "extra.swish": { sv: "Ge med Swish i stället", en: "Give with Swish instead" },
  "extra.swishAlone": { sv: "Ge med Swish", en: "Give with Swish" },
  "extra.changed": {
    sv: "Något har ändrats sedan du öppnade sidan. Nu ser du det som gäller: välj en gång till.",
    en: "Something has changed since you opened the page. Now you see what holds: please choose again.",
  },
  "extra.inProgress": {
    sv: "Du håller på att betala en extra gåva med Swish, kanske i en annan flik. Gör klart den, eller avbryt den och tryck en gång till. Undrar du något, ring {phone}.",
    en: "You are paying an extra gift by Swish, perhaps in another tab. Finish it, or cancel it and press once more. If you have a question, call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "extra.toPayment": {
    sv: "Till betalningen med Swish",
    en: "To the payment by Swish",
    help: "Länken till betalningen som pågår, när den påbörjades i samma flik.",
  },
  "extra.side": { sv: "Extra gåva", en: "Extra gift", help: "På lappen bredvid formuläret, ovanför beloppet." },
  "extra.sideBelow": {
    sv: "En gång, den {day}",
    en: "Once, on {day}",
    help: "På lappen bredvid formuläret, under beloppet. {day} är dagen för dragningen.",
  },
  "extra.thanks": { sv: "Tack, {name}!", en: "Thank you, {name}!", help: "{name} är förnamnet." },
  "extra.thanks.lead": {
    sv: "Nu får en forskare mer tid vid mikroskopet.",
    en: "A researcher now has more time at the microscope.",
  },
  "extra.thanks.on": { sv: "Dras", en: "Drawn on", help: "Framför dagen för dragningen." },
  "extra.thanks.until": { sv: "Går att ångra till", en: "Can be undone until", help: "Framför dagen och klockslaget." },
  "extra.thanks.untilHour": {
    sv: "{day} klockan {hour}",
    en: "{day}, {hour}:00",
    help: "{day} och {hour} är när banken får veta att gåvan ska dras.",
  },
  "extra.thanks.nextHeading": { sv: "Vad händer nu?", en: "What happens now?" },
  "extra.thanks.mail": {
    sv: "Vi mejlar en bekräftelse. I den finns en länk om du ångrar dig.",
    en: "We send a confirmation by e-mail. It has a link in case you change your mind.",
  },
  "extra.bySwishAlone": {
    sv: "Vi har ingen e-postadress till dig, och drar därför inget extra från ditt konto. Med Swish går det bra. Undrar du något? Ring {phone}.",
    en: "We have no e-mail address of yours, and so draw nothing extra from your account. Swish is fine. Do you have any questions? Call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "extra.thanks.noMail": {
    sv: "Vi har ingen e\u2011postadress till dig. Ångrar du dig, ring {phone}.",
    en: "We have no e-mail address of yours. If you change your mind, call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "extra.thanks.draw": {
    sv: "I dag dras inget. Den {day} dras {amount} kr från ditt konto, en gång.",
    en: "Nothing is drawn today. On {day}, {amount} kr is drawn from your account, once.",
    help: "{day} är dagen för dragningen, {amount} beloppet.",
  },
  "extra.thanks.monthly": {
    sv: "Din månadsgåva på {amount} kr dras som vanligt.",
    en: "Your monthly gift of {amount} kr is drawn as usual.",
    help: "{amount} är månadsgåvan.",
  },
  "extra.thanks.monthlyAsBefore": {
    sv: "Ger du varje månad är din månadsgåva som den var.",
    en: "If you give every month, your monthly gift is as it was.",
    help: "När den extra gåvan är betald med Swish.",
  },
  "extra.inactive.text": {
    sv: "Vi drar inga nya gåvor från ditt konto. Tack för allt du har gett! En gåva kan du ändå ge när du vill. Undrar du över något? Ring {phone}, så hjälper vi dig.",
    en: "We draw no new gifts from your account. Thank you for all you have given! You can still give a single gift whenever you like. If you have a question, call {phone} and we will help you.",
    help: "{phone} är vårt telefonnummer.",
  },
  "extra.undo": { sv: "Vill du ångra din extra gåva?", en: "Would you like to undo your extra gift?" },
  "extra.undo.lead": {
    sv: "Då dras den inte. Inget annat ändras.",
    en: "It is not drawn then. Nothing else changes.",
  },
  "extra.undo.press": { sv: "Ja, ångra gåvan", en: "Yes, undo the gift" },
  "extra.undone": { sv: "Den extra gåvan är ångrad", en: "The extra gift has been undone" },
  "extra.undone.lead": {
    sv: "Vi drar inte de {amount} kronorna. Ville du ge ett annat belopp? Då fungerar länken i vårt första mejl igen.",
    en: "We do not draw the {amount} kronor. Did you want to give another amount? Then the link in our first e-mail works again.",
    help: "{amount} är beloppet som inte dras.",
  },
  "extra.tooLate": { sv: "Gåvan är redan på väg till banken", en: "The gift is already on its way to the bank" },
  "extra.tooLate.text": {
    sv: "Därför går den inte att ångra här längre. Blev det fel? Ring {phone} så ordnar vi det.",
    en: "So it can no longer be undone here. Was it a mistake? Call {phone} and we will sort it out.",
    help: "{phone} är vårt telefonnummer.",
  },
  "extra.order.youPay": { sv: "Du ger", en: "You give", help: "Före beloppet: ”Du ger 300 kr extra”." },
  "extra.order.howOften": { sv: "extra", en: "extra", help: "Efter beloppet: ”Du ger 300 kr extra”." },
  "extra.order.yours": {
    sv: "Din extra gåva",
    en: "Your extra gift",
    help: "Står på lappen bredvid formuläret när inget belopp är valt.",
  },
  "extra.order.to": { sv: "till {organisation}", en: "to {organisation}", help: "{organisation} är vårt namn." },
  "extra.order.change": { sv: "Ändra gåvan", en: "Change the gift" },
  "extra.order.notSent": {
    sv: "Vi fick inget svar, så gåvan är inte påbörjad. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the gift has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "extra.order.refused": {
    sv: "Vi kunde inte ta emot gåvan. Inga pengar har dragits. Försök igen, eller ring oss på {phone}, så hjälper vi dig.",
    en: "We could not take the gift. No money has been drawn. Try again, or call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "extra.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är gåvan trygg hos oss.",
    en: "We could not go on just now. Wait a moment and try again, or call us on {phone}. If you have already paid, the gift is safe with us.",
    help: "{phone} är telefonnumret.",
  },
  "extra.order.paidElsewhere": {
    sv: "Gåvan är redan betald, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Undrar du något, ring oss på {phone}.",
    en: "The gift has already been paid, in another tab or window. You do not need to pay again. If you have a question, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "extra.order.payingElsewhere": {
    sv: "Du håller på att betala i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den och försök igen här. Undrar du något, ring oss på {phone}.",
    en: "You are paying in another tab or window. Finish the payment there, or cancel it and try again here. If you have a question, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "extra.order.asking": {
    sv: "Vi hämtar din gåva …",
    en: "We are fetching your gift …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "extra.order.notFound.heading": { sv: "Vi hittar ingen gåva här", en: "We find no gift here" },
  "extra.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du betalat är gåvan trygg hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have paid, the gift is safe with us. Call {phone} if you have any questions.",
    help: "{phone} är telefonnumret.",
  },
  "extra.order.notFound.again": { sv: "Tillbaka", en: "Back" },
  "extra.order.replaced.heading": { sv: "Du har ändrat din extra gåva", en: "You have changed your extra gift" },
  "extra.order.replaced.text": {
    sv: "Gåvan på {amount} kr gäller inte längre, för du har ändrat den.",
    en: "The gift of {amount} kr no longer stands, because you have changed it.",
    help: "{amount} är beloppet innan gåvan ändrades.",
  },
  "extra.order.replaced.new": { sv: "Till den nya gåvan", en: "To the new gift" },
  "extra.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Vi betalar tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We are paying the money back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "extra.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat gåvan. Vi har betalat tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the gift. We have paid the money back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "extra.order.thanks": { sv: "Tack för din extra gåva!", en: "Thank you for your extra gift!" },
  "extra.order.paidOther": {
    sv: "Du har betalat {paid} kr, inte {chosen} kr som du valde sist. Blev något fel, ring oss på {phone}.",
    en: "You have paid {paid} kr, not the {chosen} kr that you chose last. If something has gone wrong, call us on {phone}.",
    help: "{paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
} satisfies Translations;
