import type { Translations } from "./translation.ts";

/** To raise a monthly gift, and to set it back. */
export const increase = {
  "increase.title": {
    sv: "Höj din månadsgåva",
    en: "Raise your monthly gift",
    help: "Sidans titel. Sidan öppnas av en länk i ett utskick till månadsgivare.",
  },
  "increase.heading": {
    sv: "Hej {name}! Tack för att du ger varje månad",
    en: "Hello {name}! Thank you for giving every month",
    help: "{name} är förnamnet.",
  },
  "increase.lead": {
    sv: "Nu ger du {amount} kr i månaden. Vill du ge lite mer? Välj ett nytt belopp. Det är bra som det är också.",
    en: "You now give {amount} kr a month. Would you like to give a little more? Choose a new amount. It is fine as it is, too.",
    help: "{amount} är dagens belopp.",
  },
  "increase.legend": { sv: "Nytt belopp varje månad", en: "New amount every month" },
  "increase.holdsFrom": {
    sv: "I dag dras inget. Det nya beloppet dras första gången den {day}.",
    en: "Nothing is drawn today. The new amount is drawn for the first time on {day}.",
    help: "{day} är dagen för den första dragningen med det nya beloppet.",
  },
  "increase.press": {
    sv: "Höj min månadsgåva",
    en: "Raise my monthly gift",
    help: "Knappen innan något belopp är valt.",
  },
  "increase.pressChosen": {
    sv: "Höj till {amount} kr i månaden",
    en: "Raise to {amount} kr a month",
    help: "Knappen när ett belopp är valt. {amount} är beloppet.",
  },
  "increase.undoPromise": {
    sv: "Vi mejlar en bekräftelse. I {days} dagar går det att ångra.",
    en: "We send a confirmation by e-mail. You can undo it for {days} days.",
    help: "{days} är antalet dagar.",
  },
  "increase.changed": {
    sv: "Ditt belopp har ändrats sedan du öppnade sidan. Nu ser du det som gäller: välj en gång till.",
    en: "Your amount has changed since you opened the page. Now you see the one that holds: please choose again.",
  },
  "increase.side": { sv: "Varje månad", en: "Every month", help: "På lappen bredvid formuläret, ovanför beloppet." },
  "increase.sideBelow": {
    sv: "Första gången den {day}",
    en: "First on {day}",
    help: "På lappen bredvid formuläret, under beloppet. {day} är dagen för dragningen.",
  },
  "increase.thanks": { sv: "Tack, {name}!", en: "Thank you, {name}!", help: "{name} är förnamnet." },
  "increase.thanks.lead": {
    sv: "Din månadsgåva är höjd. Nu får en forskare mer tid, månad efter månad.",
    en: "Your monthly gift has been raised. A researcher now has more time, month after month.",
  },
  "increase.thanks.from": { sv: "Dras första gången", en: "First drawn", help: "Framför dagen för dragningen." },
  "increase.thanks.until": { sv: "Går att ångra till", en: "Can be undone until", help: "Framför den sista dagen." },
  "increase.thanks.nextHeading": { sv: "Vad händer nu?", en: "What happens now?" },
  "increase.thanks.mail": {
    sv: "Vi mejlar en bekräftelse. I den finns en länk om du ångrar dig.",
    en: "We send a confirmation by e-mail. It has a link in case you change your mind.",
  },
  "increase.thanks.noMail": {
    sv: "Vi har ingen e\u2011postadress till dig. Ångrar du dig, ring {phone}.",
    en: "We have no e-mail address of yours. If you change your mind, call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "increase.thanks.draw": {
    sv: "I dag dras inget. Den {day} dras {amount} kr i stället för {before} kr, och sedan varje månad.",
    en: "Nothing is drawn today. On {day}, {amount} kr is drawn instead of {before} kr, and then every month.",
    help: "{day} är dagen för dragningen, {amount} det nya beloppet och {before} det gamla.",
  },
  "increase.thanks.drawUntil": {
    sv: "I dag dras inget. Tills banken har godkänt ditt nya konto drar vi {amount} kr i stället för {before} kr från det gamla, tidigast den {day}.",
    en: "Nothing is drawn today. Until the bank has approved your new account we draw {amount} kr instead of {before} kr from the old one, on {day} at the earliest.",
    help: "Den som har bytt konto och väntar på bankens svar. {amount} är det nya beloppet, {before} det gamla och {day} dagen för dragningen.",
  },
  "increase.thanks.nextAccount": {
    sv: "När banken har godkänt det nya kontot drar vi {amount} kr varje månad därifrån, tidigast den {day}.",
    en: "When the bank has approved the new account we draw {amount} kr from it every month, on {day} at the earliest.",
    help: "{amount} är beloppet från det nya kontot och {day} den första dagen som det kan dras.",
  },
  "increase.thanks.nextAccountOther": {
    sv: "När banken har godkänt det nya kontot drar vi {amount} kr varje månad därifrån, som du har skrivit under, tidigast den {day}. Höjningen följer inte med dit.",
    en: "When the bank has approved the new account we draw {amount} kr from it every month, as you have signed, on {day} at the earliest. The raise does not go with it.",
    help: "När ett annat belopp är underskrivet för det nya kontot. {amount} är det beloppet och {day} den första dagen som det kan dras.",
  },
  "increase.undo": { sv: "Vill du ångra höjningen?", en: "Would you like to undo the raise?" },
  "increase.undo.lead": {
    sv: "Din månadsgåva blir som den var innan du höjde den. Inget annat ändras.",
    en: "Your monthly gift becomes what it was before you raised it. Nothing else changes.",
  },
  "increase.undo.press": { sv: "Ja, ångra höjningen", en: "Yes, undo the raise" },
  "increase.undone": { sv: "Höjningen är ångrad", en: "The raise has been undone" },
  "increase.undone.lead": {
    sv: "Du ger {amount} kr i månaden igen, från och med den {day}. En dragning som redan är på väg till banken kan ha det högre beloppet. Tack för att du är med!",
    en: "You give {amount} kr a month again, from {day}. A draw that is already on its way to the bank may have the higher amount. Thank you for being with us!",
    help: "{amount} är beloppet som gäller igen, {day} dagen för nästa dragning.",
  },
  "increase.tooLate": { sv: "Länken gäller inte längre", en: "The link is no longer valid" },
  "increase.tooLate.text": {
    sv: "Det har gått mer än {days} dagar. Ändra eller avsluta månadsgåvan gör du när du vill på Mina sidor, eller ring {phone}.",
    en: "More than {days} days have passed. Change or end your monthly gift whenever you like on My pages, or call {phone}.",
    help: "{days} är antalet dagar som länken gäller, {phone} vårt telefonnummer.",
  },
  "increase.changedSince": { sv: "Beloppet har ändrats sedan dess", en: "The amount has changed since then" },
  "increase.changedSince.text": {
    sv: "Därför har vi inte ändrat något nu. Ring {phone} så ordnar vi det belopp du vill ha.",
    en: "That is why we have not changed anything now. Call {phone} and we will set the amount you want.",
    help: "{phone} är vårt telefonnummer.",
  },
} satisfies Translations;
