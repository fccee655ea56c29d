import type { Translations } from "./translation.ts";

/** On pages that a link in a mailing opens for who gives each month, whichever it is. */
export const linkedGift = {
  "linkedGift.noScript": {
    sv: "Sidan behöver JavaScript. Ring {phone} så hjälper vi dig.",
    en: "This page needs JavaScript. Call {phone} and we will help you.",
    help: "På sidorna som öppnas av en länk i ett utskick till månadsgivare. {phone} är vårt telefonnummer.",
  },
  "linkedGift.asking": { sv: "Vi öppnar din länk", en: "Opening your link" },
  "linkedGift.away": { sv: "Vi når inte fram just nu", en: "We cannot get through right now" },
  "linkedGift.away.text": {
    sv: "Inget har ändrats. Försök igen om en stund, eller ring {phone} så hjälper vi dig.",
    en: "Nothing has been changed. Try again in a while, or call {phone} and we will help you.",
    help: "{phone} är vårt telefonnummer.",
  },
  "linkedGift.again": { sv: "Försök igen", en: "Try again" },
  "linkedGift.unknown": { sv: "Vi känner inte igen länken", en: "We do not recognise the link" },
  "linkedGift.unknown.text": {
    sv: "Ibland kommer inte hela länken med. Öppna den gärna en gång till från mejlet. Hjälper inte det? Ring {phone}, så hjälper vi dig.",
    en: "Sometimes part of a link is lost. Please open it once more from the e-mail. If that does not help, call {phone} and we will help you.",
    help: "Länken är ingen som vi har skickat. Texten får inte säga om någon är givare. {phone} är vårt telefonnummer.",
  },
  "linkedGift.expired": { sv: "Länken gäller inte längre", en: "The link is no longer valid" },
  "linkedGift.expired.text": {
    sv: "Våra länkar fungerar bara en tid. Det gör ingenting: allt är som förut. Vill du höja din månadsgåva eller ge något extra? Ring {phone}, så hjälper vi dig gärna.",
    en: "Our links only work for a while. No harm done: everything is as it was. If you would like to raise your monthly gift or give something extra, call {phone} and we will gladly help you.",
    help: "På båda sidorna, och även för den vars månadsgåva har avslutats. {phone} är vårt telefonnummer.",
  },
  "linkedGift.used": { sv: "Länken är redan använd", en: "The link has already been used" },
  "linkedGift.used.text": {
    sv: "Tack! Vi har fått ditt svar, och du behöver inte göra något mer. Minns du inte vad du valde, eller var det inte du som svarade? Ring {phone}, så hjälper vi dig.",
    en: "Thank you! We have your answer, and there is nothing more you need to do. If you do not remember what you chose, or if it was not you who answered, call {phone} and we will help you.",
    help: "{phone} är vårt telefonnummer.",
  },
  "linkedGift.inactive": { sv: "Månadsgåvan är avslutad", en: "The monthly gift has ended" },
  "linkedGift.inactive.text": {
    sv: "Vi drar inga nya gåvor från ditt konto. Tack för allt du har gett! Vill du börja ge igen är du varmt välkommen. Undrar du över något? Ring {phone}, så hjälper vi dig.",
    en: "We draw no new gifts from your account. Thank you for all you have given! If you would like to give again, you are most welcome. If you have a question, call {phone} and we will help you.",
    help: "{phone} är vårt telefonnummer.",
  },
  "linkedGift.toGift": { sv: "Ge en gåva", en: "Give a gift" },
  "linkedGift.notByLink": { sv: "Ring oss, så ordnar vi det", en: "Call us and we will see to it" },
  "linkedGift.notByLink.text": {
    sv: "Tack för att du vill ge mer! Din gåva är redan den största som går att ge här. Ring {phone}, så hjälper vi dig.",
    en: "Thank you for wanting to give more! Your gift is already the largest that can be given here. Call {phone} and we will help you.",
    help: "{phone} är vårt telefonnummer.",
  },
  "linkedGift.bankid": { sv: "Visa att det är du", en: "Show that it is you" },
  "linkedGift.bankid.first": {
    sv: "{amount} kr är mer än vad länken i mejlet får ändra på egen hand. Legitimera dig med BankID, så vet vi att det är du som har kontot.",
    en: "{amount} kr is more than the link in the e-mail may change on its own. Identify yourself with BankID, so that we know that the account is yours.",
    help: "Inför BankID, när någon väljer ett stort belopp. {amount} är beloppet.",
  },
  "linkedGift.bankid.again": {
    sv: "Din legitimering hann bli för gammal. Legitimera dig en gång till, så blir det {amount} kr. Inget är ändrat än.",
    en: "Your identification has become too old. Identify yourself once more, and it will be {amount} kr. Nothing has been changed yet.",
    help: "{amount} är beloppet.",
  },
  "linkedGift.bankid.other": {
    sv: "Månadsgåvan dras från någon annans konto, och det är den personen som behöver legitimera sig. Inget är ändrat. Ring {phone} om du undrar något.",
    en: "The monthly gift is drawn from somebody else’s account, and that person needs to identify. Nothing has been changed. Call {phone} if you have any questions.",
    help: "När den som har legitimerat sig inte har kontot. {phone} är vårt telefonnummer.",
  },
  "linkedGift.bankid.next": {
    sv: "För {amount} kr legitimerar du dig med BankID i nästa steg.",
    en: "For {amount} kr you identify yourself with BankID in the next step.",
    help: "Vid knappen, när ett stort belopp är valt. {amount} är beloppet.",
  },
  "linkedGift.elsewhere": { sv: "Gå tillbaka till fliken där du började", en: "Go back to the tab where you began" },
  "linkedGift.elsewhere.text": {
    sv: "Där fortsätter det av sig självt. Hittar du den inte? Öppna länken i mejlet igen, eller ring {phone}.",
    en: "It goes on there by itself. If you cannot find it, open the link in the e-mail again, or call {phone}.",
    help: "När BankID-appen leder tillbaka till en ny flik. {phone} är vårt telefonnummer.",
  },
  "linkedGift.toMonthly": { sv: "Bli månadsgivare igen", en: "Give monthly again" },
  "linkedGift.toStart": { sv: "Till startsidan", en: "To the home page" },
  "linkedGift.other": { sv: "Annat", en: "Other" },
  "linkedGift.otherLabel": { sv: "Annat belopp i kronor", en: "Another amount in kronor" },
  "linkedGift.currency": { sv: "kr", en: "kr" },
  "linkedGift.missing": { sv: "Välj ett belopp, eller skriv ditt eget.", en: "Choose an amount, or write your own." },
  "linkedGift.notANumber": {
    sv: "Skriv beloppet med siffror, till exempel 250.",
    en: "Write the amount in digits, such as 250.",
  },
  "linkedGift.tooSmall": {
    sv: "Skriv {least} kr eller mer.",
    en: "Write {least} kr or more.",
    help: "{least} är det minsta beloppet.",
  },
  "linkedGift.tooLarge": {
    sv: "Skriv högst {most} kr. Vill du ge mer, ring {phone}.",
    en: "Write {most} kr at most. If you would like to give more, call {phone}.",
    help: "{most} är det största beloppet, {phone} vårt telefonnummer.",
  },
  "linkedGift.notSent": {
    sv: "Vi fick inget svar. Tryck en gång till: det räknas bara en gång. Eller ring {phone}.",
    en: "We got no answer. Press once more: it only counts once. Or call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "linkedGift.tooMany": {
    sv: "Det blev många försök. Vänta en minut och tryck igen, eller ring {phone}.",
    en: "That was a lot of tries. Wait a minute and press again, or call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
  "linkedGift.wrong": {
    sv: "Stämmer något inte? Ring {phone}.",
    en: "Is something wrong? Call {phone}.",
    help: "{phone} är vårt telefonnummer.",
  },
} satisfies Translations;
