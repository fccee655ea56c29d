import type { Translations } from "./translation.ts";

export const payment = {
  "payment.order": { sv: "Nummer {order}", en: "Number {order}", help: "{order} är det korta ordernumret." },
  "payment.choose.heading": { sv: "Betala", en: "Pay" },
  "payment.choose.how": { sv: "Hur vill du betala?", en: "How do you want to pay?" },
  "payment.method.swishDirect": { sv: "Swish", en: "Swish" },
  "payment.method.swishNumber": { sv: "Swish med mobilnummer", en: "Swish with a mobile number" },
  "payment.method.card": { sv: "Kort", en: "Card" },
  "payment.method.invoice": { sv: "Faktura med e-post", en: "Invoice by e-mail" },
  "payment.method.pdfInvoice": { sv: "Faktura som PDF, direkt", en: "Invoice as a PDF, at once" },
  "payment.methodHelp.invoice": {
    sv: "Trettio dagar, utan avgift. Vi mejlar fakturan, också som e-faktura. Diplomet kommer när den är betald.",
    en: "Thirty days, without a fee. We e-mail the invoice, as an e-invoice too. The diploma comes when it is paid.",
    help: "Under valen, när faktura med e-post är valt.",
  },
  "payment.methodHelp.pdfInvoice": {
    sv: "Trettio dagar, utan avgift. Ni hämtar fakturan på nästa sida, också som e-faktura. Diplomet kommer när den är betald.",
    en: "Thirty days, without a fee. You download the invoice on the next page, as an e-invoice too. The diploma comes when it is paid.",
    help: "Under valen, när faktura som PDF är valt.",
  },
  "payment.methodHelp.swishDirect": {
    sv: "På mobilen öppnas Swish. På datorn visar vi en kod som du skannar med mobilen. Sedan godkänner du med BankID.",
    en: "On a phone Swish opens. On a computer we show a code that you scan with your phone. Then you approve with BankID.",
    help: "Under valen, när Swish är valt.",
  },
  "payment.methodHelp.card": {
    sv: "Du betalar med Visa eller Mastercard på en säker sida hos vår betaltjänst, och kommer sedan tillbaka hit.",
    en: "You pay by Visa or Mastercard on a secure page of our payment service, and then come back here.",
    help: "Under valen, när kort är valt.",
  },
  "payment.mobile": { sv: "Mobilnummer", en: "Mobile number" },
  "payment.mobileHint": { sv: "Vi skickar en förfrågan till Swish.", en: "We send a request to Swish." },
  "payment.mobileMissing": { sv: "Skriv ditt mobilnummer", en: "Enter your mobile number" },
  "payment.mobileWrong": {
    sv: "Mobilnumret stämmer inte. Skriv det som 070-174\u00a006\u00a005.",
    en: "The mobile number is not right. Write it as 070-174\u00a006\u00a005.",
  },
  "payment.pay.swishDirect": {
    sv: "Betala {amount} kr med Swish",
    en: "Pay {amount} kr with Swish",
    help: "{amount} är beloppet.",
  },
  "payment.pay.swishNumber": {
    sv: "Betala {amount} kr med Swish",
    en: "Pay {amount} kr with Swish",
    help: "{amount} är beloppet.",
  },
  "payment.pay.card": {
    sv: "Betala {amount} kr med kort",
    en: "Pay {amount} kr by card",
    help: "{amount} är beloppet.",
  },
  "payment.pay.invoice": {
    sv: "Skicka en faktura på {amount}\u00a0kr",
    en: "Send an invoice for {amount}\u00a0kr",
    help: "{amount} är beloppet.",
  },
  "payment.pay.pdfInvoice": {
    sv: "Gör en faktura på {amount}\u00a0kr",
    en: "Make an invoice for {amount}\u00a0kr",
    help: "{amount} är beloppet.",
  },
  "payment.invoice.any": { sv: "Faktura", en: "Invoice", help: "Bland sätten att betala." },
  "payment.invoice.how": { sv: "Hur vill ni ha fakturan?", en: "How would you like the invoice?" },
  "payment.invoice.how.invoice": { sv: "Mejla den", en: "E-mail it" },
  "payment.invoice.how.pdfInvoice": { sv: "Hämta som PDF nu", en: "Download it as a PDF now" },
  "payment.invoice.heading": { sv: "Fakturan är klar", en: "The invoice is ready" },
  "payment.invoice.text": {
    sv: "Nu öppnar vi gåvans sida, där ni ser fakturan och hur långt gåvan har kommit.",
    en: "We are opening the page of the gift, where you see the invoice and how far the gift has come.",
  },
  "payment.starting": { sv: "Ett ögonblick …", en: "One moment …", help: "Står på knappen medan betalningen startar." },
  "payment.contacting.heading": { sv: "Vi kontaktar Swish", en: "We are contacting Swish" },
  "payment.contactingCard": { sv: "Vi öppnar betalsidan", en: "We are opening the payment page" },
  "payment.contacting.text": {
    sv: "Det tar oftast bara någon sekund. Stanna kvar här.",
    en: "It usually takes a second or two. Stay here.",
  },
  "payment.swishCode.heading": { sv: "Skanna med Swish", en: "Scan with Swish" },
  "payment.swishCode.open": { sv: "Öppna Swish i mobilen.", en: "Open Swish on your phone." },
  "payment.swishCode.scan": {
    sv: "Tryck på Skanna och rikta kameran mot koden.",
    en: "Tap Scan and point the camera at the code.",
  },
  "payment.swishCode.approve": { sv: "Godkänn med BankID.", en: "Approve with BankID." },
  "payment.swishCode.alt": { sv: "QR-kod för Swish", en: "QR code for Swish" },
  "payment.swishCode.missing": {
    sv: "Koden är på väg. Dröjer den? Skriv ditt mobilnummer i stället.",
    en: "The code is on its way. If it takes long, you can write your mobile number instead.",
  },
  "payment.swishApp.heading": { sv: "Öppna Swish", en: "Open Swish" },
  "payment.swishApp.lead": {
    sv: "Godkänn betalningen i appen. Sedan kommer du tillbaka hit.",
    en: "Approve the payment in the app. Then you come back here.",
  },
  "payment.swishApp.open": { sv: "Öppna Swish", en: "Open Swish", help: "Knappen som öppnar appen i mobilen." },
  "payment.swishNumber.heading": { sv: "Godkänn i Swish", en: "Approve in Swish" },
  "payment.swishNumber.text": {
    sv: "Vi har skickat en förfrågan till din mobil. Öppna Swish och godkänn med BankID.",
    en: "We have sent a request to your phone. Open Swish and approve with BankID.",
  },
  "payment.card.heading": { sv: "Betala med kort", en: "Pay by card" },
  "payment.card.text": {
    sv: "Du betalar på en säker sida hos vår betaltjänst och kommer sedan tillbaka hit. Har du redan betalat ser du det här om ett ögonblick.",
    en: "You pay on a secure page of our payment service and then come back here. If you have already paid, you will see it here in a moment.",
  },
  "payment.card.open": { sv: "Gå till betalsidan", en: "Go to the payment page" },
  "payment.waiting": { sv: "Vi väntar på att du godkänner", en: "We are waiting for you to approve" },
  "payment.timeIsOut.heading": { sv: "Tiden är ute", en: "Time is up" },
  "payment.timeIsOut.text": {
    sv: "Vi kontrollerar om betalningen hann fram. Det tar oftast några sekunder. Betala inte igen innan du vet.",
    en: "We are checking whether the payment made it. It usually takes a few seconds. Do not pay again until you know.",
  },
  "payment.timeLeft": { sv: "Tid kvar", en: "Time left" },
  "payment.instead.code": { sv: "Visa en QR-kod", en: "Show a QR code" },
  "payment.instead.app": { sv: "Öppna appen här", en: "Open the app here" },
  "payment.instead.swishDirect": { sv: "Betala med Swish i stället", en: "Pay with Swish instead" },
  "payment.instead.swishNumber": { sv: "Ange mobilnummer", en: "Enter a mobile number" },
  "payment.instead.card": { sv: "Betala med kort", en: "Pay by card" },
  "payment.cancel": { sv: "Avbryt betalningen", en: "Cancel the payment" },
  "payment.cancelling": { sv: "Avbryter …", en: "Cancelling …" },
  "payment.safe": {
    sv: "Ladda om sidan om du vill. Betalningen finns kvar, och du betalar aldrig två gånger.",
    en: "Reload the page if you like. The payment remains, and you never pay twice.",
  },
  "payment.noMoney": { sv: "Inga pengar har dragits.", en: "No money has been drawn." },
  "payment.otherSum": {
    sv: "Den här betalningen gäller {amount} kr. Du har sedan valt {chosen} kr.",
    en: "This payment is of {amount} kr. Since then you have chosen {chosen} kr.",
    help: "När beloppet har ändrats efter att betalningen började. {amount} är det som betalas här, {chosen} det som valdes sist.",
  },
  "payment.again": { sv: "Försök igen", en: "Try again" },
  "payment.newCode": {
    sv: "Börja om med Swish",
    en: "Start again with Swish",
    help: "Knappen när tiden för Swish har gått ut.",
  },
  "payment.otherWay": { sv: "Välj ett annat sätt att betala", en: "Choose another way to pay" },
  "payment.orCall": {
    sv: "Eller ring oss på {phone}, så hjälper vi dig.",
    en: "Or call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "payment.declined.heading": { sv: "Betalningen gick inte igenom", en: "The payment did not go through" },
  "payment.declined.text": { sv: "Den blev inte godkänd.", en: "It was not approved." },
  "payment.cancelled.heading": { sv: "Betalningen är avbruten", en: "The payment is cancelled" },
  "payment.cancelled.text": {
    sv: "Allt finns kvar här om du vill fortsätta.",
    en: "Everything is still here if you want to go on.",
  },
  "payment.expired.heading": { sv: "Tiden gick ut", en: "The time ran out" },
  "payment.expired.text": {
    sv: "Betalningen hann inte bli godkänd. Det gör inget: börja bara om.",
    en: "The payment was not approved in time. No harm is done: just start again.",
  },
  "payment.failed.heading": {
    sv: "Något gick fel hos betaltjänsten",
    en: "Something went wrong at the payment service",
  },
  "payment.failed.text": {
    sv: "Betalningen gick inte fram. Felet är inte ditt.",
    en: "The payment did not get through. It is not your fault.",
  },
  "payment.reason.declinedByBank": {
    sv: "Din bank sa nej till betalningen. Det kan bero på en beloppsgräns. Försök igen om en stund eller välj ett annat sätt.",
    en: "Your bank refused the payment. There may be a limit on the amount. Try again in a while or choose another way.",
  },
  "payment.reason.declinedByPayer": {
    sv: "Det blev ett nej i appen. Ändrar du dig, försök igen.",
    en: "It was declined in the app. If you change your mind, try again.",
  },
  "payment.reason.bankIdBusy": {
    sv: "BankID används redan till något annat. Avsluta det i BankID-appen och försök igen.",
    en: "BankID is already in use for something else. Close it in the BankID app and try again.",
  },
  "payment.reason.bankIdFailed": {
    sv: "Det gick inte att legitimera sig med BankID. Försök igen.",
    en: "It was not possible to identify with BankID. Try again.",
  },
  "payment.reason.payerNotEnrolled": {
    sv: "Mobilnumret är inte anslutet till Swish. Se efter att numret är rätt, eller välj ett annat sätt att betala.",
    en: "That mobile number is not connected to Swish. Check the number, or choose another way to pay.",
  },
  "payment.reason.payerBusy": {
    sv: "Det ligger redan en annan betalning och väntar i Swish. Öppna appen, avsluta den och försök igen.",
    en: "Another payment is already waiting in Swish. Open the app, finish it and try again.",
  },
  "payment.reason.cardExpired": {
    sv: "Kortet har gått ut. Välj ett annat kort eller ett annat sätt att betala.",
    en: "The card has expired. Choose another card or another way to pay.",
  },
  "payment.reason.cardNotVerified": {
    sv: "Kortet kunde inte bekräftas. Försök igen eller välj ett annat sätt.",
    en: "The card could not be verified. Try again or choose another way.",
  },
  "payment.reason.bankError": {
    sv: "Ett fel uppstod hos banken. Felet är inte ditt. Försök igen om en stund.",
    en: "Something went wrong at the bank. It is not your fault. Try again in a while.",
  },
  "payment.reason.providerAway": {
    sv: "Betaltjänsten svarar inte just nu. Försök igen om en stund eller välj ett annat sätt.",
    en: "The payment service does not answer at the moment. Try again in a while or choose another way.",
  },
  "payment.reason.outcomeUnknown": {
    sv: "Vi vet inte ännu hur det gick. Har pengar dragits gäller betalningen, eller så får du tillbaka dem.",
    en: "We do not know yet how it went. If money has been drawn the payment stands, or you get it back.",
  },
  "payment.reason.cancelledUnconfirmed": {
    sv: "Betaltjänsten svarar inte just nu, så vi ser inte om du hann godkänna betalningen. Har pengar dragits gäller betalningen. Betalar du på ett annat sätt får du tillbaka dem.",
    en: "The payment service does not answer right now, so we cannot see whether you had approved the payment. If money has been drawn the payment stands. If you pay another way, you get it back.",
  },
  "payment.unknown.heading": { sv: "Vi kontrollerar din betalning", en: "We are checking your payment" },
  "payment.unknown.text": {
    sv: "Vi har inte fått besked om betalningen gick igenom. Pengar kan ha dragits. Vi fortsätter att fråga tills vi vet.",
    en: "We have not heard whether the payment went through. Money may have been drawn. We keep asking until we know.",
  },
  "payment.unknown.doNotPay": {
    sv: "Betala inte en gång till. Går betalningen inte igenom får du tillbaka pengarna.",
    en: "Do not pay again. If the payment fails, you get your money back.",
  },
  "payment.unknown.look": {
    sv: "Titta gärna i Swish eller på ditt konto om pengarna har dragits.",
    en: "Have a look in Swish or at your account to see whether the money has been drawn.",
  },
  "payment.unknown.mail": {
    sv: "Vi mejlar {email} när betalningen har kommit fram. Stäng gärna sidan.",
    en: "We e-mail {email} when the payment has come through. Feel free to close the page.",
    help: "{email} är den dolda e-postadressen.",
  },
  "payment.unknown.stay": {
    sv: "Låt sidan vara öppen, så visar vi här när vi vet.",
    en: "Leave the page open and we will show it here when we know.",
  },
  "payment.unknown.call": {
    sv: "Undrar du något? Ring oss på {phone} och säg numret {order}.",
    en: "Any questions? Call us on {phone} and say the number {order}.",
    help: "{phone} är telefonnumret. {order} är det korta ordernumret.",
  },
  "payment.askAgain": { sv: "Kontrollera igen", en: "Check again" },
  "payment.unknown.asking": { sv: "Vi frågar …", en: "We are asking …" },
  "payment.unknown.nothingNew": {
    sv: "Inget nytt ännu. Vi fortsätter att fråga.",
    en: "Nothing new yet. We keep asking.",
  },
  "payment.notice.checking": {
    sv: "Vi fick inget svar och kontrollerar vad som hände. Vänta kvar på sidan och betala inte igen.",
    en: "We got no answer and are checking what happened. Stay on the page and do not pay again.",
  },
  "payment.notice.lost": {
    sv: "Vi har tappat kontakten och försöker igen av oss själva. Betala inte igen innan du vet. Ring oss på {phone} om det dröjer.",
    en: "We have lost contact and are trying again by ourselves. Do not pay again until you know. Call us on {phone} if it takes long.",
    help: "{phone} är telefonnumret.",
  },
  "payment.notice.slow": {
    sv: "Betaltjänsten dröjer med sitt svar. Vänta kvar på sidan, så säger vi till när vi vet.",
    en: "The payment service is slow to answer. Stay on the page and we will tell you when we know.",
    help: "Visas när ett tryck på en knapp inte har fått svar på ett par sekunder.",
  },
  "payment.notice.notCancelled": {
    sv: "Betalningen går inte att avbryta just nu. Försök igen om en liten stund.",
    en: "The payment cannot be cancelled right now. Try again in a moment.",
  },
  "payment.notice.tooMany": {
    sv: "Det blev många försök. Välj ett annat sätt att betala, eller försök igen senare.",
    en: "That was a lot of attempts. Choose another way to pay, or try again later.",
  },
  "payment.notice.notBegun": {
    sv: "Betalningen kom aldrig i gång. Försök igen.",
    en: "The payment never began. Try again.",
    help: "Visas när ett försök att betala inte nådde fram.",
  },
  "payment.notice.cardPageAway": {
    sv: "Betalsidan öppnas inte. Försök igen om en stund, eller betala på ett annat sätt.",
    en: "The payment page does not open. Try again in a while, or pay another way.",
    help: "Visas när betaltjänstens sida inte har öppnats på åtta sekunder.",
  },
  "payment.replaced.late": {
    sv: "Skulle en betalning ändå komma fram betalar vi tillbaka pengarna.",
    en: "Should a payment still come through, we will give the money back.",
  },
  "payment.givenBack.surplus": {
    sv: "Det kom in {amount} kr för mycket. Vi betalar tillbaka dem samma väg.",
    en: "{amount} kr too much came in. We are paying it back the same way.",
    help: "När något blev betalt mer än en gång. {amount} är det som betalas tillbaka.",
  },
  "payment.givenBack.surplusDone": {
    sv: "Det kom in {amount} kr för mycket. Vi har betalat tillbaka dem samma väg.",
    en: "{amount} kr too much came in. We have paid it back the same way.",
    help: "När något blev betalt mer än en gång. {amount} är det som har betalats tillbaka.",
  },
  "payment.notice.articlesChanged": {
    sv: "Något i beställningen tog slut medan den väntade. Inga pengar har dragits. Välj ”Ändra beställningen” för att se vad som finns, eller ring oss på {phone}.",
    en: "Something in the order sold out while it waited. No money has been drawn. Choose “Change the order” to see what there is, or call us on {phone}.",
    help: "När en beställning har väntat så länge att något i den är slut. {phone} är telefonnumret.",
  },
  "payment.notice.articlesWaiting": {
    sv: "Det du har beställt finns, men många beställningar från samma nätverk som ditt väntar just nu på att betalas. Inga pengar har dragits. Försök igen om en stund, eller ring oss på {phone}.",
    en: "What you have ordered is in stock, but many orders from the same network as yours are waiting to be paid right now. No money has been drawn. Try again in a while, or call us on {phone}.",
    help: "När obetalda beställningar från samma nätverk håller för mycket av det som beställningen vill ha. {phone} är telefonnumret.",
  },
  "payment.notice.withdrawn": {
    sv: "Du har ångrat det här köpet, så det går inte att betala. Inga pengar har dragits. Vill du ha det ändå? Beställ en gång till, eller ring oss på {phone}.",
    en: "You have withdrawn from this purchase, so it cannot be paid. No money has been drawn. Would you like it after all? Order once more, or call us on {phone}.",
    help: "När kunden har ångrat en beställning innan den betalades, och sedan försöker betala den. {phone} är telefonnumret.",
  },
} satisfies Translations;
