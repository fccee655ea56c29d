import { hasLink, withoutDisguise } from "./links-in-text.ts";

/* Names stand in mail to strangers: nothing in one may be a link, a number to call or the name of an authority. */

const isBeforeName = (word: string) =>
  /^(?:\p{L}|adv|bros|co|doc|dr|fam|fil|fr|fru|hr|ing|jr|jur|kand|kapt|lic|med|mr|mrs|ms|ph|prof|sr|st|tekn)$/iu.test(
    word,
  );
const abbreviations = /(?<!\p{L})(?:m\.fl|o\.dyl|t\.ex)(?![\p{L}\p{N}_-])/giu;
const inAddresses = "bv|hos|lgh|nb|tr|uppg|vån";
const betweenNames = "af|al|and|av|bin|da|de|del|der|di|du|el|för|i|la|le|med|och|på|samt|till|van|von|y|zu";

const dottedWords = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu;
/** Any ending: there are some fifteen hundred top-level domains, most of them words, and more each year. */
const ending = /^\p{L}[\p{L}\p{N}-]+$/u;
const endingsThatAreNoNames = /^(?:app|click|email|help|info|live|online|shop|site|store|support|website)$/iu;

/** Titles and initials may stand before the last word, and only they: what they stand before is one name, and no domain. */
const isUrl = (dottedWord: string): boolean => {
  const words = dottedWord.split(".");
  const first = words.findIndex((word) => !isBeforeName(word));
  if (first === -1) return false;
  const [name = "", ...others] = words.slice(first);
  const isEnding = endingsThatAreNoNames.test(name) || /^\p{Ll}/u.test(name);
  return others.some((word) => ending.test(word)) || (first > 0 && ending.test(name) && isEnding);
};
const disguisedUrls = [
  /[\p{L}\p{N}]\s+\.\s*\p{L}{2}/u,
  new RegExp(`[\\p{L}\\p{N}-]{5,}\\.\\s+(?!(?:${betweenNames}|${inAddresses})\\s)\\p{Ll}{2}`, "u"),
  /[[({]\s*(?:\.|dot|punkt)\s*[\])}]/iu,
  /\p{L}\s+(?:dot|punkt|DOT|PUNKT)\s+\p{L}{2}/u,
  /\p{Nd}+(?:\.\p{Nd}+){3}/u,
  /[\p{L}\p{N}](?:[[({]a[\])}]|\s*[[({]\s*at\s*[\])}]\s*)[\p{L}\p{N}]/iu,
  /[\p{L}\p{N}],(?:com|net|org)(?!\p{L})/iu,
  /\bwww\b|\bxn--/iu,
];
/** Catalan has one between two l, East Asian names between two words. */
const dotLookalikes = /(?<=[\p{Script=Latin}\p{Nd}])[·•∙⋅‧・۔।](?=[\p{Script=Latin}\p{Nd}])/gu;
const dotted = (text: string) => text.replaceAll(/l·l/giu, "ll").replaceAll(dotLookalikes, ".");

const year = "(?:1[89]|20)\\d\\d";
const between = "[^\\p{L}\\p{Nd}]{0,3}";
const yearsInARow = new RegExp(
  `(?<!\\p{Nd}${between})${year}(?:(?:${between}|\\s(?:och|and)\\s)(?:${year}|\\d\\d))+(?!${between}\\p{Nd})`,
  "gu",
);
const spelledDigits =
  "noll|nolla|ett|etta|två|tvåa|tre|trea|fyra|fem|femma|sex|sexa|sju|sjua|åtta|nio|nia|hundra|tusen|" +
  "zero|one|two|three|four|five|six|seven|eight|nine";
const telephones = [
  /** From five digits on: premium short numbers have five. */
  new RegExp(`\\p{Nd}(?:${between}\\p{Nd}){4}`, "u"),
  /(?<!\p{L})(?:ring|call|tel|tfn|telefon|mobil)(?!\p{L})\P{Nd}{0,8}\p{Nd}{3}/iu,
  /(?<!\p{L})sms(?!\p{L})|(?<!\p{L})sms:?a(?!\p{L})/iu,
];
const spelledTelephones = [
  new RegExp(`(?<!\\p{L})(?:noll|zero)\\p{L}{0,2}[\\s,-]+(?:${spelledDigits})(?!\\p{L})`, "iu"),
  new RegExp(`(?<!\\p{L})(?:${spelledDigits})[\\s,-]+(?:noll|zero)(?!\\p{L})`, "iu"),
];
/** A letter for a digit, beside one. */
const lettersForDigits = /(?<!\p{L})[OoIl]+(?=\p{Nd})|(?<=\p{Nd})[OoIl]+(?!\p{L})/gu;
const asDigits = (text: string) =>
  text.replaceAll(lettersForDigits, (letters) => letters.replaceAll(/o/gi, "0").replaceAll(/[Il]/g, "1"));
