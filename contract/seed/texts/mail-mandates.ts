import type { Translations } from "./translation.ts";

export const mandateMail = {
  "mail.mandate.subject": {
    sv: "Ditt medgivande till autogiro",
    en: "Your direct debit mandate",
    help: "Ämnesraden och den första raden i mejlet med medgivandet. Skriv inget om givaren här.",
  },
  "mail.mandate.agreed": {
    sv: "Tack för att du vill ge {amount} varje månad. I dag dras inget. Den första gåvan dras den {day}.",
    en: "Thank you for wanting to give {amount} every month. Nothing is drawn today. The first gift is drawn on {day}.",
    help: "{amount} är beloppet med ”kr”, {day} dagen för den första dragningen.",
  },
  "mail.mandate.agreedLater": {
    sv: "Tack. Nu får vi dra gåvor med autogiro som vi har kommit överens om. I dag dras inget, och inget förrän du har fått veta belopp och dag.",
    en: "Thank you. We may now draw gifts by direct debit that we have agreed on. Nothing is drawn today, and nothing before you have been told the amount and the day.",
    help: "När medgivandet inte har något belopp.",
  },
  "mail.mandate.next": {
    sv: "Nu frågar vi banken. Det tar några bankdagar. Säger banken nej hör vi av oss.",
    en: "Now we ask the bank. It takes a few banking days. If the bank says no, we will be in touch.",
  },
  "mail.mandate.replaces": {
    sv: "Det tar ditt tidigare medgivandes plats, senast när banken har godkänt det. Du ger aldrig dubbelt.",
    en: "It takes the place of your earlier mandate, at the latest when the bank has approved it. You never give twice.",
    help: "När någon byter konto eller bestämmer ett belopp.",
  },
  "mail.mandate.attached": {
    sv: "Hela medgivandet är bifogat som PDF. Spara det gärna.",
    en: "The whole mandate is attached as a PDF. Please keep it.",
  },
  "mail.mandate.reference": {
    sv: "Medgivandets nummer: {reference}",
    en: "Number of the mandate: {reference}",
    help: "{reference} är det korta numret, som går att säga i telefon.",
  },
  "mail.mandate.questions": {
    sv: "Ändra eller avsluta när du vill. Var det inte du, eller undrar du något? Ring {phone} eller svara på det här mejlet.",
    en: "You can change or end it whenever you like. Was it not you, or do you have a question? Call {phone} or reply to this e-mail.",
    help: "{phone} är vårt telefonnummer.",
  },
  "mail.draw.noFunds": {
    sv: "Det fanns inte nog med pengar på kontot när banken skulle dra din månadsgåva på {amount}. Det kan hända vem som helst.",
    en: "There was not enough money in the account when the bank was to draw your monthly gift of {amount}. It can happen to anybody.",
    help: "I mejlet om en månadsgåva som inte kunde dras, när pengar saknades. {amount} är beloppet med kr.",
  },
  "mail.draw.noFunds.subject": {
    sv: "Din månadsgåva kunde inte dras den här gången",
    en: "Your monthly gift could not be drawn this time",
    help: "Ämnesraden och den första raden i mejlet om en månadsgåva som inte kunde dras, när pengar saknades.",
  },
  "mail.draw.noFunds.next": {
    sv: "Vi försöker inte mer för den här månaden, och du behöver inte göra något. Nästa gång drar vi som vanligt.",
    en: "We do not try again for this month, and you need not do anything. Next time we draw as usual.",
    help: "I mejlet om en månadsgåva som inte kunde dras, när pengar saknades: vad som händer sedan.",
  },
  "mail.draw.retried.subject": {
    sv: "Banken försöker dra din månadsgåva igen",
    en: "The bank tries to draw your monthly gift again",
    help: "Ämnesraden och den första raden i mejlet om en månadsgåva som banken snart försöker dra igen.",
  },
  "mail.draw.retried.next": {
    sv: "Banken försöker igen nästa bankdag. Finns pengarna där då ordnar sig allt av sig självt.",
    en: "The bank tries again on the next banking day. If the money is there then, all sorts itself out.",
    help: "I mejlet om en månadsgåva som banken snart försöker dra igen: vad som händer sedan.",
  },
  "mail.draw.closed.subject": {
    sv: "Din månadsgåva behöver ett nytt konto",
    en: "Your monthly gift needs a new account",
    help: "Ämnesraden och den första raden i mejlet om en månadsgåva som inte kunde dras, när kontot är avslutat.",
  },
  "mail.draw.closed": {
    sv: "Banken säger att kontot är avslutat eller inte längre är kopplat till autogirot. Därför kunde vi inte dra din månadsgåva på {amount}.",
    en: "The bank says that the account is closed or no longer linked to direct debit. So we could not draw your monthly gift of {amount}.",
    help: "I mejlet om en månadsgåva som inte kunde dras, när kontot är avslutat. {amount} är beloppet med kr.",
  },
  "mail.draw.closed.next": {
    sv: "Vill du fortsätta ge varje månad? Ange ditt nya konto här och skriv under med BankID: {url}",
    en: "Would you like to go on giving each month? Give us your new account here and sign with BankID: {url}",
    help: "I mejlet om en månadsgåva som inte kunde dras, när kontot är avslutat. {url} är sidan där man anger ett konto.",
  },
  "mail.draw.closed.nothingDrawn": {
    sv: "Vi drar inget förrän du har gjort det.",
    en: "We draw nothing until you have.",
    help: "I mejlet om en månadsgåva som inte kunde dras, när kontot är avslutat.",
  },
  "mail.draw.refunded.subject": {
    sv: "Din gåva har gått tillbaka till ditt konto",
    en: "Your gift has gone back to your account",
    help: "Ämnesraden och den första raden i mejlet när banken har betalat tillbaka en gåva genom autogiro.",
  },
  "mail.draw.refunded": {
    sv: "Banken har betalat tillbaka {amount} till kontot som gåvan drogs från. Så gör banken när den som äger kontot ber om det.",
    en: "The bank has paid {amount} back to the account that the gift was drawn from. It does so when the holder of the account asks for it.",
    help: "I mejlet när banken har betalat tillbaka en gåva genom autogiro. {amount} är beloppet med kr.",
  },
  "mail.draw.refunded.next": {
    sv: "Pengarna räknas inte längre som en gåva, och de är inte med i årets kvitto. Vill du att vi slutar dra gåvor från kontot? Säg till, så ordnar vi det.",
    en: "The money no longer counts as a gift, and is not on the receipt for the year. Would you like us to stop drawing gifts from the account? Tell us and we will see to it.",
    help: "I mejlet när banken har betalat tillbaka en gåva genom autogiro: vad som händer sedan.",
  },
  "mail.lateDraw.subject": {
    sv: "Din månadsgåva för {month} dras senare",
    en: "Your monthly gift for {month} is drawn later",
    help: "Ämnesraden och den första raden i mejlet när vi har missat att dra en månadsgåva. {month} är månaden med år.",
  },
  "mail.lateDraw.why": {
    sv: "Något gick fel hos oss, så din månadsgåva drogs aldrig den {agreed}. Förlåt! Du har gjort allt rätt.",
    en: "Something went wrong on our side, so your monthly gift was never drawn on {agreed}. We are sorry! You have done everything right.",
    help: "{agreed} är dagen då gåvan skulle ha dragits.",
  },
  "mail.lateDraw.draw": {
    sv: "I stället drar vi {amount} den {day} från ditt konto i {bank} som slutar på {ending}. Det är gåvan för {month}, och den dras bara en gång. Dina andra månadsgåvor dras som vanligt.",
    en: "Instead we draw {amount} on {day} from your account at {bank} that ends in {ending}. It is the gift for {month}, and it is drawn only once. Your other monthly gifts are drawn as usual.",
    help: "{amount} är beloppet med ”kr”, {day} den nya dagen, {bank} banken, {ending} kontots sista siffror och {month} månaden med år.",
  },
  "mail.lateDraw.no": {
    sv: "Vill du hellre hoppa över {month}? Det går lika bra. Ring {phone} eller svara på det här mejlet senast den {until}, så drar vi inget för den månaden.",
    en: "Would you rather skip {month}? That is just as fine. Call {phone} or reply to this e-mail by {until}, and we draw nothing for that month.",
    help: "{month} är månaden med år, {phone} vårt telefonnummer och {until} den sista dagen att säga nej.",
  },
  "mail.lateDrawMoved.subject": {
    sv: "Din månadsgåva för {month} dras en annan dag",
    en: "Your monthly gift for {month} is drawn on another day",
    help: "Ämnesraden och den första raden i mejlet när en försenad månadsgåva dras ännu senare än vi har skrivit.",
  },
  "mail.lateDrawMoved.draw": {
    sv: "Det blev lite senare än vi skrev: den {day} drar vi {amount} från ditt konto i {bank} som slutar på {ending}. Det är gåvan för {month}, och du behöver inte göra något.",
    en: "It will be a little later than we wrote: on {day} we draw {amount} from your account at {bank} that ends in {ending}. It is the gift for {month}, and you need not do anything.",
    help: "{day} är den nya dagen, {amount} beloppet med ”kr”, {bank} banken, {ending} kontots sista siffror och {month} månaden med år.",
  },
  "mail.year.subject": {
    sv: "Dina månadsgåvor {year}",
    en: "Your monthly gifts in {year}",
    help: "Ämnesraden och den första raden i mejlet med årets kvitto. {year} är året. Skriv inget om givaren här.",
  },
  "mail.year.corrected.subject": {
    sv: "Rättat kvitto: dina månadsgåvor {year}",
    en: "Corrected receipt: your monthly gifts in {year}",
    help: "Ämnesraden och den första raden i mejlet när årets kvitto kommer igen och är rättat. {year} är året.",
  },
  "mail.year.corrected": {
    sv: "Banken har berättat något nytt om det du gav {year}, så kvittot du fick tidigare stämmer inte längre. Det här kvittot ersätter det.",
    en: "The bank has told us something new of what you gave in {year}, so the receipt you had earlier is no longer right. This receipt replaces it.",
    help: "I mejlet när årets kvitto kommer igen, med fler gåvor eller utan dem som har gått tillbaka. {year} är året.",
  },
  "mail.year.given": {
    sv: "Tack! Under {year} gav du {amount} med autogiro, {draws} gånger.",
    en: "Thank you! In {year} you gave {amount} by direct debit, {draws} times.",
    help: "I mejlet med årets kvitto. {amount} är summan med ”kr”, {draws} hur många gånger pengar drogs.",
  },
  "mail.year.givenOnce": {
    sv: "Tack! Under {year} gav du {amount} med autogiro.",
    en: "Thank you! In {year} you gave {amount} by direct debit.",
    help: "I mejlet med årets kvitto, när pengar drogs en enda gång. {amount} är beloppet med ”kr”.",
  },
  "mail.year.attached": {
    sv: "Kvittot för året, med varje gåva för sig, är bifogat som PDF.",
    en: "The receipt for the year, with each gift by itself, is attached as a PDF.",
    help: "I mejlet med årets kvitto.",
  },
  "mail.mandateRejected.subject": {
    sv: "Banken kunde inte godkänna ditt autogiro",
    en: "The bank could not accept your direct debit",
    help: "Ämnesraden och den första raden i mejlet om ett medgivande som banken inte godkände.",
  },
  "mail.mandateRejected.why": {
    sv: "Banken tog inte emot ditt medgivande med nummer {reference}. Oftast har en siffra i kontonumret blivit fel, eller så är kontot av ett slag som inte kan ha autogiro.",
    en: "The bank did not take your mandate number {reference}. Most often a digit of the account number is wrong, or the account is of a kind that cannot have direct debit.",
    help: "I mejlet om ett medgivande som banken inte godkände. {reference} är åtta bokstäver och siffror.",
  },
  "mail.mandateRejected.nothingDrawn": {
    sv: "Inga pengar har dragits, och inga kommer att dras.",
    en: "No money has been drawn, and none will be.",
    help: "I mejlet om ett medgivande som banken inte godkände.",
  },
  "mail.mandateRejected.goesOn": {
    sv: "Inga pengar dras från det kontot. Det du gav förut dras som vanligt från ditt gamla konto.",
    en: "No money is drawn from that account. What you gave before is drawn as usual from your old account.",
    help: "I mejlet om ett medgivande som banken inte godkände, när det skulle ta ett annats plats som fortfarande gäller.",
  },
  "mail.mandateRejected.next": {
    sv: "Försök igen med samma eller ett annat konto här: {url}",
    en: "You can try again with the same or another account here: {url}",
    help: "I mejlet om ett medgivande som banken inte godkände. {url} är sidan där man anger ett konto.",
  },
  "mail.mandateRevoked.subject": {
    sv: "Ditt autogiro är avslutat",
    en: "Your direct debit has ended",
    help: "Ämnesraden och den första raden i mejlet om ett medgivande som har upphört.",
  },
  "mail.mandateRevoked.said": {
    sv: "Banken har berättat att ditt medgivande med nummer {reference} inte gäller längre. Vi drar inga fler gåvor från kontot.",
    en: "The bank has told us that your mandate number {reference} is no longer valid. We draw no more gifts from the account.",
    help: "I mejlet om ett medgivande som har upphört. {reference} är åtta bokstäver och siffror.",
  },
  "mail.mandateRevoked.asAsked": {
    sv: "Du har bett oss att avsluta ditt autogiro, och nu är det gjort. Ditt medgivande med nummer {reference} gäller inte längre, och vi ber inte banken om några fler gåvor från kontot.",
    en: "You asked us to end your direct debit, and now it is done. Your mandate number {reference} is no longer valid, and we ask the bank for no more gifts from the account.",
    help: "I mejlet om ett medgivande som vi har avslutat för att givaren bad om det. {reference} är åtta bokstäver och siffror.",
  },
  "mail.mandateRevoked.bySelf": {
    sv: "Du har avslutat din månadsgåva på Mina sidor. Ditt medgivande med nummer {reference} gäller inte längre, och vi ber inte banken om några fler gåvor från kontot.",
    en: "You have ended your monthly gift on My pages. Your mandate number {reference} is no longer valid, and we ask the bank for no more gifts from the account.",
    help: "I mejlet om ett medgivande som givaren själv har avslutat på Mina sidor. {reference} är åtta bokstäver och siffror.",
  },
  "mail.mandateRevoked.byUs": {
    sv: "Vi har avslutat ditt medgivande med nummer {reference}. Det gäller inte längre, och vi ber inte banken om några fler gåvor från kontot.",
    en: "We have ended your mandate number {reference}. It is no longer valid, and we ask the bank for no more gifts from the account.",
    help: "I mejlet om ett medgivande som vi själva har avslutat. {reference} är åtta bokstäver och siffror.",
  },
  "mail.mandateRevoked.stillAsked": {
    sv: "En gåva på {amount} har vi redan bett banken att dra den {day}. Den kan komma att dras ändå. Vill du inte ge den? Ring {phone}, så hjälper vi dig.",
    en: "We have already asked the bank to draw a gift of {amount} on {day}. It may be drawn all the same. Would you rather not give it? Call {phone} and we will help you.",
    help: "I mejlet om ett medgivande som vi har avslutat, när banken redan har fått veta om nästa gåva. {phone} är vårt telefonnummer.",
  },
  "mail.mandateRevoked.thanks": {
    sv: "Tack för det du har gett. Det fortsätter i labbet.",
    en: "Thank you for what you have given. It goes on in the laboratory.",
    help: "I mejlet om ett medgivande som har upphört.",
  },
  "mail.mandateRevoked.next": {
    sv: "Var det inte meningen, eller vill du ge från ett annat konto? Då börjar du om här: {url}",
    en: "Was it not meant to end, or would you like to give from another account? Then begin again here: {url}",
    help: "I mejlet om ett medgivande som har upphört. {url} är sidan där man anger ett konto.",
  },
} satisfies Translations;
