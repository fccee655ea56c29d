import type { Translations } from "./translation.ts";

export const monthlyChangeMail = {
  "mail.myPages": {
    sv: "Ändra, pausa eller avsluta på Mina sidor: {url}",
    en: "Change, pause or end it on My pages: {url}",
    help: "I alla mejl om en månadsgåva. {url} är Mina sidor.",
  },
  "mail.myPages.ended": {
    sv: "Dina gåvor och kvitton finns kvar på Mina sidor: {url}",
    en: "Your gifts and receipts are still on My pages: {url}",
    help: "I mejl om en månadsgåva som är avslutad eller som banken sa nej till. {url} är Mina sidor.",
  },
  "mail.changed.subject": {
    sv: "Din månadsgåva är ändrad",
    en: "Your monthly gift has been changed",
    help: "Ämnesraden och den första raden i mejlet när någon har ändrat sin månadsgåva på Mina sidor. Skriv inget om givaren här.",
  },
  "mail.changed.amount": {
    sv: "I dag dras inget. Från och med den {day} ger du {amount} varje månad i stället för {before}. Tack för att du är med.",
    en: "Nothing is drawn today. From {day} you give {amount} every month instead of {before}. Thank you for being with us.",
    help: "{day} är den första dragningen med det nya beloppet, {amount} det nya beloppet och {before} det gamla, med ”kr”.",
  },
  "mail.changed.day": {
    sv: "Nu drar vi din månadsgåva den {number}:e varje månad, eller nästa bankdag, i stället för den {before}:e. I dag dras inget. Nästa gång är den {day}: {amount}.",
    en: "We now draw your monthly gift on the {number}th of each month, or the next banking day, instead of the {before}th. Nothing is drawn today. Next time is {day}: {amount}.",
    help: "{number} är den nya dagen i månaden, {before} den gamla, {day} nästa dragning och {amount} beloppet med ”kr”.",
  },
  "mail.changed.dayFrom": {
    sv: "Den dragningen har kvar den gamla dagen. Den nya gäller från och med den {day}.",
    en: "That draw keeps the old day. The new one holds from {day}.",
    help: "När den första dragningen efter en ändring har kvar den gamla dagen. {day} är den första på den nya dagen.",
  },
  "mail.paused.subject": {
    sv: "Din månadsgåva pausar",
    en: "Your monthly gift is paused",
    help: "Ämnesraden och den första raden i mejlet om en paus. Skriv inget om givaren här.",
  },
  "mail.paused.skipped": {
    sv: "Vi drar inget den {days}. Den {day} börjar gåvan igen, med {amount} i månaden.",
    en: "We draw nothing on {days}. On {day} the gift begins again, with {amount} a month.",
    help: "{days} är dagarna som hoppas över, {day} den första dragningen efter pausen och {amount} beloppet med ”kr”.",
  },
  "mail.paused.again": {
    sv: "Vi mejlar dig en vecka innan. Vill du börja tidigare? Det gör du när du vill.",
    en: "We will e-mail you a week before. Would you like to begin sooner? You can whenever you like.",
    help: "I mejlet om en paus.",
  },
  "mail.resumed.subject": {
    sv: "Din månadsgåva är i gång igen",
    en: "Your monthly gift goes on again",
    help: "Ämnesraden och den första raden i mejlet när någon har avslutat sin paus. Skriv inget om givaren här.",
  },
  "mail.resumed.next": {
    sv: "Välkommen tillbaka. I dag dras inget. Nästa gång är den {day}: {amount}.",
    en: "Welcome back. Nothing is drawn today. Next time is {day}: {amount}.",
    help: "{day} är nästa dragning, {amount} beloppet med ”kr”.",
  },
  "mail.pauseEnds.subject": {
    sv: "Snart börjar din månadsgåva igen",
    en: "Your monthly gift begins again soon",
    help: "Ämnesraden och den första raden i mejlet en vecka innan en paus är slut. Skriv inget om givaren här.",
  },
  "mail.pauseEnds.next": {
    sv: "Pausen är snart slut. Den {day} drar vi {amount} från kontot i {bank} som slutar på {ending}, och sedan varje månad. Du behöver inte göra något.",
    en: "The pause is over soon. On {day} we draw {amount} from the account at {bank} that ends in {ending}, and then every month. You need not do anything.",
    help: "{day} är den första dragningen efter pausen, {amount} beloppet med ”kr”, {bank} banken och {ending} kontots sista siffror.",
  },
  "mail.pauseEnds.longer": {
    sv: "Behöver du vänta lite till? Pausa igen, eller sänk beloppet.",
    en: "Do you need to wait a little longer? Pause again, or lower the amount.",
    help: "I mejlet en vecka innan en paus är slut.",
  },
  "mail.changed.told": {
    sv: "En sak till: banken har redan fått besked om {amount} den {day}. Det dras som det var sagt.",
    en: "One more thing: the bank has already been told to draw {amount} on {day}. It is drawn as was said.",
    help: "När banken redan har fått veta om en dragning. {amount} är beloppet med ”kr”, {day} dagen.",
  },
} satisfies Translations;
