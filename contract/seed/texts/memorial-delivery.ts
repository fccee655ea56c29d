import type { Translations } from "./translation.ts";

export const memorialDelivery = {
  "memorial.delivery": { sv: "Vart ska vi skicka minnesbladet?", en: "Where should the sheet be sent?" },
  "memorial.delivery.how": {
    sv: "Så skickar vi minnesbladet",
    en: "How the sheet is sent",
    help: "Läses upp för den som inte ser.",
  },
  "memorial.delivery.donor": { sv: "Till mig med e-post", en: "To me by e-mail" },
  "memorial.delivery.donorHelp": {
    sv: "Direkt när gåvan är betald, att skriva ut eller skicka vidare.",
    en: "As soon as the gift is paid, to print or pass on.",
  },
  "memorial.delivery.parlor": { sv: "Till begravningsbyrån", en: "To the funeral parlour" },
  "memorial.delivery.parlorHelp": {
    sv: "Med e-post. Byrån behöver bladet senast klockan 15 vardagen före ceremonin.",
    en: "By e-mail. The parlour needs the sheet by 3 pm on the working day before the ceremony.",
  },
  "memorial.delivery.post": { sv: "Hem till familjen", en: "Home to the family" },
  "memorial.delivery.postHelp": {
    sv: "Med post, framme inom fyra vardagar.",
    en: "By post, within four working days.",
  },
  "memorial.delivery.none": { sv: "Inget minnesblad", en: "No sheet" },
  "memorial.delivery.noneHelp": {
    sv: "Bara en gåva. Ändrar du dig laddar du ner bladet efteråt.",
    en: "Only a gift. If you change your mind, download the sheet afterwards.",
  },
  "memorial.parlor.required": {
    sv: "Välj begravningsbyrån i listan. Finns den inte där, eller tar den inte emot e-post från oss, välj ett annat sätt eller ring oss.",
    en: "Choose the funeral parlour in the list. If it is not there, or takes no e-mail from us, choose another way or call us.",
  },
  "memorial.day": { sv: "Dag för ceremonin", en: "Day of the ceremony" },
  "memorial.day.required": { sv: "Välj dagen för ceremonin", en: "Choose the day of the ceremony" },
  "memorial.day.tooLate": {
    sv: "Vi hinner inte få fram bladet till den dagen. Begravningsbyrån behöver ha det senast klockan 15 vardagen före.",
    en: "There is no time to get the sheet there by that day. The parlour needs it by 3 pm on the working day before.",
  },
  "memorial.day.call": {
    sv: "Ring oss på {phone}, så försöker vi ordna det ändå. Eller välj att få bladet med e-post och skriv ut det själv.",
    en: "Call us on {phone} and we will try to arrange it anyway. Or have the sheet by e-mail and print it yourself.",
    help: "När det är för sent att skicka till begravningsbyrån. {phone} är telefonnumret.",
  },
  "memorial.place": { sv: "Plats för ceremonin", en: "Place of the ceremony" },
  "memorial.place.hint": { sv: "Till exempel kyrkan och orten.", en: "For example the church and the town." },
  "memorial.handTo": { sv: "Vem ska få bladet?", en: "Who should have the sheet?" },
  "memorial.handTo.hint": {
    sv: "Den som byrån lämnar bladet till, till exempel familjen Lindström.",
    en: "The person the parlour hands it to, for example the Lindström family.",
  },
  "memorial.handTo.required": {
    sv: "Skriv vem byrån ska lämna bladet till",
    en: "Write who the parlour should hand the sheet to",
  },
  "memorial.recipient": { sv: "Mottagare", en: "Recipient" },
  "memorial.recipient.hint": { sv: "Namnet på kuvertet.", en: "The name on the envelope." },
  "memorial.recipient.required": { sv: "Skriv namnet som ska stå på kuvertet", en: "Write the name for the envelope" },
  "memorial.address": { sv: "Dit brevet ska", en: "Where the letter goes", help: "Rubrik ovanför adressfälten." },
  "memorial.street.required": { sv: "Skriv gatuadressen", en: "Write the street address" },
  "memorial.postalCode.required": { sv: "Skriv postnumret", en: "Write the postcode" },
  "memorial.town.required": { sv: "Skriv orten", en: "Write the town" },
} satisfies Translations;
