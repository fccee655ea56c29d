import type { Translations } from "./translation.ts";

export const membership = {
  "membership.step.kind": { sv: "Välj", en: "Choose" },
  "membership.step.member": { sv: "Dina uppgifter", en: "Your details" },
  "membership.step.order": { sv: "Betala", en: "Pay" },
  "membership.kinds": { sv: "Välj ditt medlemskap", en: "Choose your membership" },
  "membership.fee": { sv: "{fee} kr om året", en: "{fee} kr a year", help: "{fee} är årsavgiften." },
  "membership.noTax": {
    sv: "Årsavgiften är ingen gåva och ger därför inte rätt till skattereduktion. Medlemskapet gäller i tolv månader och förnyas inte av sig självt.",
    en: "The yearly fee is not a gift, so it gives no tax reduction. The membership lasts for twelve months and does not renew itself.",
    help: "Under valet av medlemskap.",
  },
  "membership.missing": { sv: "Välj ett medlemskap.", en: "Choose a membership." },
  "membership.notOffered": {
    sv: "Det medlemskapet finns inte längre. Inga pengar har dragits. Välj ett annat, eller ring oss på {phone}, så hjälper vi dig.",
    en: "That membership is no longer offered. No money has been drawn. Choose another, or call us on {phone} and we will help you.",
    help: "När ett medlemskap har tagits bort medan någon fyllde i formuläret. {phone} är telefonnumret.",
  },
  "membership.feeChanged": {
    sv: "Årsavgiften har ändrats sedan du öppnade sidan. Inga pengar har dragits. Ladda om sidan för att se den nya avgiften. Står den gamla kvar, vänta en stund och ladda om igen, eller ring oss på {phone}.",
    en: "The yearly fee has changed since you opened the page. No money has been drawn. Reload the page to see the new fee. If the old one is still there, wait a while and reload again, or call us on {phone}.",
    help: "När avgiften har ändrats medan någon fyllde i formuläret. {phone} är telefonnumret.",
  },
  "membership.noneOffered": {
    sv: "Just nu går det inte att bli medlem här på sidan. Ring oss på {phone}, så hjälper vi dig.",
    en: "It is not possible to become a member here right now. Call us on {phone} and we will help you.",
    help: "När inget medlemskap finns att välja. {phone} är telefonnumret.",
  },
  "membership.cardHeading": { sv: "Medlemskort", en: "Membership card", help: "På kortet bredvid formuläret." },
  "membership.cardName": {
    sv: "Ditt namn",
    en: "Your name",
    help: "På kortet bredvid formuläret, innan något namn är skrivet.",
  },
  "membership.cardFor": {
    sv: "Medlem i {organisation}",
    en: "Member of {organisation}",
    help: "På kortet bredvid formuläret. {organisation} är vårt namn.",
  },
  "membership.emailHint": {
    sv: "Hit skickar vi kvittot och ditt medlemskort.",
    en: "We send the receipt and your membership card here.",
  },
  "membership.mobileHint": {
    sv: "Om vi behöver nå dig om medlemskapet.",
    en: "In case we need to reach you about the membership.",
  },
  "membership.address": {
    sv: "Dit tidningen ska komma",
    en: "Where the magazine should come",
    help: "Rubrik ovanför adressfälten.",
  },
  "membership.household": { sv: "Vilka fler bor hos dig?", en: "Who else lives with you?" },
  "membership.householdHint": {
    sv: "Lägg till dem som också ska bli medlemmar, med för- och efternamn. Du själv är redan med.",
    en: "Add those who will also be members, by first and last name. You yourself are already included.",
  },
  "membership.household.label": {
    sv: "Namn på person {number}",
    en: "Name of person {number}",
    help: "{number} är platsen i listan.",
  },
  "membership.household.required": {
    sv: "Skriv ett namn, eller ta bort raden",
    en: "Write a name, or remove the row",
  },
  "membership.household.add": { sv: "Lägg till en person", en: "Add a person" },
  "membership.household.remove": {
    sv: "Ta bort person {number}",
    en: "Remove person {number}",
    help: "{number} är platsen i listan.",
  },
  "membership.household.full": {
    sv: "Är ni fler? Ring oss på {phone}, så lägger vi till dem.",
    en: "Are there more of you? Call us on {phone} and we will add them.",
    help: "När listan är full. {phone} är telefonnumret.",
  },
  "membership.privacy": {
    sv: "Vi använder uppgifterna för medlemskapet: kort, kvitto, tidning och kallelse till årsmötet.",
    en: "We use the details for your membership: card, receipt, magazine and the notice of the annual meeting.",
  },
  "membership.downloadCard": { sv: "Ladda ner medlemskortet", en: "Download the membership card" },
  "membership.downloadPicture": {
    sv: "Som bild till mobilen",
    en: "As a picture for your phone",
    help: "Länk till medlemskortet som bild.",
  },
  "membership.thanks.magazine": {
    sv: "Du får tidningen hem från och med nästa nummer.",
    en: "The magazine comes to your home from the next issue on.",
  },
  "membership.thanks.year": {
    sv: "Medlemskapet gäller i tolv månader. Är du redan medlem börjar det nya året när det gamla tar slut. Det upphör av sig självt, och inget dras.",
    en: "The membership lasts for twelve months. If you are a member already, the new year begins when the old one ends. It ends by itself, and nothing is drawn.",
  },
  "membership.thanks.home": { sv: "Till startsidan", en: "To the home page" },
  "membership.order.asking": {
    sv: "Vi hämtar ditt medlemskap …",
    en: "We are fetching your membership …",
    help: "Visas medan vi frågar hur det går med betalningen.",
  },
  "membership.order.to": {
    sv: "för medlemskap i {organisation}",
    en: "for membership of {organisation}",
    help: "{organisation} är vårt namn.",
  },
  "membership.order.yours": {
    sv: "Ditt medlemskap",
    en: "Your membership",
    help: "Står på lappen bredvid formuläret när ingen avgift är känd.",
  },
  "membership.order.youPay": { sv: "Årsavgift", en: "Yearly fee", help: "Före beloppet." },
  "membership.order.howOften": { sv: "för tolv månader", en: "for twelve months", help: "Efter beloppet." },
  "membership.order.change": { sv: "Ändra medlemskapet", en: "Change the membership" },
  "membership.order.notSent": {
    sv: "Vi fick inget svar, så medlemskapet är inte påbörjat. Inga pengar har dragits. Försök igen, eller ring oss på {phone}.",
    en: "We got no answer, so the membership has not begun. No money has been drawn. Try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "membership.order.refused": {
    sv: "Något i det du har skrivit kunde vi inte ta emot. Inga pengar har dragits. Titta igenom det och försök igen, eller ring oss på {phone}.",
    en: "We could not accept something that you have written. No money has been drawn. Look through it and try again, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "membership.order.notNow": {
    sv: "Det gick inte att gå vidare just nu. Allt du har skrivit finns kvar. Vänta en liten stund och försök igen, eller ring oss på {phone}. Har du redan betalat är pengarna trygga hos oss.",
    en: "We could not go on just now. Everything you have written is still here. Wait a moment and try again, or call us on {phone}. If you have already paid, the money is safe with us.",
    help: "När ett medlemskap som redan fanns inte gick att ändra. Det kan vara betalt, så här lovas inget om pengar. {phone} är telefonnumret.",
  },
  "membership.order.paidElsewhere": {
    sv: "Medlemskapet är redan betalt, i en annan flik eller ett annat fönster. Du behöver inte betala igen. Vill du ändra något, ring oss på {phone}, så hjälper vi dig.",
    en: "The membership has already been paid, in another tab or window. You do not need to pay again. If you would like to change something, call us on {phone} and we will help you.",
    help: "När någon ändrar ett medlemskap som redan är betalt på annat håll. {phone} är telefonnumret.",
  },
  "membership.order.payingElsewhere": {
    sv: "Du håller på att betala i en annan flik eller ett annat fönster. Gör klart betalningen där, eller avbryt den och försök igen här. Allt du har skrivit finns kvar. Undrar du något, ring oss på {phone}.",
    en: "You are paying in another tab or window. Finish the payment there, or cancel it and try again here. Everything you have written is still here. If you have any questions, call us on {phone}.",
    help: "När någon ändrar ett medlemskap som just betalas på annat håll. {phone} är telefonnumret.",
  },
  "membership.order.notFound.heading": { sv: "Vi hittar inget medlemskap här", en: "We find no membership here" },
  "membership.order.notFound.text": {
    sv: "Adressen kan ha blivit fel på vägen. Har du betalat är pengarna trygga hos oss. Ring {phone} om du undrar.",
    en: "The address may have been damaged on the way. If you have paid, the money is safe with us. Call {phone} if you have any questions.",
    help: "{phone} är telefonnumret.",
  },
  "membership.order.notFound.again": { sv: "Bli medlem", en: "Become a member" },
  "membership.order.replaced.heading": { sv: "Du har ändrat ditt medlemskap", en: "You have changed your membership" },
  "membership.order.replaced.text": {
    sv: "Betalningen på {amount} kr gäller inte längre, för du har ändrat medlemskapet. Har du betalat det nya är allt klart.",
    en: "The payment of {amount} kr no longer stands, because you have changed the membership. If you have paid the new one, all is done.",
    help: "{amount} är avgiften innan medlemskapet ändrades.",
  },
  "membership.order.replaced.new": { sv: "Till det ändrade medlemskapet", en: "To the changed membership" },
  "membership.order.givenBack.replaced": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat medlemskapet. Vi betalar tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the membership. We are paying the money back the same way.",
    help: "{amount} är det som betalas tillbaka.",
  },
  "membership.order.givenBack.replacedDone": {
    sv: "Betalningen på {amount} kr kom in efter att du hade ändrat medlemskapet. Vi har betalat tillbaka pengarna samma väg.",
    en: "The payment of {amount} kr came in after you had changed the membership. We have paid the money back the same way.",
    help: "{amount} är det som har betalats tillbaka.",
  },
  "membership.order.thanks": { sv: "Välkommen som medlem!", en: "Welcome as a member!" },
  "membership.order.paidOther": {
    sv: "Du har betalat {paid} kr, inte {chosen} kr som du valde sist. Vill du byta, ring oss på {phone}, så hjälper vi dig.",
    en: "You have paid {paid} kr, not the {chosen} kr that you chose last. If you want to change, call us on {phone} and we will help you.",
    help: "När medlemskapet var betalt innan det ändrades. {paid} är den betalda avgiften, {chosen} den som valdes sist, {phone} telefonnumret.",
  },
} satisfies Translations;
