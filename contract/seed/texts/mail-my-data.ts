import type { Translations } from "./translation.ts";

export const myDataMail = {
  "sms.code": {
    sv: "{code} är din kod på Mina sidor hos {organisation}. Lämna den inte till någon, inte ens till oss.",
    en: "{code} is your code on My pages at {organisation}. Give it to nobody, not even to us.",
    help: "SMS med en kod. {code} är sex siffror, {organisation} vårt namn. Håll det kort: ett SMS har 160 tecken.",
  },
  "mail.addressProof.new.subject": {
    sv: "Bekräfta din nya e-postadress",
    en: "Confirm your new e-mail address",
    help: "Ämnesraden och den första raden i mejlet till en ny e-postadress.",
  },
  "mail.addressProof.new.press": {
    sv: "Någon som har legitimerat sig med BankID vill att vi mejlar hit i fortsättningen. Är det du? Tryck på länken inom en timme, så gäller bytet: {url}",
    en: "Somebody who has identified with BankID wants us to e-mail here from now on. Is it you? Open this link within an hour and the change is made: {url}",
    help: "{url} är länken. Innan någon har tryckt på den är allt som förut.",
  },
  "mail.addressProof.home.subject": {
    sv: "Hämta hem dina gåvor",
    en: "Bring your gifts home",
    help: "Ämnesraden och den första raden i mejlet till den som vill se gåvor som gavs med en e-postadress.",
  },
  "mail.addressProof.home.press": {
    sv: "Någon som har legitimerat sig med BankID vill se gåvorna som har getts med den här e-postadressen. Är det du? Tryck på länken inom en timme, så finns de på Mina sidor: {url}",
    en: "Somebody who has identified with BankID wants to see the gifts that were made with this e-mail address. Is it you? Open this link within an hour and they are on My pages: {url}",
    help: "{url} är länken. Mejlet går också när det inte finns några gåvor: skriv inte att det finns.",
  },
  "mail.addressProof.notYou": {
    sv: "Var det inte du? Tryck inte. Då händer ingenting, och ingen får se något.",
    en: "Was it not you? Do not open it. Then nothing happens, and nobody sees anything.",
    help: "I mejl med en länk som bevisar att man läser adressen.",
  },
  "mail.addressChanged.subject": {
    sv: "Din e-postadress hos oss är ändrad",
    en: "Your e-mail address with us has been changed",
    help: "Ämnesraden och den första raden i mejlet till den gamla adressen.",
  },
  "mail.addressChanged.to": {
    sv: "Från och med nu mejlar vi till {address} i stället för hit.",
    en: "From now on we e-mail {address} instead of this address.",
    help: "{address} är den nya adressen med det mesta dolt, som a•••••@exempel.se.",
  },
  "mail.addressChanged.notYou": {
    sv: "Var det inte du? Ring {phone} genast.",
    en: "Was it not you? Call {phone} at once.",
    help: "{phone} är vårt telefonnummer.",
  },
  "mail.mailLink.subject": {
    sv: "Din länk till Mina sidor",
    en: "Your link to My pages",
    help: "Ämnesraden och den första raden i mejlet till den som inte har BankID.",
  },
  "mail.mailLink.open": {
    sv: "Här ser du gåvor och kvitton: {url}",
    en: "Here you see gifts and receipts: {url}",
    help: "{url} är länken.",
  },
  "mail.mailLink.hour": {
    sv: "Länken gäller i en timme, i den webbläsare där du öppnar den först. Den visar, men ändrar inget.",
    en: "The link works for an hour, in the browser where you open it first. It shows, but changes nothing.",
    help: "I mejlet till den som inte har BankID.",
  },
  "mail.mailLink.notYou": {
    sv: "Har du inte bett om den? Släng det här mejlet.",
    en: "Did you not ask for it? Then you can delete this e-mail.",
    help: "I mejlet till den som inte har BankID.",
  },
  "mail.commentReceived.subject": {
    sv: "Tack, vi har fått det du skrev",
    en: "Thank you, we have received what you wrote",
    help: "Ämnesraden och den första raden i mejlet när någon har skrivit till oss på Mina sidor.",
  },
  "mail.commentReceived.soon": {
    sv: "Vi svarar inom två vardagar, till den här adressen. Ditt ärende har nummer {number}.",
    en: "We answer within two working days, to this address. Your matter has number {number}.",
    help: "{number} är ärendets nummer.",
  },
  "mail.comment.wrote": {
    sv: "Så här skrev du:",
    en: "This is what you wrote:",
    help: "Därefter kommer det som någon skrev till oss, som citat.",
  },
  "mail.commentAnswered.subject": {
    sv: "Svar från {organisation}",
    en: "An answer from {organisation}",
    help: "Ämnesraden och den första raden i svaret till den som skrev på Mina sidor. Därefter kommer svaret.",
  },
  "mail.forgotten.subject": {
    sv: "Vi har glömt dig, som du bad om",
    en: "We have forgotten you, as you asked",
    help: "Ämnesraden och den första raden i det sista mejlet till den som bad om att bli glömd.",
  },
  "mail.forgotten.gone": {
    sv: "Din adress, e-post och mobil är borta, och det du har skrivit till oss. Korten du har skickat visas inte längre. Gav du varje månad är det avslutat. Du får inga fler mejl från oss.",
    en: "Your address, e-mail and mobile are gone, and so is what you wrote to us. The cards that you sent are no longer shown. If you gave every month, that has ended. You get no more e-mails from us.",
    help: "Vad som är borta när någon har bett om att bli glömd.",
  },
  "mail.forgotten.told": {
    sv: "En dragning som banken redan har fått besked om görs ändå.",
    en: "A draw that the bank has already been told of is made all the same.",
    help: "Till den som hade en månadsgåva, eller kan ha haft det.",
  },
  "mail.forgotten.kept": {
    sv: "Gåvorna som är bokförda, med namnet på dem, måste vi spara till den {day}. Det kräver bokföringslagen. Sedan försvinner de också, av sig själva.",
    en: "The gifts that are in our books, with the name on them, we must keep until {day}. The law on bookkeeping says so. Then they go too, by themselves.",
    help: "{day} är dagen då lagen inte kräver mer.",
  },
  "mail.forgotten.nothing": {
    sv: "Vi har inget kvar som handlar om dig.",
    en: "We have nothing left that is about you.",
    help: "Till den som inte har några gåvor som lagen kräver att vi sparar.",
  },
  "mail.forgotten.thanks": {
    sv: "Tack för allt du har gett. Du är välkommen tillbaka när du vill.",
    en: "Thank you for all that you have given. You are welcome back whenever you want.",
    help: "I det sista mejlet till den som bad om att bli glömd.",
  },
} satisfies Translations;
