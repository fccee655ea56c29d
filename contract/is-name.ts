import { hasLink, undressed } from "./links-in-text.ts";

/*
 * Whether a field of a name holds a name. It becomes the subject and the words of mail in the charity's name, to people who
 * never asked for it: so nothing in it may be opened, dialled or taken for somebody else's letter.
 */

/** What a name may follow with a dot and no space: "J.Svensson", "Dr.Berg". */
const isBeforeName = (word: string) =>
  /^(?:\p{L}|adv|bros|co|doc|dr|fam|fil|fr|fru|hr|ing|jr|jur|kand|kapt|lic|med|mr|mrs|ms|prof|sr|st|tekn)$/iu.test(
    word,
  );
const abbreviations = ["m.fl", "o.dyl", "t.ex"];
const betweenNames = "af|al|and|av|bin|da|de|del|der|di|du|el|för|i|la|le|med|och|på|samt|till|van|von|y|zu";

/** Whatever it ends with: there are some fifteen hundred endings of web addresses, most of them words, and more each year. */
const dotted = /([\p{L}\p{N}_-]+)\.(\p{L}[\p{L}\p{N}-]+)/gu;
const isAddress = ([whole, before = "", after = ""]: RegExpExecArray) =>
  !abbreviations.includes(whole.toLowerCase()) && (!isBeforeName(before) || /^\p{Ll}/u.test(after));
const addressesInDress = [
  /[\p{L}\p{N}]\s+\.\s*\p{L}{2}/u,
  new RegExp(`[\\p{L}\\p{N}-]{5,}\\.\\s+(?!(?:${betweenNames})\\s)\\p{Ll}{2}`, "u"),
  /[[({]\s*(?:\.|dot|punkt)\s*[\])}]/iu,
  /\p{L}\s+(?:dot|punkt|DOT|PUNKT)\s+\p{L}{2}/u,
  /\p{Nd}+(?:\.\p{Nd}+){3}/u,
];

const years = /\b(?:1[89]|20)\d\d\s?[-–—/]\s?(?:(?:1[89]|20)\d\d|\d\d)\b/g;
/** Short numbers that cost money have five digits. */
const telephone = /\p{Nd}(?:[\s().,/–—-]{0,3}\p{Nd}){4}/u;

/** Letters that look alike are taken from one alphabet for another; a word has letters of one. */
const mixed =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;

/** Authorities, banks and who pays or delivers: in whose name people are led astray. */
const senders =
  "skatteverket|kronofogden|kronofogdemyndigheten|polisen|polismyndigheten|säkerhetspolisen|försäkringskassan|pensionsmyndigheten|" +
  "arbetsförmedlingen|migrationsverket|transportstyrelsen|trafikverket|tullverket|bolagsverket|lantmäteriet|domstolsverket|" +
  "åklagarmyndigheten|socialstyrelsen|folkhälsomyndigheten|finansinspektionen|riksbanken|riksgälden|csn|centralastudiestödsnämnden|" +
  "skatteåterbäring|regeringen|regeringskansliet|vårdguiden|1177|1177vårdguiden|kivra|bankid|swish|bankgirot|bankgirocentralen|" +
  "plusgirot|autogiro|postnord|posten|dhl|mondido|brite|klarna|paypal|visa|mastercard|swedbank|sparbanken|nordea|handelsbanken|seb|" +
  "danskebank|länsförsäkringar|länsförsäkringarbank|icabanken|icabank|skandia|skandiabanken|sbab|avanza|nordnet|ikanobank|resursbank|" +
  "norwegianbank|lansforsakringar|microsoft|apple|google|netflix";
const about =
  "ab|publ|bank|banken|sverige|sweden|kundtjänst|kundservice|support|säkerhet|info|information|meddelande|varning";

/** As it is read aloud: no capitals, dots or rings, and nothing between the letters. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]/gu, "");
const sender = new RegExp(`^(?:${folded(senders)})(?:${folded(about)})*$`, "u");
/** What Sebastian is called is no bank. */
const isNickname = (text: string) => /^seb$/i.test(text.trim()) && text.trim() !== "SEB";

/** Somewhere on the web, whatever it ends with: for a line that may hold more than a name, and no sentences. */
export const holdsAddress = (text: string): boolean => {
  const plain = undressed(text);
  return (
    hasLink(text) ||
    mixed.test(plain) ||
    [...plain.matchAll(dotted)].some(isAddress) ||
    addressesInDress.some((dress) => dress.test(plain))
  );
};

export const isName = (text: string): boolean => {
  const plain = undressed(text);
  if (holdsAddress(text)) return false;
  if (telephone.test(plain.replaceAll(years, ""))) return false;
  return isNickname(plain) || !sender.test(folded(plain.replaceAll("|", "")));
};