const callsToAct = /(?<!\p{L})(?:klicka|logga\s+in|betala|swisha|bankgiro|plusgiro|iban)(?!\p{L})/iu;
const firstAndLastName = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

const mixedAlphabets =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;

const impersonatedSenders =
  "skatteverket|skattemyndigheten|kronofogden|kronofogdemyndigheten|polisen|polismyndigheten|säkerhetspolisen|försäkringskassan|pensionsmyndigheten|" +
  "arbetsförmedlingen|migrationsverket|transportstyrelsen|trafikverket|tullverket|bolagsverket|lantmäteriet|domstolsverket|" +
  "åklagarmyndigheten|socialstyrelsen|folkhälsomyndigheten|finansinspektionen|riksbanken|riksgälden|csn|centralastudiestödsnämnden|" +
  "skatteåterbäring|regeringen|regeringskansliet|vårdguiden|1177|1177vårdguiden|kivra|bankid|swish|bankgirot|bankgirocentralen|" +
  "plusgirot|autogiro|postnord|posten|dhl|mondido|brite|klarna|paypal|visa|mastercard|swedbank|sparbanken|nordea|handelsbanken|seb|" +
  "danskebank|länsförsäkringar|länsförsäkringarbank|icabanken|icabank|skandia|skandiabanken|sbab|avanza|nordnet|ikanobank|resursbank|" +
  "norwegianbank|lansforsakringar|banken|dinbank|yourbank|microsoft|apple|google|netflix";
const wordsAroundSenders =
  "ab|abp|publ|bank|banken|sverige|sweden|stockholm|göteborg|malmö|uppsala|kund|tjänst|service|support|säkerhet|säkerhets|bedrägeri|" +
  "enhet|enheten|avdelning|avdelningen|inkasso|info|information|meddelande|varning|från|hos|via|och|mobilt|återbäring|" +
  "betala|betalning|faktura|paket|leverans";

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]/gu, "");
const sender = new RegExp(
  `^(?:${folded(wordsAroundSenders)})*(?:${folded(impersonatedSenders)})(?:${folded(wordsAroundSenders)}|${folded(impersonatedSenders)})*$`,
  "u",
);
const asLetters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
const genitives = /(?<=\p{L}{3})s(?![\p{L}\p{N}])/giu;
const isSender = (text: string): boolean => {
  const letters = folded(text.replaceAll("|", "").replaceAll(genitives, ""));
  return [letters, letters.replaceAll(/[013457]/g, (digit) => asLetters[digit] ?? digit)].some((read) =>
    sender.test(read),
  );
};
const isSebastiansNickname = (text: string) => /^seb$/i.test(text.trim()) && text.trim() !== "SEB";

export const hasUrl = (text: string): boolean => {
  const plain = withoutDisguise(text);
  return (
    hasLink(text) ||
    mixedAlphabets.test(plain) ||
    (dotted(plain).replaceAll(abbreviations, "").match(dottedWords) ?? []).some(isUrl) ||
    disguisedUrls.some((dress) => dress.test(plain))
  );
};

export const isName = (text: string): boolean => {
  const plain = withoutDisguise(text);
  if (hasUrl(text)) return false;
  // Enclosing marks: a digit in a box is a digit.
  const numbers = asDigits(plain.replaceAll(/\p{Me}/gu, "")).replaceAll(yearsInARow, "");
  if (telephones.some((telephone) => telephone.test(numbers))) return false;
  const isFirstAndLastName = firstAndLastName.test(plain);
  if (!isFirstAndLastName && spelledTelephones.some((telephone) => telephone.test(numbers))) return false;
  if (callsToAct.test(isFirstAndLastName ? plain.replace(/ Betala$/u, "") : plain)) return false;
  return isSebastiansNickname(plain) || !isSender(plain);
};
