import type { Translations } from "./translation.ts";

const phone = "{phone} är vårt telefonnummer.";
const contact = "{phone} är vårt telefonnummer, {email} vår e-postadress.";
const law = "Lagen kräver att det står här.";

/** The page where a purchase is withdrawn from. */
export const withdrawal = {
  "withdrawal.title": {
    sv: "Ångra ett köp",
    en: "Withdraw from a purchase",
    help: "Sidans rubrik, och länkar till den.",
  },
  "withdrawal.lead": {
    sv: "Har du köpt något hos oss och ångrar dig? Skriv vilken beställning, och bekräfta. Du behöver inte säga varför.",
    en: "Have you bought something from us and changed your mind? Say which order, and confirm. You need not say why.",
    help: "Under rubriken.",
  },
  "withdrawal.search.words": {
    sv: "Ångerrätt, ångra köp, öppet köp, lämna tillbaka, returnera, retur, reklamera, få pengarna tillbaka, avbeställa, ångerblankett.",
    en: "Right of withdrawal, return, send back, money back, cancel an order.",
    help: "Ord som någon kan söka efter för att hitta sidan.",
  },
  "withdrawal.otherLanguage": {
    sv: "Withdraw from a purchase, in English",
    en: "Ångra ett köp, på svenska",
    help: "Länken till samma sida på det andra språket, skriven på det språket.",
  },
  "withdrawal.noScript": {
    sv: "För att ångra köpet här behövs JavaScript, som är avstängt i din webbläsare. Skriv till {email} eller ring {phone} i stället. Det gäller lika mycket.",
    en: "To withdraw here, JavaScript is needed, which is turned off in your browser. Write to {email} or call {phone} instead. It counts just as much.",
    help: contact,
  },
  "withdrawal.orderNumber": { sv: "Ordernummer", en: "Order number" },
  "withdrawal.orderNumber.hint": {
    sv: "Åtta tecken. Det står på kvittot och i mejlet om din beställning.",
    en: "Eight characters. It is on the receipt and in the e-mail about your order.",
  },
  "withdrawal.orderNumber.required": { sv: "Skriv ordernumret", en: "Enter the order number" },
  "withdrawal.orderNumber.wrong": {
    sv: "Ett ordernummer är åtta bokstäver och siffror, som 7K2M9QXD",
    en: "An order number is eight letters and digits, such as 7K2M9QXD",
  },
  "withdrawal.email": { sv: "E-post", en: "E-mail" },
  "withdrawal.email.hint": {
    sv: "Den du beställde med. Dit kommer bekräftelsen, på en gång.",
    en: "The one you ordered with. The confirmation comes there at once.",
  },
  "withdrawal.email.required": { sv: "Skriv din e-postadress", en: "Enter your e-mail address" },
  "withdrawal.email.wrong": {
    sv: "E-postadressen stämmer inte. Saknas @ eller .se?",
    en: "The e-mail address is not right. It needs an @ and an ending such as .se",
  },
  "withdrawal.name": { sv: "Namn", en: "Name" },
  "withdrawal.scope": { sv: "Vad ångrar du?", en: "What are you withdrawing from?", help: "Före valet." },
  "withdrawal.scope.whole": { sv: "Hela köpet", en: "The whole purchase" },
  "withdrawal.scope.part": { sv: "En del av det", en: "Part of it" },
  "withdrawal.part": { sv: "Vilka artiklar?", en: "Which articles?" },
  "withdrawal.part.hint": { sv: "Skriv vad, och hur många.", en: "Say what, and how many." },
  "withdrawal.part.required": {
    sv: "Skriv vilka artiklar du ångrar",
    en: "Enter the articles you are withdrawing from",
  },
  "withdrawal.part.tooLong": {
    sv: "Det blev för långt. Korta det lite.",
    en: "That is too long. Shorten it a little.",
  },
  "withdrawal.goOn": { sv: "Gå vidare", en: "Go on" },
  "withdrawal.noNumber": {
    sv: "Hittar du inte numret? Skriv till {email} eller ring {phone}, så ångrar vi köpet åt dig.",
    en: "Cannot find the number? Write to {email} or call {phone} and we will withdraw for you.",
    help: contact,
  },
  "withdrawal.about": { sv: "Så fungerar ångerrätten", en: "How the right of withdrawal works", help: law },
  "withdrawal.about.days": {
    sv: "Du har {days} dagar på dig, från dagen då du fick paketet. Ångrar du dig innan det har kommit går det lika bra.",
    en: "You have {days} days, from the day you got the parcel. You can also withdraw before it has come.",
    help: `${law} {days} är 14.`,
  },
  "withdrawal.about.back": {
    sv: "Skicka tillbaka det inom {days} dagar efter att du ångrade dig. Returportot betalar du själv. Var rädd om det: du får titta och prova, men har det slitits kan vi dra av för det.",
    en: "Send it back within {days} days after you withdrew. You pay the return postage yourself. Take care of it: you may look at it and try it, but if it is worn we may make a deduction.",
    help: `${law} Vem som betalar returen bestämmer ni. {days} är 14.`,
  },
  "withdrawal.about.money": {
    sv: "Pengarna kommer tillbaka inom {days} dagar efter att du ångrade dig, samma väg som du betalade. Ångrar du hela köpet får du också tillbaka portot du betalade. Vi får vänta tills paketet har kommit, eller tills du visar att du har skickat det.",
    en: "The money comes back within {days} days after you withdrew, the way you paid. If you withdraw from the whole purchase, the postage that you paid comes back too. We may wait until the parcel has come, or until you show that you have sent it.",
    help: `${law} {days} är 14.`,
  },
  "withdrawal.about.not": {
    sv: "Ångerrätten gäller inte gåvor, och inte kort, ljus och bevis som görs med dina egna ord. Är något fel med dem, eller gäller det ett medlemskap, ring {phone}, så hjälper vi dig.",
    en: "The right of withdrawal does not cover gifts, or cards, candles and certificates that are made with your own words. If something is wrong with them, or it is about a membership, call {phone} and we will help you.",
    help: phone,
  },
  "withdrawal.about.form": {
    sv: "Vill du hellre använda Konsumentverkets ångerblankett? Den gäller lika mycket, och finns på",
    en: "Would you rather use the standard form of the Swedish Consumer Agency? It counts just as much, and is found at",
    help: law,
  },
  "withdrawal.about.form.link": {
    sv: "konsumentverket.se",
    en: "konsumentverket.se",
    help: "Länken till blanketten.",
  },
  "withdrawal.about.form.url": {
    sv: "https://www.konsumentverket.se/",
    en: "https://www.konsumentverket.se/",
    help: "Adressen till Konsumentverkets standardformulär. Skriv gärna den som leder ända fram.",
  },
  "withdrawal.confirm": { sv: "Stämmer det här?", en: "Is this right?", help: "Rubriken i andra steget." },
  "withdrawal.confirm.lead": {
    sv: "Köpet är ångrat när du trycker på knappen, inte förr.",
    en: "You have withdrawn when you press the button, and not before.",
  },
  "withdrawal.of": { sv: "Du ångrar", en: "You are withdrawing from", help: "Före vad någon ångrar." },
  "withdrawal.confirm.press": {
    sv: "Bekräfta att jag ångrar köpet",
    en: "Confirm that I withdraw from the purchase",
    help: "Knappen. Lagen kräver att orden säger vad den gör.",
  },
  "withdrawal.change": { sv: "Ändra", en: "Change", help: "Tillbaka till första steget." },
  "withdrawal.notSent": {
    sv: "Vi fick inget svar. Tryck en gång till: det blir ändå bara en gång. Eller ring {phone}.",
    en: "We got no answer. Press once more: it is still done only once. Or call {phone}.",
    help: phone,
  },
  "withdrawal.tooMany": {
    sv: "Det har kommit många meddelanden härifrån. Vänta en stund och tryck igen, eller ring {phone}. Då räknas det från att du ringde.",
    en: "Many messages have come from here. Wait a while and press again, or call {phone}. Then it counts from your call.",
    help: phone,
  },
  "withdrawal.received": { sv: "Vi har tagit emot det", en: "We have received it", help: "Rubriken efteråt." },
  "withdrawal.received.mail": {
    sv: "En bekräftelse är på väg till {email}. Spara den: den visar att du ångrade köpet, och när.",
    en: "A confirmation is on its way to {email}. Keep it: it shows that you withdrew, and when.",
    help: "{email} är adressen som någon skrev.",
  },
  "withdrawal.at": { sv: "Kom till oss", en: "Reached us", help: "Före dagen och klockslaget." },
  "withdrawal.moment": {
    sv: "{day} klockan {time}",
    en: "{day} at {time}",
    help: "{day} är dagen, {time} klockslaget.",
  },
  "withdrawal.next": { sv: "Så går det till nu", en: "What happens now" },
  "withdrawal.next.stopped": {
    sv: "Har paketet inte gått än stoppar vi det, och då behöver du inte göra något.",
    en: "If the parcel has not left yet we stop it, and you need not do anything.",
  },
  "withdrawal.next.back": {
    sv: "Har du fått det? Skicka tillbaka det senast den {day} till {address}. Lägg ordernumret i paketet. Returportot betalar du själv.",
    en: "Have you received it? Send it back by {day} to {address}. Put the order number in the parcel. You pay the return postage yourself.",
    help: "Vem som betalar returen bestämmer ni: skriv det här. {day} är sista dagen, {address} vår adress.",
  },
  "withdrawal.next.money": {
    sv: "Pengarna kommer tillbaka samma väg som du betalade, senast den {day}.",
    en: "The money comes back the way you paid, by {day}.",
    help: "{day} är sista dagen.",
  },
  "withdrawal.next.other": {
    sv: "Är något oklart med beställningen står det i mejlet, och en av oss hör av sig.",
    en: "If anything about the order is unclear, the e-mail says so, and one of us gets back to you.",
  },
  "withdrawal.next.noMail": {
    sv: "Kom inget mejl? Titta i skräpposten, eller ring {phone}.",
    en: "No e-mail? Look in your junk mail, or call {phone}.",
    help: phone,
  },
  "withdrawal.home": { sv: "Till startsidan", en: "To the home page" },
} satisfies Translations;
