import type { Translations } from "./translation.ts";

const verbatim =
  "Bankgirots text: den ändras bara när Bankgirot ändrar sin. Byt då också versionen, så att var och en läser om den innan de skriver under.";

/** What a mandate says, to be signed and to be kept. */
export const mandate = {
  "mandate.consent.version": {
    sv: "2026-11",
    en: "2026-11",
    help: "Namnet på den medgivandetext som gäller. Byt det när texten ändras: den som just läste den gamla får läsa om.",
  },
  "mandate.consent.permission": {
    sv: "Jag medger att betalning får göras genom uttag från mitt konto på begäran av {organisation}, för betalning till dem på en viss dag (förfallodagen) via Autogiro. Jag samtycker till att de personuppgifter som jag lämnar i medgivandet behandlas av min bank, av {organisation}, av deras bank och av Bankgirocentralen BGC AB för att sköta tjänsten. Personuppgiftsansvariga är min bank, {organisation} och deras bank. Jag kan när som helst begära att få se eller rätta mina personuppgifter genom att kontakta min bank. Mer om hur personuppgifter behandlas vid betalningar kan stå i villkoren för kontot och i avtalet med {organisation}. Jag kan när som helst återkalla mitt samtycke, och då avslutas tjänsten i sin helhet.",
    en: "I consent to payment being made by withdrawal from my account at the request of {organisation}, for payment to them on a certain day (the due date) by Autogiro direct debit. I consent to the personal data that I give in this mandate being processed by my bank, by {organisation}, by their bank and by Bankgirocentralen BGC AB to administer the service. The controllers are my bank, {organisation} and their bank. I can at any time ask to see or correct my personal data by contacting my bank. More about how personal data are processed in connection with payments may be found in the terms of the account and in the agreement with {organisation}. I can withdraw my consent at any time, and the service then ends as a whole.",
    help: `{organisation} är vårt namn. ${verbatim}`,
  },
  "mandate.consent.general": {
    sv: "Allmänt. Autogiro är en betaltjänst där betalningar görs från betalarens konto på initiativ av betalningsmottagaren. För att betala med Autogiro lämnar betalaren sitt samtycke till betalningsmottagaren om att denne får ta initiativ till betalningar från kontot. Betalarens bank ska också godkänna att kontot kan användas för Autogiro, och betalningsmottagaren ska godkänna betalaren som användare. Betalarens bank behöver inte pröva om begärda uttag är behöriga eller meddela betalaren om dem i förväg. Uttag belastas kontot enligt bankens regler, och banken meddelar betalaren om uttagen. Samtycket kan på betalarens begäran flyttas till ett annat konto i samma bank eller i en annan bank.",
    en: "General. Autogiro is a payment service in which payments are made from the payer's account on the initiative of the payee. To pay by Autogiro, the payer consents to the payee initiating payments from the account. The payer's bank must also approve that the account can be used for Autogiro, and the payee must approve the payer as a user. The payer's bank is not obliged to examine the authority of withdrawals that are asked for, or to tell the payer of them in advance. Withdrawals are charged to the account according to the bank's rules, and the bank tells the payer of them. The consent can at the payer's request be moved to another account in the same bank or in another one.",
    help: verbatim,
  },
  "mandate.consent.bankingDay": {
    sv: "Bankdag. Med bankdag menas alla dagar utom lördag, söndag, midsommarafton, julafton, nyårsafton och andra allmänna helgdagar.",
    en: "Banking day. A banking day is any day but Saturdays, Sundays, Midsummer's Eve, Christmas Eve, New Year's Eve and other public holidays.",
    help: verbatim,
  },
  "mandate.consent.information": {
    sv: "Besked om betalning. Betalaren får besked av betalningsmottagaren om belopp, förfallodag och betalningssätt senast åtta bankdagar före förfallodagen. Beskedet kan ges inför varje förfallodag eller vid ett tillfälle för flera kommande förfallodagar. Det ska då ges senast åtta bankdagar före den första av dem. Detta gäller inte när betalaren har godkänt uttaget i samband med ett köp eller en beställning. Då får betalaren beskedet i samband med den. Genom att skriva under samtycker betalaren till att betalningar som omfattas av besked enligt denna punkt genomförs.",
    en: "Notice of payment. The payee tells the payer the amount, the due date and the means of payment no later than eight banking days before the due date. Notice can be given before each due date, or once for several coming due dates. It must then be given no later than eight banking days before the first of them. This does not apply when the payer has approved the withdrawal in connection with a purchase or an order. The payer then gets the notice in connection with it. By signing, the payer consents to payments being made that are covered by notice under this point.",
    help: verbatim,
  },
  "mandate.consent.funds": {
    sv: "Täckning på kontot. Betalaren ska se till att tillräckligt med pengar finns på kontot senast klockan 00.01 på förfallodagen. Finns inte tillräckligt kan betalningar utebli. Betalningsmottagaren får då göra nya försök under de närmaste bankdagarna. Betalaren kan på begäran få veta av betalningsmottagaren hur många försök som görs.",
    en: "Funds in the account. The payer must see to it that there is enough money in the account by 00:01 on the due date. If there is not, payments may fail to be made. The payee may then try again during the next banking days. The payer can ask the payee how many tries are made.",
    help: verbatim,
  },
  "mandate.consent.stopping": {
    sv: "Stoppa en betalning. Betalaren får stoppa en betalning genom att kontakta antingen betalningsmottagaren senast två bankdagar före förfallodagen eller sin bank senast bankdagen före förfallodagen, vid den tid som banken anger. Då stoppas den betalningen en enda gång. Den som vill stoppa alla kommande betalningar ska återkalla medgivandet.",
    en: "Stopping a payment. The payer may stop a payment by contacting either the payee no later than two banking days before the due date or their bank no later than the banking day before the due date, at the time that the bank states. That payment is then stopped once. Who wants to stop all coming payments must withdraw the mandate.",
    help: verbatim,
  },
  "mandate.consent.validity": {
    sv: "Hur länge medgivandet gäller. Medgivandet gäller tills vidare. Betalaren kan när som helst återkalla det genom att kontakta betalningsmottagaren eller sin bank. För att stoppa betalningar som ännu inte har gjorts ska återkallelsen ha nått betalningsmottagaren senast fem bankdagar före förfallodagen, eller betalarens bank senast bankdagen före förfallodagen, vid den tid som banken anger.",
    en: "How long the mandate is valid. The mandate is valid until further notice. The payer can withdraw it at any time by contacting the payee or their bank. To stop payments that have not been made yet, the withdrawal must have reached the payee no later than five banking days before the due date, or the payer's bank no later than the banking day before the due date, at the time that the bank states.",
    help: verbatim,
  },
  "mandate.consent.ending": {
    sv: "Rätt att avsluta. Betalningsmottagaren får avsluta betalarens anslutning till Autogiro trettio dagar efter att ha meddelat betalaren om det. Det får göras genast om betalaren flera gånger inte har haft tillräckligt med pengar på kontot på förfallodagen, om kontot avslutas, eller om betalningsmottagaren av annan anledning bedömer att betalaren inte bör delta. Betalarens bank får avsluta anslutningen enligt de villkor som gäller mellan banken och betalaren.",
    en: "The right to end it. The payee may end the payer's connection to Autogiro thirty days after having told the payer of it. It may be done at once if the payer has several times not had enough money in the account on the due date, if the account is closed, or if the payee for another reason judges that the payer should not take part. The payer's bank may end the connection according to the terms between the bank and the payer.",
    help: verbatim,
  },
  "mandate.heading": {
    sv: "Medgivande till autogiro",
    en: "Direct debit mandate",
    help: "Rubriken på medgivandet, i BankID-appen och på papper.",
  },
  "mandate.receiver": { sv: "Betalningsmottagare", en: "Payee", help: "På medgivandet, framför vårt namn." },
  "mandate.organisation": {
    sv: "{organisation}, {organisationNumber}, {address}",
    en: "{organisation}, {organisationNumber}, {address}",
    help: "Vi som betalningsmottagare: namn, organisationsnummer och adress.",
  },
  "mandate.account": { sv: "Konto", en: "Account", help: "På medgivandet, framför kontot." },
  "mandate.accountNumber": {
    sv: "{bank}, clearingnummer {clearing}, kontonummer {number}",
    en: "{bank}, clearing number {clearing}, account number {number}",
    help: "Kontot som det skrivs under.",
  },
  "mandate.accountEnding": {
    sv: "{bank}, kontot som slutar på {ending}",
    en: "{bank}, the account ending in {ending}",
    help: "Kontot i mejl och på papper: bara de sista siffrorna, för den som läser över axeln.",
  },
  "mandate.amount": { sv: "Belopp", en: "Amount", help: "På medgivandet, framför beloppet." },
  "mandate.eachMonth": {
    sv: "{amount} varje månad",
    en: "{amount} every month",
    help: "{amount} är beloppet med ”kr”.",
  },
  "mandate.agreedLater": {
    sv: "Vi kommer överens om beloppet senare. Inget dras innan dess.",
    en: "We agree on the amount later. Nothing is drawn before that.",
    help: "På ett medgivande utan belopp.",
  },
  "mandate.drawDay": { sv: "Dragningsdag", en: "Day of the draw", help: "På medgivandet, framför dagen." },
  "mandate.day": {
    sv: "Den {day}:e varje månad, eller nästa bankdag",
    en: "On day {day} of each month, or the next banking day",
    help: "{day} är 25, 27 eller 28.",
  },
  "mandate.replaces": {
    sv: "Ersätter medgivande {reference}, senast när banken har godkänt det här.",
    en: "Takes the place of mandate {reference}, at the latest when the bank has approved this one.",
    help: "När någon byter konto eller bestämmer ett belopp. {reference} är det gamla medgivandets nummer.",
  },
  "mandate.notToday": {
    sv: "Inget dras i dag.",
    en: "Nothing is drawn today.",
    help: "Sist av det som skrivs under, före medgivandetexten.",
  },
  "mandate.textVersion": {
    sv: "Medgivandetext, version {version}",
    en: "Consent text, version {version}",
    help: "Före medgivandetexten. {version} är dess namn.",
  },
  "mandate.documentTitle": {
    sv: "Medgivande till autogiro {reference}, {organisation}",
    en: "Direct debit mandate {reference}, {organisation}",
    help: "Titeln på medgivandet som dokument.",
  },
  "mandate.number": { sv: "Medgivandets nummer", en: "Number of the mandate", help: "På medgivandet, framför numret." },
  "mandate.holder": { sv: "Kontohavare", en: "Account holder", help: "På medgivandet, framför kontohavarens namn." },
  "mandate.payerNumber": { sv: "Betalarnummer", en: "Payer number", help: "På medgivandet, framför numret." },
  "mandate.signed": { sv: "Undertecknat", en: "Signed", help: "På medgivandet, framför hur och när." },
  "mandate.signedByBankId": {
    sv: "Med BankID den {date}",
    en: "By BankID on {date}",
    help: "Hur medgivandet är undertecknat.",
  },
  "mandate.signedOnPaper": {
    sv: "På papper den {date}",
    en: "On paper on {date}",
    help: "Hur medgivandet är undertecknat.",
  },
  "mandate.firstDraw": { sv: "Första dragning", en: "First draw", help: "På medgivandet, framför dagen." },
  "mandate.questions": { sv: "Frågor", en: "Questions", help: "På medgivandet, framför telefon och e-post." },
  "mandate.questionsTo": {
    sv: "Ändra eller avsluta när du vill på Mina sidor på vår webbplats. Eller ring {phone}, eller skriv till {email}.",
    en: "Call {phone} or write to {email}. You can change or end it whenever you like.",
    help: "Sist på medgivandet.",
  },
  "mandate.form.documentTitle": {
    sv: "Blankett för autogiro, {organisation}",
    en: "Direct debit form, {organisation}",
    help: "Titeln på pappersblanketten som dokument.",
  },
  "mandate.form.heading": {
    sv: "Bli månadsgivare med autogiro",
    en: "Give every month by direct debit",
    help: "Rubriken på pappersblanketten.",
  },
  "mandate.form.lead": {
    sv: "Fyll i, skriv under och skicka blanketten till oss. Den första gåvan dras när banken har godkänt den, den dag i månaden som du väljer.",
    en: "Fill in the form, sign it and send it to us. The first gift is drawn when the bank has approved it, on the day of the month that you choose.",
    help: "Överst på pappersblanketten.",
  },
  "mandate.form.name": { sv: "Kontohavarens namn", en: "Name of the account holder", help: "Rad på blanketten." },
  "mandate.form.personalNumber": {
    sv: "Kontohavarens personnummer",
    en: "Personal identity number of the account holder",
    help: "Rad på blanketten.",
  },
  "mandate.form.street": { sv: "Gatuadress", en: "Street address", help: "Rad på blanketten." },
  "mandate.form.town": { sv: "Postnummer och ort", en: "Postal code and town", help: "Rad på blanketten." },
  "mandate.form.email": { sv: "E-post", en: "E-mail", help: "Rad på blanketten." },
  "mandate.form.mobile": { sv: "Telefon", en: "Telephone", help: "Rad på blanketten." },
  "mandate.form.bank": { sv: "Bankens namn", en: "Name of the bank", help: "Rad på blanketten." },
  "mandate.form.clearing": { sv: "Clearingnummer", en: "Clearing number", help: "Rad på blanketten." },
  "mandate.form.account": { sv: "Kontonummer", en: "Account number", help: "Rad på blanketten." },
  "mandate.form.amount": { sv: "Kronor varje månad", en: "Kronor every month", help: "Rad på blanketten." },
  "mandate.form.drawDay": {
    sv: "Dag i månaden: {days}",
    en: "Day of the month: {days}",
    help: "Rad på blanketten. {days} är dagarna att välja mellan.",
  },
  "mandate.form.place": { sv: "Ort och datum", en: "Place and date", help: "Rad på blanketten." },
  "mandate.form.signature": {
    sv: "Kontohavarens underskrift",
    en: "Signature of the account holder",
    help: "Rad på blanketten.",
  },
  "mandate.form.sendTo": {
    sv: "Skicka blanketten till: {organisation}, {address}",
    en: "Send the form to: {organisation}, {address}",
    help: "Sist på blanketten.",
  },
} satisfies Translations;
