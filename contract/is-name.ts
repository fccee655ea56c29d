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
const addresses = /([\p{L}\p{N}_-]+)\.(\p{L}[\p{L}\p{N}-]+)/gu;
const isAddress = ([whole, before = "", after = ""]: RegExpExecArray) =>
  !abbreviations.includes(whole.toLowerCase()) && (!isBeforeName(before) || /^\p{Ll}/u.test(after));
const addressesInDress = [
  /[\p{L}\p{N}]\s+\.\s*\p{L}{2}/u,
  new RegExp(`[\\p{L}\\p{N}-]{5,}\\.\\s+(?!(?:${betweenNames})\\s)\\p{Ll}{2}`, "u"),
  /[[({]\s*(?:\.|dot|punkt)\s*[\])}]/iu,
  /\p{L}\s+(?:dot|punkt|DOT|PUNKT)\s+\p{L}{2}/u,
  /\p{Nd}+(?:\.\p{Nd}+){3}/u,
  /\bwww\b|\bxn--/iu,
];
/** Signs that are read as a dot. Catalan has one between two l, and the names of East Asia one between two words. */
const dotSigns = /(?<=[\p{Script=Latin}\p{Nd}])[·•∙⋅‧・۔।](?=[\p{Script=Latin}\p{Nd}])/gu;
const dotted = (text: string) => text.replaceAll(/l·l/giu, "ll").replaceAll(dotSigns, ".");

const year = "(?:1[89]|20)\\d\\d";
const between = "[^\\p{L}\\p{Nd}]{0,3}";
/** One after the other, with nothing to dial before or after them. */
const years = new RegExp(
  `(?<!\\p{Nd}${between})${year}(?:(?:${between}|\\s(?:och|and)\\s)(?:${year}|\\d\\d))+(?!${between}\\p{Nd})`,
  "gu",
);
const spelled =
  "noll|nolla|ett|etta|två|tvåa|tre|trea|fyra|fem|femma|sex|sexa|sju|sjua|åtta|nio|nia|hundra|tusen|" +
  "zero|one|two|three|four|five|six|seven|eight|nine";
const telephones = [
  /** Short numbers that cost money have five digits. */
  new RegExp(`\\p{Nd}(?:${between}\\p{Nd}){4}`, "u"),
  new RegExp(`(?<!\\p{L})(?:noll|zero)\\p{L}{0,2}[\\s,-]+(?:${spelled})(?!\\p{L})`, "iu"),
  new RegExp(`(?<!\\p{L})(?:${spelled})[\\s,-]+(?:noll|zero)(?!\\p{L})`, "iu"),
  /(?<!\p{L})(?:ring|call|tel|tfn|telefon|mobil)(?!\p{L})\P{Nd}{0,8}\p{Nd}{3}/iu,
  /(?<!\p{L})sms(?!\p{L})|(?<!\p{L})sms:?a(?!\p{L})/iu,
];
/** What a letter asks for and nobody is called. */
const requests = /(?<!\p{L})(?:klicka|logga\s+in|betala|swisha|bankgiro|plusgiro|iban)(?!\p{L})/iu;

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
  "norwegianbank|lansforsakringar|banken|dinbank|microsoft|apple|google|netflix";
const about =
  "ab|publ|bank|banken|sverige|sweden|kundtjänst|kundservice|support|säkerhet|info|information|meddelande|varning|" +
  "från|hos|via|och|mobilt|återbäring|betalning|faktura|paket|leverans";

/** As it is read aloud: no capitals, dots or rings, and nothing between the letters. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]/gu, "");
const sender = new RegExp(`^(?:${folded(about)})*(?:${folded(senders)})(?:${folded(about)}|${folded(senders)})*$`, "u");
const asLetters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
const isSender = (text: string): boolean => {
  const letters = folded(text.replaceAll("|", ""));
  return [letters, letters.replaceAll(/[013457]/g, (digit) => asLetters[digit] ?? digit)].some((read) =>
    sender.test(read),
  );
};
/** What Sebastian is called is no bank. */
const isNickname = (text: string) => /^seb$/i.test(text.trim()) && text.trim() !== "SEB";

/** Somewhere on the web, whatever it ends with: for a line that may hold more than a name, and no sentences. */
export const holdsAddress = (text: string): boolean => {
  const plain = undressed(text);
  return (
    hasLink(text) ||
    mixed.test(plain) ||
    [...dotted(plain).matchAll(addresses)].some(isAddress) ||
    addressesInDress.some((dress) => dress.test(plain))
  );
};

export const isName = (text: string): boolean => {
  const plain = undressed(text);
  if (holdsAddress(text)) return false;
  // A digit in a box is a digit.
  const numbers = plain.replaceAll(/\p{Me}/gu, "").replaceAll(years, "");
  if (requests.test(plain) || telephones.some((telephone) => telephone.test(numbers))) return false;
  return isNickname(plain) || !isSender(plain);
};
