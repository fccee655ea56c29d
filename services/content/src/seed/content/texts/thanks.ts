import type { TextsOf } from "./texts-of.ts";

export const thanks: TextsOf<"thanks"> = {
  "thanks.heading": { sv: "Tack för din gåva!", en: "Thank you for your gift!" },
  "thanks.to": { sv: "Till", en: "To" },
  "thanks.order": { sv: "Ordernummer", en: "Order number" },
  "thanks.download": { sv: "Ladda ner kvittot", en: "Download the receipt" },
  "thanks.nextHeading": { sv: "Det här händer nu", en: "What happens now" },
  "thanks.receipt": {
    sv: "Kvittot är på väg till {email}.",
    en: "The receipt is on its way to {email}.",
    help: "{email} är den dolda e-postadressen.",
  },
  "thanks.receiptSent": {
    sv: "Kvittot är skickat till {email}. Hittar du det inte, titta bland skräpposten.",
    en: "The receipt has been sent to {email}. If you cannot find it, look among your junk mail.",
    help: "{email} är den dolda e-postadressen.",
  },
  "thanks.receiptRefused": {
    sv: "Det gick inte att mejla kvittot till {email}. Ladda ner det här i stället.",
    en: "The receipt could not be mailed to {email}. Please download it here instead.",
    help: "Visas när adressen inte finns eller inte tar emot vårt mejl. {email} är den dolda e-postadressen.",
  },
  "thanks.noReceipt": {
    sv: "Vill du ha ett kvitto kan du ladda ner det här.",
    en: "If you want a receipt, you can download it here.",
    help: "Visas för den som inte har gett någon e-postadress.",
  },
  "thanks.fund": {
    sv: "Gåvan samlas på vårt 90-konto tillsammans med andras.",
    en: "The gift is gathered in our 90 account together with others.",
  },
  "thanks.research": {
    sv: "Forskningsrådet väljer ut de bästa projekten. På sidan om forskning ser du vad pengarna blir till.",
    en: "The research council chooses the best projects. Our research pages show what the money becomes.",
  },
  "thanks.wrong": {
    sv: "Blev något fel? Ring oss på {phone} och säg ordernumret {order}.",
    en: "Did something go wrong? Call us on {phone} and say the order number {order}.",
    help: "{phone} är telefonnumret. {order} är det korta ordernumret.",
  },
  "thanks.otherSum": {
    sv: "Gåvan som är betald är på {paid} kr, inte på {chosen} kr som du valde sist. Vill du ge mer kan du ge en gåva till. Har något blivit fel, ring oss på {phone}.",
    en: "The gift that has been paid is {paid} kr, not the {chosen} kr that you chose last. If you would like to give more, you can give another gift. If something has gone wrong, call us on {phone}.",
    help: "När gåvan var betald innan beloppet ändrades. {paid} är det betalda beloppet, {chosen} det som valdes sist, {phone} telefonnumret.",
  },
  "thanks.another": { sv: "Ge en gåva till", en: "Give another gift" },
  "thanks.share": { sv: "Tipsa någon om att ge", en: "Tell someone about giving" },
  "thanks.shareTitle": {
    sv: "Ge en gåva till {organisation}",
    en: "Give a gift to {organisation}",
    help: "Följer med när någon delar länken. {organisation} är vårt namn.",
  },
  "thanks.copied": { sv: "Länken är kopierad.", en: "The link is copied." },
  "thanks.notCopied": { sv: "Länken är {url}", en: "The link is {url}", help: "{url} är adressen till gåvosidan." },
  "thanks.monthly": { sv: "Bli månadsgivare", en: "Become a monthly giver" },
};
