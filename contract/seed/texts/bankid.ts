import type { Translations } from "./translation.ts";

export const bankid = {
  "bankid.rfa1": { sv: "Starta BankID-appen.", en: "Start your BankID app." },
  "bankid.rfa3": { sv: "Det avbröts. Försök gärna igen.", en: "It was cancelled. Please try again." },
  "bankid.rfa4": {
    sv: "En identifiering eller underskrift för dig var redan påbörjad, så vi avbröt båda. Försök gärna igen.",
    en: "An identification or signing for you had already been started, so we cancelled both. Please try again.",
  },
  "bankid.rfa5": { sv: "Något gick fel. Försök gärna igen.", en: "Something went wrong. Please try again." },
  "bankid.rfa6": { sv: "Du avbröt. Ingenting har skett.", en: "You cancelled. Nothing has been done." },
  "bankid.rfa8": {
    sv: "BankID-appen svarar inte. Se efter att den är startad och att du har internet. Saknar du ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.",
    en: "The BankID app is not responding. Check that it is started and that you are online. If you have no valid BankID, you can get one from your bank. Then try again.",
  },
  "bankid.rfa9": {
    sv: "Skriv din säkerhetskod i BankID-appen och välj Legitimera eller Skriv under.",
    en: "Enter your security code in the BankID app and choose Identify or Sign.",
  },
  "bankid.rfa13": { sv: "Vi försöker starta BankID-appen.", en: "We are trying to start your BankID app." },
  "bankid.rfa15a": {
    sv: "Vi söker efter BankID på den här enheten. Det kan ta en liten stund. Hittas inget kan du använda BankID på en annan enhet, eller skaffa ett hos din bank.",
    en: "We are looking for a BankID on this device. It may take a little while. If none is found you can use BankID on another device, or get one from your bank.",
  },
  "bankid.rfa15b": {
    sv: "Vi söker efter BankID på din andra enhet. Det kan ta en liten stund. Hittas inget kan du skaffa ett BankID hos din bank.",
    en: "We are looking for a BankID on your other device. It may take a little while. If none is found you can get a BankID from your bank.",
  },
  "bankid.rfa16": {
    sv: "Det BankID du försöker använda är spärrat eller för gammalt. Använd ett annat, eller skaffa ett nytt hos din bank.",
    en: "The BankID you are trying to use is blocked or too old. Use another one, or get a new one from your bank.",
  },
  "bankid.rfa17a": {
    sv: "Vi hittar ingen BankID-app på den här enheten. Installera den och skaffa ett BankID hos din bank, eller välj att använda BankID på en annan enhet.",
    en: "We cannot find a BankID app on this device. Install it and get a BankID from your bank, or choose to use BankID on another device.",
  },
  "bankid.rfa17b": {
    sv: "Koden blev inte skannad. Starta BankID-appen på din andra enhet och skanna koden. Saknar du appen kan du installera den och skaffa ett BankID hos din bank.",
    en: "The code was not scanned. Start the BankID app on your other device and scan the code. If you have no app, install it and get a BankID from your bank.",
  },
  "bankid.rfa21": { sv: "Identifieringen eller underskriften pågår.", en: "Identification or signing is in progress." },
  "bankid.rfa22": {
    sv: "Ett fel som vi inte känner till uppstod. Försök gärna igen.",
    en: "An error that we do not know of occurred. Please try again.",
  },
  "bankid.rfa23": {
    sv: "Skanna ditt pass eller id-kort i BankID-appen.",
    en: "Scan your passport or identity card in the BankID app.",
  },
  "bankid.rfa24": {
    sv: "Låt BankID-appen känna igen ditt ansikte.",
    en: "Let the BankID app recognise your face.",
  },
  "bankid.rfa25": {
    sv: "Välj i BankID-appen hur du vill bekräfta vem du är.",
    en: "Choose in the BankID app how you want to confirm who you are.",
  },
  "bankid.rfa26": {
    sv: "Pass eller id-kort gick inte att läsa. Försök gärna igen.",
    en: "Your passport or identity card could not be read. Please try again.",
  },
  "bankid.rfa27": {
    sv: "BankID-appen kände inte igen ditt ansikte. Försök gärna igen.",
    en: "The BankID app did not recognise your face. Please try again.",
  },
  "bankid.rfa28": {
    sv: "Enheten kan inte läsa pass eller id-kort. Använd BankID på en annan enhet.",
    en: "This device cannot read passports or identity cards. Use BankID on another device.",
  },
  "bankid.rfa29": {
    sv: "Det finns flera BankID på enheten. Välj i appen vilket du vill använda, och försök igen.",
    en: "There are several BankIDs on the device. Choose in the app which one to use, and try again.",
  },
  "bankid.rfa30": {
    sv: "Du kunde inte bekräfta vem du är. Försök gärna igen.",
    en: "It could not be confirmed who you are. Please try again.",
  },
  "bankid.returnHere": {
    sv: "Du är klar i BankID-appen. Gå tillbaka till webbläsaren som du började i, så fortsätter vi där.",
    en: "You are done in the BankID app. Go back to the browser where you began, and we will go on there.",
    help: "När appen inte har lett tillbaka till samma webbläsare.",
  },
  "bankid.wrongPerson": {
    sv: "Det var någon annan som skrev under än den som identifierade sig. Ingenting är underskrivet hos oss. Börja gärna om.",
    en: "Somebody else signed than the one who was identified. Nothing has been signed with us. Please begin again.",
  },
  "bankid.tooOften": {
    sv: "Det har varit ovanligt många försök i dag. Försök igen i morgon, eller ring oss, så hjälper vi dig.",
    en: "There have been unusually many tries today. Try again tomorrow, or call us and we will help you.",
  },
  "bankid.tooYoung": {
    sv: "Fint att du vill hjälpa till! För att ge genom autogiro behöver du ha fyllt 18 år. Be en förälder att ge, eller ge en gåva med Swish.",
    en: "How good that you want to help! To give by direct debit you must be at least 18 years old. You can ask a parent to give, or give a gift by Swish.",
    help: "När den som identifierar sig för autogiro är för ung. Åldern är en inställning: säg till om texten ska ha en annan.",
  },
  "bankid.open.this": { sv: "Öppna BankID på den här enheten", en: "Open BankID on this device" },
  "bankid.open.other": { sv: "Mobilt BankID på en annan enhet", en: "Mobile BankID on another device" },
  "bankid.sign": { sv: "Skriv under med BankID", en: "Sign with BankID" },
  "bankid.contacting.heading": { sv: "Vi kontaktar BankID", en: "We are contacting BankID" },
  "bankid.contacting.text": { sv: "Ett ögonblick …", en: "One moment …" },
  "bankid.code.heading": { sv: "Skanna koden med BankID", en: "Scan the code with BankID" },
  "bankid.code.scan": {
    sv: "Tryck på Skanna QR-kod i appen och rikta kameran mot koden här.",
    en: "Tap Scan QR code in the app and point the camera at the code here.",
    help: "Under ”Starta BankID-appen.”",
  },
  "bankid.code.alt": { sv: "QR-kod för BankID", en: "QR code for BankID" },
  "bankid.app.heading": { sv: "Öppna BankID", en: "Open BankID" },
  "bankid.app.press": {
    sv: "Tryck på knappen, så öppnas BankID-appen.",
    en: "Press the button, and your BankID app opens.",
  },
  "bankid.app.open": { sv: "Öppna BankID-appen", en: "Open the BankID app" },
  "bankid.inApp.heading": { sv: "Fortsätt i BankID-appen", en: "Go on in the BankID app" },
  "bankid.comeBack.heading": { sv: "Appen ledde inte tillbaka hit", en: "The app did not lead back here" },
  "bankid.comeBack.text": {
    sv: "Du är klar i BankID-appen, men den ledde inte tillbaka till den här sidan. För din säkerhet går vi inte vidare då. Försök igen, gärna med BankID på en annan enhet.",
    en: "You are done in the BankID app, but it did not lead back to this page. For your safety we do not go on then. Please try again, perhaps with BankID on another device.",
    help: "När appen använde ett annat nätverk än webbläsaren och inte har lett tillbaka.",
  },
  "bankid.elsewhere.heading": { sv: "Det fortsätter i en annan flik", en: "It goes on in another tab" },
  "bankid.elsewhere.text": {
    sv: "BankID-appen ledde till en annan flik i den här webbläsaren. Fortsätt där.",
    en: "The BankID app led to another tab of this browser. Please go on there.",
  },
  "bankid.elsewhere.here": { sv: "Fortsätt här i stället", en: "Go on here instead" },
  "bankid.done.heading": { sv: "Det är klart", en: "It is done" },
  "bankid.done.text": { sv: "Tack! Vi går vidare.", en: "Thank you! We are moving on." },
  "bankid.ended.heading": { sv: "Det gick inte den här gången", en: "It did not work this time" },
  "bankid.ended.cancelled": { sv: "Det avbröts", en: "It was cancelled" },
  "bankid.ended.otherBrowser": {
    sv: "Fortsätt i den andra webbläsaren",
    en: "Go on in the other browser",
    help: "När appen ledde till en annan webbläsare än den man började i.",
  },
  "bankid.ended.otherTab": {
    sv: "Fortsätt i den första fliken",
    en: "Go on in the first tab",
    help: "När appen ledde till en ny flik, som inte vet vad man höll på med.",
  },
  "bankid.otherTab": {
    sv: "Du är klar i BankID-appen, som ledde till en ny flik. Gå tillbaka till fliken som du började i, så fortsätter vi där.",
    en: "You are done in the BankID app, which led to a new tab. Go back to the tab where you began, and we will go on there.",
  },
  "bankid.beginHere": { sv: "Börja om här i stället", en: "Begin again here instead" },
  "bankid.notStarted": {
    sv: "Vi får ingen kontakt med BankID just nu. Ingenting har skett. Försök igen om en liten stund.",
    en: "We cannot reach BankID just now. Nothing has been done. Please try again in a little while.",
  },
  "bankid.offline": {
    sv: "Du har inget nät just nu. Ingenting har skett. Försök igen när du är uppkopplad.",
    en: "You are not online just now. Nothing has been done. Try again when you are connected.",
  },
  "bankid.tooMany": {
    sv: "Det blev många försök på kort tid. Vänta några minuter och försök igen.",
    en: "There were a lot of tries in a short time. Wait a few minutes and try again.",
  },
  "bankid.gone": {
    sv: "Det som påbörjades här gäller inte längre, kanske för att du började om i en annan flik. Försök gärna igen.",
    en: "What was begun here is no longer valid, perhaps because you began again in another tab. Please try again.",
  },
  "bankid.lost": {
    sv: "Vi får inget svar just nu. Vi försöker igen, och ingenting går förlorat.",
    en: "We get no answer just now. We keep trying, and nothing is lost.",
  },
  "bankid.again": { sv: "Försök igen", en: "Try again" },
  "bankid.cancel": { sv: "Avbryt", en: "Cancel" },
  "bankid.orCall": {
    sv: "Behöver du hjälp? Ring oss på {phone}.",
    en: "Do you need help? Call us on {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "bankid.whatIsSigned": { sv: "Det här skriver du under", en: "This is what you sign" },
  "bankid.shown.myPages": {
    sv: "Du loggar in på mina sidor hos {organisation}.",
    en: "You are logging in to my pages at {organisation}.",
    help: "Visas i BankID-appen. {organisation} är vårt namn.",
  },
  "bankid.shown.mandate": {
    sv: "Du identifierar dig hos {organisation} för att ge med autogiro. Inga pengar dras nu.",
    en: "You are identifying yourself to {organisation} to give by direct debit. No money is drawn now.",
    help: "Visas i BankID-appen. {organisation} är vårt namn.",
  },
  "bankid.shown.linkedGift": {
    sv: "Du identifierar dig hos {organisation} för att ge mer med ditt autogiro. Inga pengar dras nu.",
    en: "You are identifying yourself to {organisation} to give more by your direct debit. No money is drawn now.",
    help: "Visas i BankID-appen när någon höjer sin månadsgåva mycket. {organisation} är vårt namn.",
  },
} satisfies Translations;
