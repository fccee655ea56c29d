import type { Translations } from "./translation.ts";

/** Of the monthly gift, and of a direct debit mandate alone. */
export const monthly = {
  "monthly.step.amount": { sv: "Belopp", en: "Amount" },
  "monthly.step.autogiro": { sv: "Start", en: "Start" },
  "monthly.step.identity": { sv: "BankID", en: "BankID" },
  "monthly.step.account": { sv: "Konto", en: "Account" },
  "monthly.step.consent": { sv: "Skriv under", en: "Sign" },
  "monthly.amount": { sv: "Hur mycket i månaden?", en: "How much a month?" },
  "monthly.other": { sv: "Annat", en: "Other" },
  "monthly.otherLabel": { sv: "Annat belopp i kronor i månaden", en: "Another amount in kronor a month" },
  "monthly.currency": { sv: "kr", en: "kr" },
  "monthly.tooSmall": {
    sv: "Den minsta månadsgåvan är {least} kr. Vill du ge en mindre gåva går det bra en gång i taget.",
    en: "The smallest monthly gift is {least} kr. You are welcome to give a smaller gift once at a time.",
    help: "{least} är det minsta beloppet.",
  },
  "monthly.tooLarge": {
    sv: "Vill du ge mer än {most} kr i månaden? Ring oss på {phone}, så hjälper vi dig.",
    en: "Would you like to give more than {most} kr a month? Call us on {phone} and we will help you.",
    help: "{most} är det största beloppet. {phone} är telefonnumret.",
  },
  "monthly.refusedSmall": {
    sv: "Beloppet är mindre än den minsta månadsgåva vi kan ta emot just nu. Ingenting är undertecknat. Välj ett större belopp, eller ring oss på {phone}.",
    en: "The amount is smaller than the smallest monthly gift we can take right now. Nothing has been signed. Choose a larger one, or call us on {phone}.",
    help: "När gränsen har ändrats sedan besökaren öppnade sidan. {phone} är telefonnumret.",
  },
  "monthly.refusedLarge": {
    sv: "Vi kan inte ta emot det beloppet här just nu. Välj ett annat, eller ring oss på {phone}, så hjälper vi dig.",
    en: "We cannot take that amount here right now. Choose another, or call us on {phone} and we will help you.",
    help: "När gränsen har ändrats sedan besökaren öppnade sidan. {phone} är telefonnumret.",
  },
  "monthly.missing": { sv: "Välj ett belopp, eller skriv ett eget.", en: "Choose an amount, or write your own." },
  "monthly.notANumber": {
    sv: "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 150.",
    en: "We cannot read the amount. Write it in figures, for example 150.",
  },
  "monthly.eachMonth": {
    sv: "{amount} kr i månaden",
    en: "{amount} kr a month",
    help: "{amount} är beloppet.",
  },
  "monthly.day": { sv: "Vilken dag ska pengarna dras?", en: "On which day is the money drawn?" },
  "monthly.dayHelp": {
    sv: "Är banken stängd den dagen dras pengarna nästa bankdag.",
    en: "If the bank is closed that day, the money is drawn on the next banking day.",
  },
  "monthly.dayOption": { sv: "Den {day}:e", en: "The {day}th", help: "{day} är dagen i månaden." },
  "monthly.nothingToday": { sv: "Inget dras i dag.", en: "Nothing is drawn today." },
  "monthly.firstDraw": {
    sv: "Första dragningen blir den {day}.",
    en: "The first draw will be on {day}.",
    help: "{day} är dagen, till exempel ”28 januari 2027”.",
  },
  "monthly.keptHere": {
    sv: "Du har börjat här tidigare, och det du skrev finns kvar på den här enheten i ett dygn.",
    en: "You began here earlier, and what you wrote stays on this device for a day.",
    help: "Överst i formuläret, för den som kommer tillbaka inom ett dygn.",
  },
  "monthly.forget": { sv: "Ta bort det", en: "Take it away" },
  "monthly.card": {
    sv: "Månadsgåva till {organisation}",
    en: "Monthly gift to {organisation}",
    help: "På kortet bredvid formuläret. {organisation} är vårt namn.",
  },
  "monthly.cardConsent": {
    sv: "Autogiro till {organisation}",
    en: "Direct debit to {organisation}",
    help: "På kortet bredvid formuläret. {organisation} är vårt namn.",
  },
  "monthly.cardName": { sv: "Du bestämmer", en: "You decide", help: "På kortet, när inget belopp är valt." },
  "monthly.cardDay": {
    sv: "Dras den {day}:e. Du kan sluta när du vill.",
    en: "Drawn on the {day}th. You can stop whenever you like.",
    help: "På kortet bredvid formuläret. {day} är dagen i månaden.",
  },
  "monthly.tryAgain": { sv: "Försök igen", en: "Try again" },
  "monthly.paper.heading": { sv: "Har du inte BankID?", en: "Do you have no BankID?" },
  "monthly.paper.text": {
    sv: "Skriv ut blanketten, fyll i den och skicka den till oss. Eller ring {phone}, så skickar vi den hem till dig med frankerat svarskuvert.",
    en: "Print the form, fill it in and send it to us. Or call {phone} and we will send it to your home with a stamped envelope.",
    help: "{phone} är telefonnumret, som en länk.",
  },
  "monthly.paper.link": { sv: "Blankett att skriva ut (pdf)", en: "Form to print (pdf)" },
  "monthly.identity.heading": { sv: "Legitimera dig", en: "Identify yourself" },
  "monthly.identity.lead": {
    sv: "Pengarna dras från ditt konto, så vi behöver veta att du är du. Inget dras nu, och ingenting är bestämt förrän du har skrivit under.",
    en: "The money is drawn from your account, so we need to know that you are you. Nothing is drawn now, and nothing is settled until you have signed.",
  },
  "monthly.identity.again": {
    sv: "Legitimera dig en gång till. Av säkerhetsskäl gäller det bara i en halvtimme. Ingenting är undertecknat än.",
    en: "Please identify yourself once more. To be safe it is good for half an hour only. Nothing has been signed yet.",
    help: "När legitimeringen har blivit för gammal, eller sidan har laddats om.",
  },
  "monthly.identity.holderHeading": {
    sv: "Nu legitimerar sig den som har kontot",
    en: "Now the account holder identifies",
  },
  "monthly.identity.holder": {
    sv: "Kontot är någon annans, så det är den personen som legitimerar sig och skriver under, med sitt eget BankID. Ditt namn står kvar som den som ger.",
    en: "The account is somebody else’s, so that person identifies and signs, with their own BankID. Your name stays as the one who gives.",
  },
  "monthly.identity.asking": { sv: "Ett ögonblick …", en: "One moment …" },
  "monthly.identity.notAsked": {
    sv: "Vi fick inget svar. Din legitimering gäller fortfarande, så försök igen. Inget är undertecknat och inget dras.",
    en: "We got no answer. Your identification is still good, so please try again. Nothing has been signed and nothing is drawn.",
  },
  "monthly.known.heading": { sv: "Du ger redan. Tack!", en: "You give already. Thank you!" },
  "monthly.known.gift": {
    sv: "{amount} kr i månaden från {bank}, kontot som slutar på {ending}",
    en: "{amount} kr a month from {bank}, the account ending in {ending}",
    help: "En månadsgåva som personen redan har. {ending} är kontots sista siffror.",
  },
  "monthly.known.consent": {
    sv: "Autogiro från {bank}, kontot som slutar på {ending}",
    en: "Direct debit from {bank}, the account ending in {ending}",
    help: "Ett medgivande utan belopp som personen redan har. {ending} är kontots sista siffror.",
  },
  "monthly.known.consentHeading": {
    sv: "Du har redan ett autogiro hos oss",
    en: "You have a direct debit with us already",
  },
  "monthly.known.choices": {
    sv: "Fortsätter du här tar den nya gåvan den gamlas plats, från ett annat konto. Den gamla avslutas när banken har godkänt den nya. Vill du höja beloppet och behålla kontot? Ring oss på {phone}, så ordnar vi det.",
    en: "If you go on here, the new gift takes the place of the old one, from another account. The old one ends when the bank has approved the new one. Would you like to raise the amount and keep the account? Call us on {phone} and we will see to it.",
    help: "{phone} är telefonnumret, som en länk.",
  },
  "monthly.known.consentChoices": {
    sv: "Fortsätter du här får det ett belopp: månadsgåvan tar medgivandets plats, från samma konto eller från ett annat. Banken godkänner det på nytt, och inget dras i dag.",
    en: "If you go on here it gets an amount: the monthly gift takes the place of the mandate, from the same account or from another. The bank approves it anew, and nothing is drawn today.",
    help: "När den som vill ge varje månad redan har ett medgivande utan belopp.",
  },
  "monthly.known.account": {
    sv: "Här byter du konto för det. Belopp och dag ändras inte. Det gamla kontot gäller tills banken har godkänt det nya.",
    en: "Here you change its account. The amount and day do not change. The old account is used until the bank has approved the new one.",
  },
  "monthly.known.changeAccount": { sv: "Byt bara konto", en: "Change the account only" },
  "monthly.account.hello": { sv: "Hej {name}", en: "Hello {name}", help: "{name} är förnamnet." },
  "monthly.account.lead": {
    sv: "Nu behöver vi veta vilket konto pengarna ska dras från, och vart vi mejlar ditt medgivande.",
    en: "Now we need to know from which account the money is drawn, and where to mail your mandate.",
  },
  "monthly.account.heading": { sv: "Vilket konto?", en: "Which account?" },
  "monthly.account.whose": {
    sv: "Kontot ska tillhöra {name}.",
    en: "The account must belong to {name}.",
    help: "{name} är namnet på den som har legitimerat sig.",
  },
  "monthly.account.otherHolder": { sv: "Kontot är någon annans", en: "The account is somebody else’s" },
  "monthly.account.goOn": { sv: "Fortsätt till underskrift", en: "Continue to signing" },
  "monthly.giver.legend": { sv: "Vem ger?", en: "Who gives?" },
  "monthly.giver.holder": {
    sv: "Jag, {name}",
    en: "I, {name}",
    help: "{name} är namnet på den som har legitimerat sig.",
  },
  "monthly.giver.other": { sv: "Någon annan", en: "Somebody else" },
  "monthly.giver.otherHelp": {
    sv: "Pengarna dras från ditt konto, men tacket och skattereduktionen är den andras.",
    en: "The money is drawn from your account, but the thanks and the tax reduction are the other person’s.",
  },
  "monthly.giver.firstNameRequired": {
    sv: "Skriv förnamnet på den som ger",
    en: "Write the first name of the one who gives",
  },
  "monthly.giver.lastNameRequired": {
    sv: "Skriv efternamnet på den som ger",
    en: "Write the last name of the one who gives",
  },
  "monthly.giver.numberHint": {
    sv: "Den som ger, om skattereduktion önskas: ååååmmdd-nnnn. Vi sparar det inte i webbläsaren: laddas sidan om får du skriva det igen.",
    en: "Of the one who gives, if a tax reduction is wanted: yyyymmdd-nnnn. We do not keep it in the browser: if the page is reloaded you write it again.",
  },
  "monthly.contact.heading": { sv: "Vart skriver vi till dig?", en: "Where do we write to you?" },
  "monthly.contact.emailHint": {
    sv: "Hit skickar vi medgivandet, och besked om något händer med gåvan.",
    en: "We send the mandate here, and word if anything happens with the gift.",
  },
  "monthly.contact.mobileHint": {
    sv: "Om vi behöver nå dig om gåvan. Ett utländskt nummer skrivs med + och landsnummer.",
    en: "In case we need to reach you about the gift. Write a number abroad with + and the country code.",
  },
  "monthly.privacy": {
    sv: "Vi använder uppgifterna för autogirot, kvittot för året och tacket.",
    en: "We use the details for the direct debit, the receipt for the year and our thanks.",
  },
  "monthly.purpose.which": {
    sv: "Vilket vill du byta konto för?",
    en: "Which one do you want to change the account of?",
  },
  "monthly.purpose.none": {
    sv: "Du har inget autogiro hos oss än. Med ett medgivande får vi dra de belopp som vi kommer överens om senare. Ingenting dras innan dess.",
    en: "You have no direct debit with us yet. With a mandate we may draw the amounts that we agree on later. Nothing is drawn before that.",
  },
  "monthly.purpose.giveMonthly": {
    sv: "Vill du ge ett belopp varje månad? Välj det här",
    en: "Would you like to give an amount each month? Choose it here",
    help: "Länk till månadsgåvan, under texten om medgivande utan belopp.",
  },
  "monthly.agreed.to": { sv: "Till", en: "To" },
  "monthly.agreed.amount": { sv: "Belopp", en: "Amount" },
  "monthly.agreed.later": {
    sv: "Det kommer vi överens om senare",
    en: "We agree on that later",
    help: "För ett medgivande utan belopp.",
  },
  "monthly.agreed.day": { sv: "Dag", en: "Day" },
  "monthly.agreed.dayValue": {
    sv: "Den {day}:e varje månad, eller nästa bankdag",
    en: "The {day}th of each month, or the next banking day",
    help: "{day} är dagen i månaden.",
  },
  "monthly.agreed.account": { sv: "Från", en: "From" },
  "monthly.agreed.first": { sv: "Första dragningen", en: "First draw" },
  "monthly.agreed.firstValue": { sv: "Den {day}", en: "On {day}", help: "{day} är dagen för första dragningen." },
  "monthly.accountEnding": {
    sv: "{bank}, kontot som slutar på {ending}",
    en: "{bank}, the account ending in {ending}",
    help: "{ending} är kontots sista siffror.",
  },
  "monthly.consent.heading": { sv: "Läs och skriv under", en: "Read and sign" },
  "monthly.consent.lead": {
    sv: "Det här är vad du skriver under på. Inget dras i dag, och du kan sluta när du vill.",
    en: "This is what you sign. Nothing is drawn today, and you can stop whenever you like.",
  },
  "monthly.consent.agreed": { sv: "Det vi kommer överens om", en: "What we agree on" },
  "monthly.consent.change": { sv: "Ändra konto eller uppgifter", en: "Change account or details" },
  "monthly.consent.textHeading": { sv: "Medgivande till autogiro", en: "Direct debit mandate" },
  "monthly.consent.version": {
    sv: "Medgivandetext, version {version}",
    en: "Mandate text, version {version}",
    help: "{version} är textens version.",
  },
  "monthly.consent.read": {
    sv: "Jag har läst medgivandet och går med på det",
    en: "I have read the mandate and agree to it",
  },
  "monthly.consent.tickFirst": {
    sv: "Kryssa i rutan, så kan du skriva under med BankID.",
    en: "Tick the box, and you can sign by BankID.",
  },
  "monthly.consent.signAgain": {
    sv: "Underskriften gick inte att använda. Ingenting är registrerat och inget dras. Skriv under en gång till.",
    en: "The signature could not be used. Nothing has been registered and nothing is drawn. Please sign once more.",
  },
  "monthly.consent.textChanged": {
    sv: "Texten har ändrats sedan du läste den. Ingenting är registrerat. Läs den nya här nedanför och skriv under den.",
    en: "The text has been changed since you read it. Nothing has been registered. Please read the new one below and sign that.",
  },
  "monthly.consent.notLoaded": {
    sv: "Vi kunde inte hämta medgivandet. Allt du har skrivit finns kvar. Försök igen, eller ring oss på {phone}.",
    en: "We could not fetch the mandate. Everything you have written is still here. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "monthly.sending.heading": { sv: "Du har skrivit under", en: "You have signed" },
  "monthly.sending.text": { sv: "Vi tar emot medgivandet …", en: "We are taking in the mandate …" },
  "monthly.sending.notHeard": {
    sv: "Vi fick inget svar, så vi vet inte om medgivandet har kommit fram. Försök igen: det blir aldrig mer än ett. Inget dras i dag. Går det inte, ring oss på {phone}.",
    en: "We got no answer, so we do not know whether the mandate has arrived. Please try again: there will never be more than one. Nothing is drawn today. If it does not work, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "monthly.sending.tooMany": {
    sv: "Det blev många försök. Vänta en liten stund och försök igen, eller ring oss på {phone}. Inget dras i dag.",
    en: "That was many attempts. Wait a little while and try again, or call us on {phone}. Nothing is drawn today.",
    help: "{phone} är telefonnumret.",
  },
  "monthly.refused.exists": {
    sv: "Du har redan ett autogiro till oss från det kontot, så inget nytt är registrerat. Välj ett annat konto, eller ring oss på {phone} om du vill ändra något.",
    en: "You have a direct debit to us from that account already, so nothing new has been registered. Choose another account, or call us on {phone} if you would like to change something.",
    help: "När kontot redan har ett medgivande. {phone} är telefonnumret.",
  },
  "monthly.refused.account": {
    sv: "Vi kunde inte ta emot medgivandet som det är ifyllt. Ingenting är registrerat och inget dras. Se över uppgifterna och försök igen, eller ring oss på {phone}.",
    en: "We could not take the mandate as it is filled in. Nothing has been registered and nothing is drawn. Look through your details and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "monthly.autogiro.heading": { sv: "Autogiro", en: "Direct debit" },
  "monthly.autogiro.lead": {
    sv: "Här byter du konto för det du ger, eller lämnar ett medgivande till autogiro. Belopp och dag för en månadsgåva du har ändras inte.",
    en: "Here you change the account of what you give, or give us a direct debit mandate. The amount and day of a monthly gift you have do not change.",
  },
  "monthly.autogiro.needed": {
    sv: "Ha BankID och ditt kontonummer till hands. Det tar ett par minuter, och inget dras i dag.",
    en: "Have your BankID and account number at hand. It takes a couple of minutes, and nothing is drawn today.",
  },
  "monthly.thanks.asking": { sv: "Vi hämtar ditt medgivande …", en: "We are fetching your mandate …" },
  "monthly.thanks.notHeardHeading": { sv: "Vi får inget svar just nu", en: "We get no answer just now" },
  "monthly.thanks.notHeard": {
    sv: "Medgivandet är undertecknat och tryggt hos oss, men vi kan inte visa det just nu. Försök igen om en stund, eller ring oss på {phone}.",
    en: "The mandate has been signed and is safe with us, but we cannot show it just now. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "monthly.thanks.notFound": { sv: "Vi hittar inget medgivande här", en: "We find no mandate here" },
  "monthly.thanks.notFoundText": {
    sv: "Adressen kan ha blivit fel på vägen. Har du skrivit under är medgivandet tryggt hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have signed, the mandate is safe with us. Call {phone} if you wonder.",
    help: "{phone} är telefonnumret.",
  },
  "monthly.thanks.heading": { sv: "Nu är det klart", en: "Now it is done" },
  "monthly.thanks.consentHeading": { sv: "Tack, nu har vi ditt medgivande", en: "Thank you, now we have your mandate" },
  "monthly.thanks.consentLead": {
    sv: "Ingenting dras innan vi har kommit överens om ett belopp.",
    en: "Nothing is drawn before we have agreed on an amount.",
  },
  "monthly.thanks.mandate": { sv: "Autogiro", en: "Direct debit" },
  "monthly.thanks.number": { sv: "Medgivandets nummer", en: "Number of the mandate" },
  "monthly.thanks.download": { sv: "Ladda ner medgivandet", en: "Download the mandate" },
  "monthly.thanks.mail": {
    sv: "Medgivandet mejlas till {email}, med hela texten.",
    en: "The mandate is mailed to {email}, with the whole text.",
    help: "{email} är den dolda e-postadressen.",
  },
  "monthly.thanks.bank": {
    sv: "Din bank får veta att pengarna får dras. Det tar några bankdagar. Säger banken nej skriver vi till dig.",
    en: "Your bank is told that the money may be drawn. It takes some banking days. If the bank says no, we write to you.",
  },
  "monthly.thanks.yearly": {
    sv: "I januari får du ett kvitto på allt du har gett under året.",
    en: "In January you get a receipt for all that you have given during the year.",
  },
  "monthly.thanks.change": {
    sv: "Vill du ändra eller sluta? Ring oss på {phone} och säg numret {reference}, eller säg till din bank.",
    en: "Would you like to change or stop? Call us on {phone} and say the number {reference}, or tell your bank.",
    help: "{phone} är telefonnumret, som en länk. {reference} är medgivandets korta nummer.",
  },
  "monthly.thanks.home": { sv: "Till startsidan", en: "To the start page" },
} satisfies Translations;
