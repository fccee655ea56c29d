import type { TextsOf } from "./texts-of.ts";

export const mail: TextsOf<"mail"> = {
  "mail.receipt.subject": {
    sv: "Tack för din gåva! Här är ditt kvitto",
    en: "Thank you for your gift! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot. Skriv inget om givaren här.",
  },
  "mail.receipt.thanks": {
    sv: "Tack för din gåva!",
    en: "Thank you for your gift!",
    help: "Den första raden i mejlet med kvittot.",
  },
  "mail.receipt.given": {
    sv: "Du har gett {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have given {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.receipt.effect": {
    sv: "De går till svensk forskning om hjärta, kärl och lungor, så att fler ska få leva längre och må bättre.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs, so that more people may live longer and feel better.",
    help: "I mejlet med kvittot, om vad pengarna går till.",
  },
  "mail.receipt.attached": {
    sv: "Kvittot är bifogat som PDF.",
    en: "The receipt is attached as a PDF.",
    help: "I mejlet med kvittot.",
  },
  "mail.receipt.reference": {
    sv: "Din gåva har ordernummer {reference}. Uppge det om du hör av dig till oss.",
    en: "Your gift has order number {reference}. Please quote it if you contact us.",
    help: "I mejlet med kvittot. {reference} är åtta bokstäver och siffror.",
  },
  "mail.receipt.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet.",
    en: "Is there anything you wonder about? Call {phone} or reply to this e-mail.",
    help: "I mejlet med kvittot. {phone} är vårt telefonnummer.",
  },
  "mail.receipt.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i mejlet med kvittot. {organisation} är vårt namn.",
  },
  "mail.fee.subject": {
    sv: "Tack för din medlemsavgift! Här är ditt kvitto",
    en: "Thank you for your membership fee! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en medlemsavgift. Skriv inget om medlemmen här.",
  },
  "mail.fee.thanks": {
    sv: "Tack för din medlemsavgift!",
    en: "Thank you for your membership fee!",
    help: "Den första raden i mejlet med kvittot på en medlemsavgift.",
  },
  "mail.fee.paid": {
    sv: "Du har betalat {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have paid {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot på en medlemsavgift. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.fee.effect": {
    sv: "Avgiften stöder svensk forskning om hjärta, kärl och lungor. Den räknas inte som gåva och ger ingen skattereduktion.",
    en: "The fee supports Swedish research on the heart, blood vessels and lungs. It does not count as a gift and gives no tax reduction.",
    help: "I mejlet med kvittot på en medlemsavgift, om vad pengarna går till och att de inte är en gåva.",
  },
  "mail.fee.reference": {
    sv: "Ordernumret är {reference}. Uppge det om du hör av dig till oss.",
    en: "The order number is {reference}. Please quote it if you contact us.",
    help: "I mejlet med kvittot på en medlemsavgift. {reference} är åtta bokstäver och siffror.",
  },
  "mail.welcome.subject": {
    sv: "Välkommen som medlem!",
    en: "Welcome as a member!",
    help: "Ämnesraden och den första raden i välkomstmejlet. Skriv inget om medlemmen här.",
  },
  "mail.welcome.begins": {
    sv: "Nu är du medlem i {organisation}. Medlemskapet gäller från och med den {first} till och med den {last}.",
    en: "You are now a member of {organisation}. The membership is valid from {first} to {last}, both days included.",
    help: "I välkomstmejlet. {organisation} är vårt namn, {first} den första dagen och {last} den sista.",
  },
  "mail.welcome.card": {
    sv: "Ditt medlemskort är bifogat som PDF. Ditt medlemsnummer är {number}.",
    en: "Your membership card is attached as a PDF. Your member number is {number}.",
    help: "I välkomstmejlet och när ett medlemskap har förnyats. {number} är medlemsnumret.",
  },
  "mail.welcome.together": {
    sv: "Tack för att du är med. Tillsammans gör vi att fler får leva längre och må bättre.",
    en: "Thank you for being one of us. Together we help more people to live longer and feel better.",
    help: "I välkomstmejlet och när ett medlemskap har förnyats.",
  },
  "mail.welcome.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet.",
    en: "Is there anything you wonder about? Call {phone} or reply to this e-mail.",
    help: "I välkomstmejlet och när ett medlemskap har förnyats. {phone} är vårt telefonnummer.",
  },
  "mail.welcome.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i välkomstmejlet och när ett medlemskap har förnyats. {organisation} är vårt namn.",
  },
  "mail.renewed.subject": {
    sv: "Tack för att du fortsätter som medlem!",
    en: "Thank you for staying a member!",
    help: "Ämnesraden och den första raden i mejlet när ett medlemskap har förnyats. Skriv inget om medlemmen här.",
  },
  "mail.renewed.begins": {
    sv: "Ditt medlemskap i {organisation} är förnyat. Det nya året gäller från och med den {first} till och med den {last}.",
    en: "Your membership of {organisation} is renewed. The new year is valid from {first} to {last}, both days included.",
    help: "I mejlet när ett medlemskap har förnyats. {organisation} är vårt namn, {first} den första dagen och {last} den sista.",
  },
  "mail.giftDocument.page.gift_certificate": {
    sv: "Här ser du gåvobeviset, kan ladda ner det och rätta ett ord: {url}",
    en: "Here you see the gift certificate, and can download it and correct a word: {url}",
    help: "I mejlet med kvittot på ett gåvobevis. {url} är adressen till bevisets sida.",
  },
  "mail.giftDocument.page.gift_card": {
    sv: "Här ser du gåvokortet, kan ladda ner det och rätta ett ord: {url}",
    en: "Here you see the gift card, and can download it and correct a word: {url}",
    help: "I mejlet med kvittot på ett gåvokort. {url} är adressen till kortets sida.",
  },
  "mail.giftDocument.subject.gift_certificate": {
    sv: "Här är ditt gåvobevis",
    en: "Here is your gift certificate",
    help: "Ämnesraden och den första raden i mejlet med gåvobeviset. Skriv inga namn här.",
  },
  "mail.giftDocument.subject.gift_card": {
    sv: "Här är ditt gåvokort",
    en: "Here is your gift card",
    help: "Ämnesraden och den första raden i mejlet med gåvokortet. Skriv inga namn här.",
  },
  "mail.giftDocument.replaces": {
    sv: "Det här är det rättade. Det ersätter det som vi skickade tidigare.",
    en: "This is the corrected one. It replaces the one that we sent earlier.",
    help: "I mejlet med gåvobeviset eller gåvokortet, när det har rättats efter att det skickades.",
  },
  "mail.giftDocument.attached": {
    sv: "Det är bifogat som PDF. Skriv ut det eller skicka det vidare som det är.",
    en: "It is attached as a PDF. Print it, or pass it on as it is.",
    help: "I mejlet med gåvobeviset eller gåvokortet.",
  },
  "mail.giftDocument.questions": {
    sv: "Har något blivit fel, eller undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is something wrong, or is there anything you wonder about? Call {phone} or reply to this e-mail and we will help you.",
    help: "I mejlet med gåvobeviset eller gåvokortet. {phone} är vårt telefonnummer.",
  },
  "mail.giftDocument.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Sist i mejlet med gåvobeviset eller gåvokortet. {organisation} är vårt namn.",
  },
  "mail.condolence.subject": {
    sv: "Tack för din gåva. Här är ditt kvitto",
    en: "Thank you for your gift. Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en gåva med ett kondoleanskort. Inga utropstecken, och inget om den som sörjer.",
  },
  "mail.condolence.thanks": {
    sv: "Tack för din gåva",
    en: "Thank you for your gift",
    help: "Den första raden i mejlet med kvittot på en gåva med ett kondoleanskort. Inga utropstecken.",
  },
  "mail.memorial.subject": {
    sv: "Tack för din minnesgåva. Här är ditt kvitto",
    en: "Thank you for your memorial gift. Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en minnesgåva. Läsaren har sorg: inga utropstecken, och inget om den som har dött eller om givaren.",
  },
  "mail.memorial.thanks": {
    sv: "Tack för din minnesgåva",
    en: "Thank you for your memorial gift",
    help: "Den första raden i mejlet med kvittot på en minnesgåva. Inga utropstecken.",
  },
  "mail.memorial.effect": {
    sv: "De går till svensk forskning om hjärta, kärl och lungor. Så blir minnet av en människa till hjälp för andra.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs. In that way the memory of somebody becomes a help to others.",
    help: "I mejlet med kvittot på en minnesgåva, om vad pengarna går till.",
  },
  "mail.memorial.page": {
    sv: "Här ser du minnesbladet och var det är på väg, kan ladda ner det och rätta ett ord: {url}",
    en: "Here you see the memorial sheet and where it is, and can download it and correct a word: {url}",
    help: "I mejlet med kvittot på en minnesgåva. {url} är adressen till bladets sida.",
  },
  "mail.memorialSheet.subject": {
    sv: "Här är minnesbladet",
    en: "Here is the memorial sheet",
    help: "Ämnesraden och den första raden i mejlet med minnesbladet. Skriv inget om den som har dött eller om givaren här.",
  },
  "mail.memorialSheet.attached": {
    sv: "Minnesbladet är bifogat som PDF. Du kan skriva ut det eller skicka det vidare som det är.",
    en: "The memorial sheet is attached as a PDF. You can print it or pass it on as it is.",
    help: "I mejlet med minnesbladet.",
  },
  "mail.memorialSheet.replaces": {
    sv: "Det här är det rättade minnesbladet. Det ersätter det som vi skickade tidigare.",
    en: "This is the corrected memorial sheet. It replaces the one that we sent earlier.",
    help: "I mejlet med minnesbladet, när det har rättats efter att det skickades.",
  },
  "mail.memorialSheet.questions": {
    sv: "Har något blivit fel, eller undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is something wrong, or is there anything you wonder about? Call {phone} or reply to this e-mail and we will help you.",
    help: "I mejlet med minnesbladet. {phone} är vårt telefonnummer.",
  },
  "mail.memorialSheet.greeting": {
    sv: "Med omtanke från oss på {organisation}",
    en: "With our sympathy, all of us at {organisation}",
    help: "Den sista raden i mejlet med minnesbladet. {organisation} är vårt namn.",
  },
  "mail.sheetToParlor.subject": {
    sv: "Ett minnesblad till en ceremoni",
    en: "A memorial sheet for a ceremony",
    help: "Ämnesraden och den första raden i mejlet med minnesbladet till en begravningsbyrå. Skriv inget om den som har dött här.",
  },
  "mail.sheetToParlor.corrected": {
    sv: "Ett rättat minnesblad till en ceremoni",
    en: "A corrected memorial sheet for a ceremony",
    help: "Ämnesraden och den första raden i mejlet till en begravningsbyrå, när minnesbladet har rättats efter att det skickades.",
  },
  "mail.sheetToParlor.asked": {
    sv: "Någon har gett en minnesgåva till {organisation} och önskar att det bifogade minnesbladet finns med vid ceremonin. Vi ber er skriva ut det och lämna över det.",
    en: "Somebody has given a memorial gift to {organisation} and would like the attached memorial sheet to be there at the ceremony. We ask you to print it and hand it over.",
    help: "I mejlet till en begravningsbyrå. {organisation} är vårt namn.",
  },
  "mail.sheetToParlor.handTo": {
    sv: "Lämnas till: {name}",
    en: "To be handed to: {name}",
    help: "I mejlet till en begravningsbyrå. {name} är den som ska få minnesbladet.",
  },
  "mail.sheetToParlor.remembered": {
    sv: "Till minne av: {name}",
    en: "In memory of: {name}",
    help: "I mejlet till en begravningsbyrå. {name} är den som har dött.",
  },
  "mail.sheetToParlor.day": {
    sv: "Ceremonins dag: {day}",
    en: "Day of the ceremony: {day}",
    help: "I mejlet till en begravningsbyrå. {day} är dagen, utskriven.",
  },
  "mail.sheetToParlor.place": {
    sv: "Plats: {place}",
    en: "Place: {place}",
    help: "I mejlet till en begravningsbyrå. {place} är det som givaren har skrivit.",
  },
  "mail.sheetToParlor.replaces": {
    sv: "Minnesbladet har rättats och ersätter det som vi skickade till er tidigare. Lämna inte över det första.",
    en: "The memorial sheet has been corrected and replaces the one that we sent you earlier. Please do not hand over the first.",
    help: "I mejlet till en begravningsbyrå, när minnesbladet har rättats efter att det skickades.",
  },
  "mail.sheetToParlor.reference": {
    sv: "Vårt ordernummer är {reference}. Uppge det om ni hör av er till oss.",
    en: "Our order number is {reference}. Please quote it if you contact us.",
    help: "I mejlet till en begravningsbyrå. {reference} är åtta bokstäver och siffror.",
  },
  "mail.sheetToParlor.questions": {
    sv: "Har ni frågor, eller hinner ni inte lämna över minnesbladet? Ring oss på {phone} eller svara på det här mejlet.",
    en: "Do you have questions, or can the memorial sheet not be there in time? Call us on {phone} or reply to this e-mail.",
    help: "I mejlet till en begravningsbyrå. {phone} är vårt telefonnummer.",
  },
  "mail.sheetToParlor.greeting": {
    sv: "Tack för er hjälp. Vänliga hälsningar från {organisation}",
    en: "Thank you for your help. Kind regards from {organisation}",
    help: "Den sista raden i mejlet till en begravningsbyrå. {organisation} är vårt namn.",
  },
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
    sv: "Vi skickar kortet med e-post den {day} klockan 8. Fram till dess kan du byta dag eller låta bli att skicka det.",
    en: "We send the card by e-mail on {day} at 8 in the morning, Swedish time. Until then you can change the day or not send it.",
    help: "I mejlet till avsändaren, när kortet ska skickas en viss dag. {day} är dagen, utskriven.",
  },
  "mail.greetingCard.share": {
    sv: "Den här länken går till kortet, och du kan dela den själv: {url}",
    en: "This link leads to the card, and you can share it yourself: {url}",
    help: "I mejlen till avsändaren. {url} är adressen till kortet som mottagaren ser.",
  },
  "mail.greetingCard.own": {
    sv: "Den här länken är bara för dig. Med den kan du rätta orden, byta dag eller ta bort kortet: {url}",
    en: "This link is for you alone. With it you can correct the words, change the day or take the card down: {url}",
    help: "I mejlet till avsändaren. {url} är adressen till avsändarens egen sida.",
  },
  "mail.greetingCard.keep": {
    sv: "Spara gärna mejlet, så hittar du tillbaka. Skicka det inte vidare: den som har din länk kan ändra kortet.",
    en: "Do keep this e-mail, so that you can find your way back. Please do not forward it: whoever has your link can change the card.",
    help: "I mejlet till avsändaren, om länken som bara är för den.",
  },
  "mail.greetingCard.kept": {
    sv: "Kortet går att öppna till den {day}. Då tar vi bort det och allt som hör till det.",
    en: "The card can be opened until {day}. Then we remove it and all that belongs to it.",
    help: "I mejlet till avsändaren. {day} är dagen, utskriven.",
  },
  "mail.greetingCard.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is there anything you wonder about? Call {phone} or reply to this e-mail and we will help you.",
    help: "I mejlen till avsändaren av ett kort. {phone} är vårt telefonnummer.",
  },
  "mail.greetingCard.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i mejlen om ett kort. {organisation} är vårt namn.",
  },
  "mail.greetingToRecipient.subject": {
    sv: "Ett kort till dig från {from}",
    en: "A card for you from {from}",
    help: "Ämnesraden i mejlet till den som får ett kort. {from} är namnet som avsändaren har skrivit på kortet.",
  },
  "mail.greetingToRecipient.heading": {
    sv: "{from} har skickat ett kort till dig",
    en: "{from} has sent you a card",
    help: "Den första raden i mejlet till den som får ett kort. Kortet kan vara till någon som sörjer: inga utropstecken. {from} är namnet på kortet.",
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
    sv: "Kortet går att öppna till den {day}. Vill du ha det längre kan du spara det som bild.",
    en: "The card can be opened until {day}. If you would like to keep it longer you can save it as a picture.",
    help: "I mejlet till den som får ett kort. {day} är dagen, utskriven.",
  },
  "mail.greetingToRecipient.why": {
    sv: "Du får det här mejlet för att avsändaren har skrivit in din e-postadress. Vi använder den bara till kortet och tar bort den inom en dryg månad.",
    en: "You get this e-mail because the sender has entered your e-mail address. We use it for the card alone and remove it within little more than a month.",
    help: "I mejlet till den som får ett kort, om e-postadressen.",
  },
  "mail.greetingToRecipient.report": {
    sv: "Är det något på kortet som sårar, eller känner du inte avsändaren? Längst ner på kortets sida kan du säga till oss, eller ring {phone}.",
    en: "Does anything on the card hurt you, or do you not know the sender? At the foot of the card's page you can tell us, or call {phone}.",
    help: "I mejlet till den som får ett kort. {phone} är vårt telefonnummer.",
  },
  "mail.greetingSent.subject": {
    sv: "Nu är ditt kort skickat",
    en: "Your card has been sent",
    help: "Ämnesraden och den första raden i mejlet till avsändaren, när ett kort som väntade på sin dag har skickats. Inga utropstecken, och inget namn.",
  },
  "mail.greetingSent.text": {
    sv: "Kortet gick med e-post i dag, som du hade bestämt.",
    en: "The card went by e-mail today, as you had decided.",
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
    sv: "Här kan du skicka kortet till en annan adress. Länken är bara för dig: {url}",
    en: "Here you can send the card to another address. The link is for you alone: {url}",
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
  "mail.memorialCard.receiptPage": {
    sv: "Ljuset är tänt. Här ser du kortet: {url}",
    en: "The candle is lit. Here you see the card: {url}",
    help: "I mejlet med kvittot på en minnesgåva som hör till ett ljus. {url} är adressen till kortets sida.",
  },
  "mail.memorialCard.subject": {
    sv: "Ljuset är tänt",
    en: "The candle is lit",
    help: "Ämnesraden och den första raden i mejlet till den som har tänt ett ljus. Läsaren har sorg: inga utropstecken, och inget om den som har dött.",
  },
  "mail.memorialCard.share": {
    sv: "Den här länken kan du dela med dem som också minns: {url}",
    en: "This link you can share with others who remember: {url}",
    help: "I mejlet till den som har tänt ett ljus. {url} är adressen till kortet som andra ser.",
  },
  "mail.memorialCard.join": {
    sv: "Den som öppnar länken ser ljuset och dina ord, och kan tända ett eget ljus bredvid.",
    en: "Whoever opens the link sees the candle and your words, and can light a candle of their own beside it.",
    help: "I mejlet till den som har tänt ett ljus, om länken att dela.",
  },
  "mail.memorialCard.own": {
    sv: "Den här länken är bara för dig. Med den kan du rätta orden, eller ta bort ett namn eller hela kortet: {url}",
    en: "This link is for you alone. With it you can correct the words, remove a name or take the card down: {url}",
    help: "I mejlet till den som har tänt ett ljus. {url} är adressen till avsändarens egen sida.",
  },
  "mail.memorialCard.keep": {
    sv: "Spara gärna mejlet, så hittar du tillbaka. Skicka det inte vidare: den som har din länk kan ändra kortet.",
    en: "Do keep this e-mail, so that you can find your way back. Please do not forward it: whoever has your link can change the card.",
    help: "I mejlet till den som har tänt ett ljus, om länken som bara är för avsändaren.",
  },
  "mail.memorialCard.kept": {
    sv: "Ljuset brinner till den {day}. Då tar vi bort kortet och allt som hör till det.",
    en: "The candle burns until {day}. Then we remove the card and all that belongs to it.",
    help: "I mejlet till den som har tänt ett ljus. {day} är dagen, utskriven.",
  },
  "mail.memorialCard.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is there anything you wonder about? Call {phone} or reply to this e-mail and we will help you.",
    help: "I mejlet till den som har tänt ett ljus. {phone} är vårt telefonnummer.",
  },
  "mail.memorialCard.greeting": {
    sv: "Med omtanke från oss på {organisation}",
    en: "With our sympathy, all of us at {organisation}",
    help: "Den sista raden i mejlet till den som har tänt ett ljus. {organisation} är vårt namn.",
  },
  "mail.givenBack.subject": {
    sv: "Pengar är på väg tillbaka till dig",
    en: "Money is on its way back to you",
    help: "Ämnesraden och den första raden i mejlet om pengar som går tillbaka. Skriv inget om givaren här.",
  },
  "mail.givenBack.twice": {
    sv: "Vi fick {amount} till, fast din gåva redan var betald. De pengarna går tillbaka till dig. Din gåva och ditt kvitto påverkas inte.",
    en: "We received {amount} more, although your gift was already paid. That money goes back to you. Your gift and your receipt are not affected.",
    help: "I mejlet om pengar som går tillbaka, när gåvan har betalats mer än en gång. {amount} är beloppet med kr.",
  },
  "mail.givenBack.changed": {
    sv: "Vi fick {amount} för en gåva som du hade ändrat. De pengarna går tillbaka till dig. Den ändrade gåvan påverkas inte.",
    en: "We received {amount} for a gift that you had changed. That money goes back to you. The changed gift is not affected.",
    help: "I mejlet om pengar som går tillbaka, när de kom för en gåva som sedan ändrades. {amount} är beloppet med kr.",
  },
  "mail.givenBack.feeTwice": {
    sv: "Vi fick {amount} till, fast din medlemsavgift redan var betald. De pengarna går tillbaka till dig. Ditt medlemskap och ditt kvitto påverkas inte.",
    en: "We received {amount} more, although your membership fee was already paid. That money goes back to you. Your membership and your receipt are not affected.",
    help: "I mejlet om pengar som går tillbaka, när medlemsavgiften har betalats mer än en gång. {amount} är beloppet med kr.",
  },
  "mail.givenBack.feeChanged": {
    sv: "Vi fick {amount} för ett medlemskap som du hade ändrat innan det var betalt. De pengarna går tillbaka till dig. Det ändrade medlemskapet påverkas inte.",
    en: "We received {amount} for a membership that you had changed before it was paid. That money goes back to you. The changed membership is not affected.",
    help: "I mejlet om pengar som går tillbaka, när de kom för ett medlemskap som sedan ändrades. {amount} är beloppet med kr.",
  },
  "mail.givenBack.swish": {
    sv: "Du betalade med Swish. Pengarna kommer tillbaka samma väg, oftast inom några dagar.",
    en: "You paid by Swish. The money comes back the same way, usually within a few days.",
    help: "I mejlet om pengar som går tillbaka, när de kom med Swish.",
  },
  "mail.givenBack.card": {
    sv: "Du betalade med kort. Pengarna kommer tillbaka till kortet inom 3–10 bankdagar.",
    en: "You paid by card. The money comes back to the card within 3–10 banking days.",
    help: "I mejlet om pengar som går tillbaka, när de kom med kort.",
  },
  "mail.givenBack.directDebit": {
    sv: "Pengarna drogs med autogiro. Vi betalar tillbaka dem till kontot som de drogs från.",
    en: "The money was drawn by direct debit. We pay it back to the account that it was drawn from.",
    help: "I mejlet om pengar som går tillbaka, när de drogs med autogiro.",
  },
  "mail.givenBack.byItself": {
    sv: "Du behöver inte göra något.",
    en: "You need not do anything.",
    help: "I mejlet om pengar som går tillbaka.",
  },
  "mail.givenBack.reference": {
    sv: "Ordernumret är {reference}. Uppge det om du hör av dig till oss.",
    en: "The order number is {reference}. Please quote it if you contact us.",
    help: "I mejlet om pengar som går tillbaka. {reference} är åtta bokstäver och siffror.",
  },
  "mail.givenBack.questions": {
    sv: "Undrar du över något, eller har pengarna inte kommit? Ring {phone} eller svara på det här mejlet.",
    en: "Is there anything you wonder about, or has the money not come? Call {phone} or reply to this e-mail.",
    help: "I mejlet om pengar som går tillbaka. {phone} är vårt telefonnummer.",
  },
  "mail.givenBack.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i mejlet om pengar som går tillbaka. {organisation} är vårt namn.",
  },
  "mail.mandate.subject": {
    sv: "Ditt medgivande till autogiro",
    en: "Your direct debit mandate",
    help: "Ämnesraden och den första raden i mejlet med medgivandet. Skriv inget om givaren här.",
  },
  "mail.mandate.agreed": {
    sv: "Tack för att du vill ge {amount} varje månad. Inget dras i dag. Den första gåvan dras den {day}.",
    en: "Thank you for wanting to give {amount} every month. Nothing is drawn today. The first gift is drawn on {day}.",
    help: "{amount} är beloppet med ”kr”, {day} dagen för den första dragningen.",
  },
  "mail.mandate.agreedLater": {
    sv: "Tack. Nu får vi dra gåvor med autogiro som vi har kommit överens om. Inget dras i dag, och inget förrän du har fått veta belopp och dag.",
    en: "Thank you. We may now draw gifts by direct debit that we have agreed on. Nothing is drawn today, and nothing before you have been told the amount and the day.",
    help: "När medgivandet inte har något belopp.",
  },
  "mail.mandate.account": {
    sv: "Pengarna dras från kontot i {bank} som slutar på {ending}.",
    en: "The money is drawn from the account at {bank} that ends in {ending}.",
    help: "{bank} är bankens namn, {ending} kontots sista siffror.",
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
    sv: "Du kan ändra eller avsluta när du vill. Var det inte du, eller undrar du något? Ring {phone} eller svara på det här mejlet.",
    en: "You can change or end it whenever you like. Was it not you, or do you have a question? Call {phone} or reply to this e-mail.",
    help: "{phone} är vårt telefonnummer.",
  },
  "mail.mandate.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i mejlet med medgivandet.",
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
    sv: "Vi försöker inte mer för den här månaden, och du behöver inte göra något. Nästa månad drar vi som vanligt.",
    en: "We do not try again for this month, and you need not do anything. Next month we draw as usual.",
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
  "mail.draw.questions": {
    sv: "Undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is there anything you wonder about? Call {phone} or reply to this e-mail and we will help you.",
    help: "I mejlen om månadsgåvor som inte kunde dras och medgivanden som inte gäller. {phone} är vårt telefonnummer.",
  },
  "mail.year.subject": {
    sv: "Dina månadsgåvor {year}",
    en: "Your monthly gifts in {year}",
    help: "Ämnesraden och den första raden i mejlet med årets kvitto. {year} är året. Skriv inget om givaren här.",
  },
  "mail.year.given": {
    sv: "Tack! Under {year} gav du {amount} genom autogiro, vid {draws} tillfällen.",
    en: "Thank you! In {year} you gave {amount} by direct debit, on {draws} occasions.",
    help: "I mejlet med årets kvitto. {amount} är summan med ”kr”, {draws} hur många gånger pengar drogs.",
  },
  "mail.year.givenOnce": {
    sv: "Tack! Under {year} gav du {amount} genom autogiro.",
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
    sv: "Du kan försöka igen med samma eller ett annat konto här: {url}",
    en: "You can try again with the same or another account here: {url}",
    help: "I mejlet om ett medgivande som banken inte godkände. {url} är sidan där man anger ett konto.",
  },
  "mail.mandateRevoked.subject": {
    sv: "Ditt autogiro har avslutats",
    en: "Your direct debit has ended",
    help: "Ämnesraden och den första raden i mejlet om ett medgivande som har upphört.",
  },
  "mail.mandateRevoked.said": {
    sv: "Banken har berättat att ditt medgivande med nummer {reference} inte gäller längre. Vi drar inga fler gåvor från kontot.",
    en: "The bank has told us that your mandate number {reference} is no longer valid. We draw no more gifts from the account.",
    help: "I mejlet om ett medgivande som har upphört. {reference} är åtta bokstäver och siffror.",
  },
  "mail.mandateRevoked.thanks": {
    sv: "Tack för det du har gett. Det har gjort skillnad.",
    en: "Thank you for what you have given. It has made a difference.",
    help: "I mejlet om ett medgivande som har upphört.",
  },
  "mail.mandateRevoked.next": {
    sv: "Var det inte meningen, eller vill du ge från ett annat konto? Då börjar du om här: {url}",
    en: "Was it not meant to end, or would you like to give from another account? Then begin again here: {url}",
    help: "I mejlet om ett medgivande som har upphört. {url} är sidan där man anger ett konto.",
  },
  "mail.increase.subject": {
    sv: "Tack, din månadsgåva är höjd",
    en: "Thank you, your monthly gift has been raised",
    help: "Ämnesraden och den första raden i mejlet när en månadsgåva har höjts. Skriv inget om givaren här.",
  },
  "mail.increase.from": {
    sv: "Från och med den {day} ger du {amount} varje månad i stället för {before}. Det gör skillnad för den som lever med sjukdom i hjärta eller lungor.",
    en: "From {day} you give {amount} every month instead of {before}. It makes a difference to people who live with heart or lung disease.",
    help: "{day} är dagen för den första dragningen med det nya beloppet, {amount} det nya beloppet och {before} det gamla, med ”kr”.",
  },
  "mail.increase.before": {
    sv: "En dragning som redan är på väg till banken har det gamla beloppet.",
    en: "A draw that is already on its way to the bank has the old amount.",
    help: "I mejlet när ett belopp har ändrats, också när höjningen har ångrats.",
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
  "mail.increase.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Den sista raden i mejlet om en ändrad månadsgåva.",
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
  "mail.articles.subject": {
    sv: "Tack för din beställning! Här är ditt kvitto",
    en: "Thank you for your order! Here is your receipt",
    help: "Ämnesraden i mejlet med kvittot på en beställning av artiklar. Skriv inget om den som beställer här.",
  },
  "mail.articles.thanks": {
    sv: "Tack för din beställning!",
    en: "Thank you for your order!",
    help: "Den första raden i mejlet med kvittot på en beställning.",
  },
  "mail.articles.paid": {
    sv: "Du har betalat {amount} till {organisation}. Pengarna har kommit fram.",
    en: "You have paid {amount} to {organisation}. The money has reached us.",
    help: "I mejlet med kvittot på en beställning. {amount} är beloppet med kr, {organisation} är vårt namn.",
  },
  "mail.articles.effect": {
    sv: "Det som blir över går till svensk forskning om hjärta, kärl och lungor. En beställning räknas inte som gåva och ger ingen skattereduktion.",
    en: "What is left over goes to Swedish research on the heart, blood vessels and lungs. An order does not count as a gift and gives no tax reduction.",
    help: "I mejlet med kvittot på en beställning.",
  },
  "mail.articles.reference": {
    sv: "Ordernumret är {reference}. Uppge det om du hör av dig till oss.",
    en: "The order number is {reference}. Please quote it if you contact us.",
    help: "I mejlet med kvittot på en beställning. {reference} är åtta bokstäver och siffror.",
  },
  "mail.articleOrder.subject": {
    sv: "Vi har tagit emot din beställning",
    en: "We have received your order",
    help: "Ämnesraden och den första raden i mejlet som bekräftar en beställning av artiklar.",
  },
  "mail.articleOrder.lines": {
    sv: "Det här har du beställt:",
    en: "This is what you have ordered:",
    help: "I mejlet som bekräftar en beställning, före raderna med artiklar.",
  },
  "mail.articleOrder.postage": {
    sv: "Porto: {amount}",
    en: "Postage: {amount}",
    help: "I mejlet som bekräftar en beställning. {amount} är portot med kr.",
  },
  "mail.articleOrder.sum": {
    sv: "Summa: {amount}",
    en: "Total: {amount}",
    help: "I mejlet som bekräftar en beställning. {amount} är summan med kr.",
  },
  "mail.articleOrder.free": {
    sv: "Det kostar ingenting, inte heller att skicka.",
    en: "It costs nothing, and neither does sending it.",
    help: "I mejlet som bekräftar en beställning av bara gratis artiklar.",
  },
  "mail.articleOrder.to": {
    sv: "Vi skickar till {address}.",
    en: "We send it to {address}.",
    help: "I mejlet som bekräftar en beställning. {address} är gatan, postnumret och orten.",
  },
  "mail.articleOrder.next": {
    sv: "Vi packar inom några dagar, och skriver till dig när paketet är på väg.",
    en: "We pack within a few days, and write to you when the parcel is on its way.",
    help: "I mejlet som bekräftar en beställning.",
  },
  "mail.articleOrder.questions": {
    sv: "Ordernumret är {reference}. Har något blivit fel? Ring oss på {phone}, eller svara på det här mejlet, så rättar vi det innan vi skickar.",
    en: "The order number is {reference}. Is something wrong? Call us on {phone} or reply to this e-mail, and we will put it right before we send it.",
    help: "I mejlet som bekräftar en beställning. {reference} är ordernumret, {phone} vårt telefonnummer.",
  },
  "mail.articleOrder.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm wishes from all of us at {organisation}",
    help: "Sist i mejlen om en beställning. {organisation} är vårt namn.",
  },
  "mail.articlesShipped.subject": {
    sv: "Din beställning är på väg",
    en: "Your order is on its way",
    help: "Ämnesraden och den första raden i mejlet när en beställning är skickad.",
  },
  "mail.articlesShipped.lines": {
    sv: "I paketet ligger:",
    en: "In the parcel:",
    help: "I mejlet när en beställning är skickad, före raderna med artiklar.",
  },
  "mail.articlesShipped.to": {
    sv: "Det går till {address}, och brukar ta två till fyra vardagar.",
    en: "It goes to {address}, and usually takes two to four working days.",
    help: "I mejlet när en beställning är skickad. {address} är gatan, postnumret och orten.",
  },
  "mail.articlesShipped.tracking": {
    sv: "Paketets nummer hos Postnord är {number}.",
    en: "The parcel's number with Postnord is {number}.",
    help: "I mejlet när en beställning är skickad med ett spårbart paket. {number} är numret.",
  },
  "mail.articlesShipped.questions": {
    sv: "Ordernumret är {reference}. Har det inte kommit inom en vecka? Ring oss på {phone}.",
    en: "The order number is {reference}. Has it not arrived within a week? Call us on {phone}.",
    help: "I mejlet när en beställning är skickad. {reference} är ordernumret, {phone} vårt telefonnummer.",
  },
  "mail.givenBack.articlesTwice": {
    sv: "Vi fick {amount} till, fast din beställning redan var betald. De pengarna går tillbaka till dig. Din beställning och ditt kvitto påverkas inte.",
    en: "We received {amount} more, although your order was already paid. That money goes back to you. Your order and your receipt are not affected.",
    help: "I mejlet om pengar som går tillbaka, när beställningen har betalats mer än en gång. {amount} är beloppet med kr.",
  },
  "mail.givenBack.articlesChanged": {
    sv: "Vi fick {amount} för en beställning som inte längre gällde: du hade ändrat den, eller så hade något i den tagit slut innan den var betald. De pengarna går tillbaka till dig. En ändrad beställning påverkas inte.",
    en: "We received {amount} for an order that no longer stood: you had changed it, or something in it had sold out before it was paid. That money goes back to you. A changed order is not affected.",
    help: "I mejlet om pengar som går tillbaka, när de kom för en beställning som ändrats eller som inte gick att skicka. {amount} är beloppet med kr.",
  },
};
