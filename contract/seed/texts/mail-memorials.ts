import type { Translations } from "./translation.ts";

export const memorialMail = {
  "mail.memorialSheet.subject": {
    sv: "Här är minnesbladet",
    en: "Here is the memorial sheet",
    help: "Ämnesraden och den första raden i mejlet med minnesbladet. Skriv inget om den som har dött eller om givaren här.",
  },
  "mail.memorialSheet.attached": {
    sv: "Minnesbladet är bifogat som PDF. Skriv ut det eller skicka det vidare som det är.",
    en: "The memorial sheet is attached as a PDF. Print it or pass it on as it is.",
    help: "I mejlet med minnesbladet.",
  },
  "mail.memorialSheet.replaces": {
    sv: "Det här är det rättade minnesbladet. Det ersätter det som vi skickade tidigare.",
    en: "This is the corrected memorial sheet. It replaces the one that we sent earlier.",
    help: "I mejlet med minnesbladet, när det har rättats efter att det skickades.",
  },
  "mail.memorialSheet.questions": {
    sv: "Har något blivit fel, eller undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is something wrong, or do you have a question? Call {phone} or reply to this e-mail and we will help you.",
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
    sv: "Vårt ordernummer är {reference}. Ha det till hands om ni hör av er.",
    en: "Our order number is {reference}. Please have it at hand if you contact us.",
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
    sv: "Dela den här länken med dem som också minns: {url}",
    en: "Share this link with those who also remember: {url}",
    help: "I mejlet till den som har tänt ett ljus. {url} är adressen till kortet som andra ser.",
  },
  "mail.memorialCard.join": {
    sv: "Den som öppnar länken ser ljuset och dina ord, och kan tända ett eget ljus bredvid.",
    en: "Whoever opens the link sees the candle and your words, and can light a candle of their own beside it.",
    help: "I mejlet till den som har tänt ett ljus, om länken att dela.",
  },
  "mail.memorialCard.own": {
    sv: "Den här länken är bara för dig. Med den rättar du orden, eller tar bort ett namn eller hela kortet: {url}",
    en: "This link is for you alone. With it you can correct the words, remove a name or take the card down: {url}",
    help: "I mejlet till den som har tänt ett ljus. {url} är adressen till avsändarens egen sida.",
  },
  "mail.memorialCard.kept": {
    sv: "Ljuset brinner till den {day}. Då tar vi bort kortet och allt som hör till det.",
    en: "The candle burns until {day}. Then we remove the card and all that belongs to it.",
    help: "I mejlet till den som har tänt ett ljus. {day} är dagen, utskriven.",
  },
  "mail.memorialCard.greeting": {
    sv: "Med omtanke från oss på {organisation}",
    en: "With our sympathy, all of us at {organisation}",
    help: "Den sista raden i mejlet till den som har tänt ett ljus. {organisation} är vårt namn.",
  },
} satisfies Translations;
