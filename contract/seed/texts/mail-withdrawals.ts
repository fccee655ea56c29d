import type { Translations } from "./translation.ts";

const help = "I mejlet som bekräftar att någon ångrar ett köp.";
const row = `${help} En rad i rutan.`;

export const withdrawalMail = {
  "mail.withdrawal.subject": {
    sv: "Vi har tagit emot att du ångrar ett köp",
    en: "We have received your withdrawal",
    help: "Ämnesraden och den första raden i mejlet som bekräftar att någon ångrar ett köp. Lagen kräver mejlet.",
  },
  "mail.withdrawal.received": {
    sv: "Det kom till oss den {day} klockan {time}. Spara mejlet: det visar att du ångrade köpet, och när.",
    en: "It reached us on {day} at {time}. Keep this e-mail: it shows that you withdrew, and when.",
    help: `${help} {day} är dagen, {time} klockslaget.`,
  },
  "mail.withdrawal.slip": { sv: "Det här har du skickat", en: "This is what you sent", help: `${help} Rutans rubrik.` },
  "mail.withdrawal.slip.order": { sv: "Ordernummer", en: "Order number", help: row },
  "mail.withdrawal.slip.of": { sv: "Du ångrar", en: "You are withdrawing from", help: row },
  "mail.withdrawal.slip.whole": { sv: "hela köpet", en: "the whole purchase", help: row },
  "mail.withdrawal.slip.part": { sv: "en del av köpet", en: "part of the purchase", help: row },
  "mail.withdrawal.slip.name": { sv: "Namn", en: "Name", help: row },
  "mail.withdrawal.slip.at": { sv: "Kom till oss", en: "Reached us", help: row },
  "mail.withdrawal.slip.moment": {
    sv: "{day} klockan {time}",
    en: "{day} at {time}",
    help: `${row} {day} är dagen, {time} klockslaget.`,
  },
  "mail.withdrawal.unquoted": {
    sv: "Det du skrev med egna ord står inte här, för på vår sida kan vem som helst skriva någon annans adress. Vi har sparat det.",
    en: "What you wrote in your own words is not here, since anybody can write somebody else's address on our page. We have kept it.",
    help: `${help} När någon skrev sitt namn eller vilka artiklar, och adressen inte hör till ett betalt köp.`,
  },
  "mail.withdrawal.inTime": {
    sv: "Har paketet inte gått än stoppar vi det, och då behöver du inte skicka något.",
    en: "If the parcel has not left yet we stop it, and you need not send anything back.",
    help: `${help} När köpet är betalt och ångerrätten gäller.`,
  },
  "mail.withdrawal.late": {
    sv: "Ångerrätten gäller i {days} dagar från att du fick paketet, och som vi räknar har de gått. Vi kan ha fel om dagen, så en av oss läser ditt meddelande och hör av sig.",
    en: "The right of withdrawal lasts {days} days from when you got the parcel, and by our count they have passed. We may be wrong about the day, so one of us reads your message and gets back to you.",
    help: `${help} När dagarna har gått, som vi räknar. {days} är 14.`,
  },
  "mail.withdrawal.sendBack": {
    sv: "Har du fått det? Skicka tillbaka det du ångrar senast den {until} till {address}. Lägg ordernumret i paketet. Returportot betalar du själv.",
    en: "Have you received it? Send back what you are withdrawing from by {until} to {address}. Put the order number in the parcel. You pay the return postage yourself.",
    help: `${help} Vem som betalar returen bestämmer ni: skriv det här. {until} är sista dagen, {address} vår adress.`,
  },
  "mail.withdrawal.money": {
    sv: "Pengarna kommer tillbaka samma väg som du betalade, senast den {until}. Ångrar du hela köpet får du också tillbaka portot du betalade. Vi får vänta med pengarna tills paketet har kommit, eller tills du visar att du har skickat det.",
    en: "The money comes back the way you paid, by {until}. If you withdraw from the whole purchase, the postage that you paid comes back too. We may wait with the money until the parcel has come, or until you show that you have sent it.",
    help: `${help} {until} är sista dagen.`,
  },
  "mail.withdrawal.free": {
    sv: "Beställningen kostade inget, så det finns inga pengar att betala tillbaka. Har den inte gått än stoppar vi den. Har den kommit får du gärna behålla den.",
    en: "The order cost nothing, so there is no money to pay back. If it has not left yet we stop it. If it has come you are welcome to keep it.",
    help: `${help} När beställningen var gratis.`,
  },
  "mail.withdrawal.unpaid": {
    sv: "Beställningen är inte betald, så den skickas inte och det finns inget att betala tillbaka. Har du ändå betalat, svara på det här mejlet, så reder vi ut det.",
    en: "The order is not paid, so it is not sent and there is nothing to pay back. If you have paid all the same, reply to this e-mail and we will sort it out.",
    help: `${help} När beställningen inte är betald.`,
  },
  "mail.withdrawal.givenBack": {
    sv: "Pengarna för köpet har redan gått tillbaka, samma väg som du betalade. Stämmer det inte, svara på det här mejlet.",
    en: "The money for this purchase has already gone back, the way you paid. If that is not right, reply to this e-mail.",
    help: `${help} När pengarna redan är återbetalda.`,
  },
  "mail.withdrawal.gift": {
    sv: "Numret hör till en gåva. Ångerrätten gäller det man köper, inte det man ger, men det kan ha blivit fel ändå. En av oss läser ditt meddelande och hör av sig.",
    en: "The number belongs to a gift. The right of withdrawal covers what you buy and not what you give, but something may have gone wrong all the same. One of us reads your message and gets back to you.",
    help: `${help} När numret hör till en gåva.`,
  },
  "mail.withdrawal.personal": {
    sv: "Numret hör till ett kort, ett ljus eller ett bevis som gjordes med dina egna ord. För sådant gäller inte ångerrätten, men är något fel vill vi rätta det. En av oss läser ditt meddelande och hör av sig.",
    en: "The number belongs to a card, a candle or a certificate that was made with your own words. The right of withdrawal does not cover that, but if something is wrong we want to put it right. One of us reads your message and gets back to you.",
    help: `${help} När numret hör till något som är gjort med egna ord eller namn.`,
  },
  "mail.withdrawal.membership": {
    sv: "Numret hör till ett medlemskap. En av oss läser ditt meddelande och hör av sig om vad som gäller.",
    en: "The number belongs to a membership. One of us reads your message and tells you what applies.",
    help: `${help} När numret hör till ett medlemskap.`,
  },
  "mail.withdrawal.unknown": {
    sv: "Vi hittar ingen beställning med både det numret och den här adressen. Det gör inget: ditt meddelande är mottaget, och en av oss letar och hör av sig. Vet du vad som blev fel, svara på det här mejlet. Är det inte du som har skrivit, släng mejlet.",
    en: "We find no order with both that number and this address. That does not matter: your message is received, and one of us looks for it and gets back to you. If you know what went wrong, reply to this e-mail. If it was not you who wrote, delete it.",
    help: `${help} När ingen beställning har både numret och adressen.`,
  },
} satisfies Translations;
