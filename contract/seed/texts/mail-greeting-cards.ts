import type { Translations } from "./translation.ts";

export const greetingCardMail = {
  "mail.greetingCard.receiptPage": {
    sv: "Här ser du kortet och kan dela det: {url}",
    en: "Here you see the card and can share it: {url}",
    help: "I mejlet med kvittot på en gåva som hör till ett kort. {url} är adressen till kortets sida.",
  },
  "mail.greetingCard.subject": {
    sv: "Ditt kort är klart",
    en: "Your card is ready",
    help: "Ämnesraden och den första raden i mejlet till den som har skickat ett kort. Kortet kan vara till någon som sörjer: inga utropstecken, och inget namn.",
  },
  "mail.greetingCard.goesNow": {
    sv: "Kortet är på väg med e-post till den som ska få det.",
    en: "The card is on its way by e-mail to whoever it is for.",
    help: "I mejlet till avsändaren, när kortet skickas med en gång.",
  },
  "mail.greetingCard.goesOn": {
    sv: "Vi skickar kortet med e-post den {day} klockan 8. Fram till dess går det att byta dag eller låta bli.",
    en: "We send the card by e-mail on {day} at 8 in the morning. Until then you can change the day or leave it unsent.",
    help: "I mejlet till avsändaren, när kortet ska skickas en viss dag. {day} är dagen, utskriven.",
  },
  "mail.greetingCard.share": {
    sv: "Den här länken går till kortet. Dela den med vem du vill: {url}",
    en: "This link leads to the card. Share it with whom you wish: {url}",
    help: "I mejlen till avsändaren. {url} är adressen till kortet som mottagaren ser.",
  },
  "mail.greetingCard.own": {
    sv: "Den här länken är bara för dig. Med den rättar du orden eller tar bort kortet: {url}",
    en: "This link is for you alone. With it you can correct the words or take the card down: {url}",
    help: "I mejlet till avsändaren. {url} är adressen till avsändarens egen sida.",
  },
  "mail.greetingCard.ownWaiting": {
    sv: "Den här länken är bara för dig. Med den rättar du orden, byter dag eller tar bort kortet: {url}",
    en: "This link is for you alone. With it you can correct the words, change the day or take the card down: {url}",
    help: "I mejlet till avsändaren, när kortet ska skickas en viss dag. {url} är adressen till avsändarens egen sida.",
  },
  "mail.greetingCard.kept": {
    sv: "Kortet går att öppna till den {day}. Då tar vi bort det och allt som hör till det.",
    en: "The card can be opened until {day}. Then we remove it and all that belongs to it.",
    help: "I mejlet till avsändaren. {day} är dagen, utskriven.",
  },
  "mail.greetingToRecipient.subject": {
    sv: "Ett kort till dig från {from}",
    en: "A card for you from {from}",
    help: "Ämnesraden i mejlet till den som får ett kort. {from} är namnet som avsändaren har skrivit på kortet.",
  },
  "mail.greetingToRecipient.title": {
    sv: "Du har fått ett kort",
    en: "You have been sent a card",
    help: "Den första raden i mejlet till den som får ett kort. Kortet kan vara till någon som sörjer: inga utropstecken.",
  },
  "mail.greetingToRecipient.from": {
    sv: "Det är från:",
    en: "It is from:",
    help: "I mejlet till den som får ett kort. Namnet som avsändaren har skrivit på kortet står på raden under.",
  },
  "mail.greetingToRecipient.open": {
    sv: "Öppna kortet här: {url}",
    en: "Open the card here: {url}",
    help: "I mejlet till den som får ett kort. {url} är adressen till kortet.",
  },
  "mail.greetingToRecipient.gift": {
    sv: "Med kortet följer en gåva till {organisation} och forskningen om hjärta, kärl och lungor.",
    en: "With the card comes a gift to {organisation} and research on the heart, blood vessels and lungs.",
    help: "I mejlet till den som får ett kort. {organisation} är vårt namn.",
  },
  "mail.greetingToRecipient.kept": {
    sv: "Kortet går att öppna till den {day}. Vill du ha det längre? Spara det som bild.",
    en: "The card can be opened until {day}. If you would like to keep it longer you can save it as a picture.",
    help: "I mejlet till den som får ett kort. {day} är dagen, utskriven.",
  },
  "mail.greetingToRecipient.why": {
    sv: "Du får det här mejlet för att avsändaren har skrivit in din e-postadress. Vi använder den bara till kortet och tar bort den inom en dryg månad.",
    en: "You get this e-mail because the sender has entered your e-mail address. We use it for the card alone and remove it within little more than a month.",
    help: "I mejlet till den som får ett kort, om e-postadressen.",
  },
  "mail.greetingToRecipient.report": {
    sv: "Är det något på kortet som sårar, eller känner du inte avsändaren? Säg till längst ner på kortets sida, eller ring {phone}.",
    en: "Does anything on the card hurt you, or do you not know the sender? At the foot of the card's page you can tell us, or call {phone}.",
    help: "I mejlet till den som får ett kort. {phone} är vårt telefonnummer.",
  },
  "mail.greetingSent.subject": {
    sv: "Nu är ditt kort skickat",
    en: "Your card has been sent",
    help: "Ämnesraden och den första raden i mejlet till avsändaren, när ett kort som väntade på sin dag har skickats. Inga utropstecken, och inget namn.",
  },
  "mail.greetingSent.text": {
    sv: "Kortet gick i väg i dag, som du hade bestämt.",
    en: "The card went off today, as you had decided.",
    help: "I mejlet till avsändaren, när ett kort som väntade på sin dag har skickats.",
  },
  "mail.greetingSent.correct": {
    sv: "Ser du något som har blivit fel? Rätta det med länken som bara är för dig, i det mejl som du fick när kortet var betalt. Den som öppnar kortet ser de nya orden.",
    en: "Do you see something that went wrong? Correct it with the link that is for you alone, in the e-mail that you got when the card was paid. Whoever opens the card sees the new words.",
    help: "I mejlet till avsändaren, när kortet har skickats.",
  },
  "mail.greetingRefused.subject": {
    sv: "Ditt kort kom inte fram",
    en: "Your card could not be delivered",
    help: "Ämnesraden och den första raden i mejlet till avsändaren, när mottagarens e-post inte tog emot kortet. Inget namn.",
  },
  "mail.greetingRefused.text": {
    sv: "Mottagarens e-post tog inte emot kortet. Se efter om adressen är rätt skriven.",
    en: "The recipient's e-mail did not accept the card. Please check that the address is written correctly.",
    help: "I mejlet till avsändaren, när mottagarens e-post inte tog emot kortet.",
  },
  "mail.greetingRefused.own": {
    sv: "Skicka kortet till en annan adress här. Länken är bara för dig: {url}",
    en: "Send the card to another address here. The link is for you alone: {url}",
    help: "I mejlet till avsändaren, när mottagarens e-post inte tog emot kortet. {url} är adressen till avsändarens egen sida.",
  },
  "mail.greetingThanks.subject": {
    sv: "Ett tack för ditt kort",
    en: "Thanks for your card",
    help: "Ämnesraden och den första raden i mejlet till avsändaren, när mottagaren har tackat. Inga utropstecken, och inget namn.",
  },
  "mail.greetingThanks.intro": {
    sv: "Den som fick ditt kort har skrivit till dig:",
    en: "Whoever got your card has written to you:",
    help: "I mejlet till avsändaren, före mottagarens egna ord.",
  },
  "mail.greetingThanks.noReply": {
    sv: "Vi visar inte era e-postadresser för varandra, så det går inte att svara på det här mejlet.",
    en: "We do not show your e-mail addresses to each other, so it is not possible to reply to this e-mail.",
    help: "I mejlet till avsändaren, efter mottagarens egna ord.",
  },
} satisfies Translations;
