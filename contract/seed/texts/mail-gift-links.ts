import type { Translations } from "./translation.ts";

export const giftLinkMail = {
  "mail.increase.subject": {
    sv: "Tack, din månadsgåva är höjd",
    en: "Thank you, your monthly gift has been raised",
    help: "Ämnesraden och den första raden i mejlet när en månadsgåva har höjts. Skriv inget om givaren här.",
  },
  "mail.increase.from": {
    sv: "Från och med den {day} ger du {amount} varje månad i stället för {before}. Det ger en forskare mer tid, månad efter månad.",
    en: "From {day} you give {amount} every month instead of {before}. It gives a researcher more time, month after month.",
    help: "{day} är dagen för den första dragningen med det nya beloppet, {amount} det nya beloppet och {before} det gamla, med ”kr”.",
  },
  "mail.increase.until": {
    sv: "Tills banken har godkänt ditt nya konto drar vi {amount} varje månad i stället för {before} från det gamla, tidigast den {day}. Det ger en forskare mer tid, månad efter månad.",
    en: "Until the bank has approved your new account we draw {amount} every month instead of {before} from the old one, on {day} at the earliest. It gives a researcher more time, month after month.",
    help: "Till den som har bytt konto och väntar på bankens svar. {day} är dagen för den första dragningen, {amount} det nya beloppet och {before} det gamla, med ”kr”.",
  },
  "mail.increase.nextAccount": {
    sv: "När banken har godkänt ditt konto i {bank} som slutar på {ending} drar vi {amount} varje månad därifrån i stället, tidigast den {day}.",
    en: "When the bank has approved your account at {bank} that ends in {ending} we draw {amount} every month from that one instead, on {day} at the earliest.",
    help: "{bank} är det nya kontots bank, {ending} dess sista siffror, {amount} beloppet med ”kr” och {day} den första dagen som det kan dras.",
  },
  "mail.increase.nextAccountOther": {
    sv: "När banken har godkänt ditt konto i {bank} som slutar på {ending} drar vi {amount} varje månad därifrån i stället, som du har skrivit under, tidigast den {day}. Höjningen följer inte med dit.",
    en: "When the bank has approved your account at {bank} that ends in {ending} we draw {amount} every month from that one instead, as you have signed, on {day} at the earliest. The raise does not go with it.",
    help: "När ett annat belopp är underskrivet för det nya kontot. {bank} är det nya kontots bank, {ending} dess sista siffror, {amount} det beloppet med ”kr” och {day} den första dagen som det kan dras.",
  },
  "mail.increase.taken": {
    sv: "Banken har godkänt ditt konto i {bank} som slutar på {ending}. Därifrån drar vi {amount} varje månad, nästa gång den {day}.",
    en: "The bank has approved your account at {bank} that ends in {ending}. From it we draw {amount} every month, next on {day}.",
    help: "När banken har hunnit godkänna ett nytt konto. {bank} är det nya kontots bank, {ending} dess sista siffror, {amount} beloppet med ”kr” och {day} dagen för nästa dragning.",
  },
  "mail.increase.before": {
    sv: "En dragning som redan är på väg till banken har det gamla beloppet.",
    en: "A draw that is already on its way to the bank has the old amount.",
    help: "I mejlet när en månadsgåva har höjts.",
  },
  "mail.increase.undo": {
    sv: "Ångrar du dig? Öppna den här länken inom {days} dagar så blir gåvan som förut: {url}",
    en: "Have you changed your mind? Open this link within {days} days and your gift will be as before: {url}",
    help: "{days} är antalet dagar som länken gäller, {url} länken. Den som har länken kan ångra höjningen.",
  },
  "mail.increase.questions": {
    sv: "Var det inte du, eller undrar du något? Ring {phone} eller svara på det här mejlet.",
    en: "Was it not you, or do you have a question? Call {phone} or reply to this e-mail.",
    help: "{phone} är vårt telefonnummer.",
  },
  "mail.increaseUndone.subject": {
    sv: "Höjningen av din månadsgåva är ångrad",
    en: "The raise of your monthly gift has been undone",
    help: "Ämnesraden och den första raden i mejlet när en höjning har ångrats.",
  },
  "mail.increaseUndone.from": {
    sv: "Från och med den {day} ger du {amount} varje månad igen, i stället för {before}. Tack för att du är med.",
    en: "From {day} you give {amount} every month again, instead of {before}. Thank you for being with us.",
    help: "{day} är dagen för den första dragningen, {amount} beloppet som gäller igen och {before} det höjda, med ”kr”.",
  },
  "mail.increaseUndone.until": {
    sv: "Tills banken har godkänt ditt nya konto drar vi {amount} varje månad igen, i stället för {before}, från det gamla, tidigast den {day}. Tack för att du är med.",
    en: "Until the bank has approved your new account we draw {amount} every month again, instead of {before}, from the old one, on {day} at the earliest. Thank you for being with us.",
    help: "Till den som har bytt konto och väntar på bankens svar. {day} är dagen för den första dragningen, {amount} beloppet som gäller igen och {before} det höjda, med ”kr”.",
  },
  "mail.increaseUndone.before": {
    sv: "En dragning som redan är på väg till banken kan ha det högre beloppet.",
    en: "A draw that is already on its way to the bank may have the higher amount.",
    help: "I mejlet när en höjning har ångrats.",
  },
  "mail.extra.subject": {
    sv: "Tack för din extra gåva",
    en: "Thank you for your extra gift",
    help: "Ämnesraden och den första raden i mejlet när en extra gåva ska dras. Skriv inget om givaren här.",
  },
  "mail.extra.draw": {
    sv: "Den {day} drar vi {amount} från ditt konto i {bank} som slutar på {ending}. Det sker en enda gång, och gåvan står med på kvittot för året.",
    en: "On {day} we draw {amount} from your account at {bank} that ends in {ending}. It happens only once, and the gift is on the receipt for the year.",
    help: "{day} är dagen för dragningen, {amount} beloppet med ”kr”, {bank} banken och {ending} kontots sista siffror.",
  },
  "mail.extra.monthly": {
    sv: "Din månadsgåva är som den var.",
    en: "Your monthly gift is as it was.",
    help: "I mejlet om en extra gåva, också när den är ångrad.",
  },
  "mail.extra.undo": {
    sv: "Ångrar du dig? Öppna den här länken före klockan {hour} den {day}, så dras den inte: {url}",
    en: "Have you changed your mind? Open this link before {hour}:00 on {day}, and it is not drawn: {url}",
    help: "{day} och {hour} är när banken får veta att gåvan ska dras, {url} länken. Den som har länken kan ångra gåvan.",
  },
  "mail.extraUndone.subject": {
    sv: "Din extra gåva är ångrad",
    en: "Your extra gift has been undone",
    help: "Ämnesraden och den första raden i mejlet när en extra gåva har ångrats.",
  },
  "mail.extraUndone.draw": {
    sv: "Vi drar inte {amount} den {day}. Tack för att du är med.",
    en: "We do not draw {amount} on {day}. Thank you for being with us.",
    help: "{amount} är beloppet med ”kr”, {day} dagen då det skulle ha dragits.",
  },
  "mail.extraMoved.subject": {
    sv: "Din extra gåva dras en annan dag",
    en: "Your extra gift is drawn on another day",
    help: "Ämnesraden och den första raden i mejlet när en extra gåva dras senare än vi har skrivit.",
  },
  "mail.extraMoved.draw": {
    sv: "Det blev lite senare än vi skrev: den {day} drar vi {amount} från ditt konto i {bank} som slutar på {ending}. Det sker en enda gång, och du behöver inte göra något.",
    en: "It will be a little later than we wrote: on {day} we draw {amount} from your account at {bank} that ends in {ending}. It happens only once, and you need not do anything.",
    help: "{day} är den nya dagen för dragningen, {amount} beloppet med ”kr”, {bank} banken och {ending} kontots sista siffror.",
  },
  "mail.extra.noFunds": {
    sv: "Det fanns inte nog med pengar på kontot när banken skulle dra din extra gåva på {amount}. Det kan hända vem som helst.",
    en: "There was not enough money in the account when the bank was to draw your extra gift of {amount}. It can happen to anybody.",
    help: "I mejlet om en extra gåva som inte kunde dras, när pengar saknades. {amount} är beloppet med kr.",
  },
  "mail.extra.noFunds.next": {
    sv: "Vi försöker inte igen, och du behöver inte göra något. Ger du varje månad dras månadsgåvan som vanligt.",
    en: "We do not try again, and you need not do anything. If you give every month, the monthly gift is drawn as usual.",
    help: "I mejlet om en extra gåva som inte kunde dras, när pengar saknades: vad som händer sedan.",
  },
  "mail.extra.closed": {
    sv: "Banken säger att kontot är avslutat eller inte längre är kopplat till autogirot. Därför kunde vi inte dra din extra gåva på {amount}.",
    en: "The bank says that the account is closed or no longer linked to direct debit. So we could not draw your extra gift of {amount}.",
    help: "I mejlet om en extra gåva som inte kunde dras, när kontot är avslutat. {amount} är beloppet med kr.",
  },
  "mail.extra.failed.subject": {
    sv: "Din extra gåva kunde inte dras",
    en: "Your extra gift could not be drawn",
    help: "Ämnesraden och den första raden i mejlet om en extra gåva som inte kunde dras.",
  },
  "mail.extra.retried.subject": {
    sv: "Banken försöker dra din extra gåva igen",
    en: "The bank tries to draw your extra gift again",
    help: "Ämnesraden och den första raden i mejlet om en extra gåva som banken snart försöker dra igen.",
  },
} satisfies Translations;
