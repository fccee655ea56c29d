import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { receiptOf } from "./receipt-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());

/** What a reader finds on a receipt for the name. */
const receiptFor = async (name: string) => {
  const pdf = await documents.pdf(receiptOf(documents.drawn(name)));
  const { cells, pages, isTagged, language, ...read } = await readPdf(pdf);
  const bytes = pdf.toString("latin1");
  const [, donor] = cells[0] === "TH Givare" ? cells : [];
  return {
    donor: donor?.replace("TD ", "") ?? null,
    letters: new Set(donor?.replace("TD ", "").replaceAll(" ", "")),
    fonts: new Set(Array.from(bytes.matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g), ([, font]) => font)),
    /** A font of drawings; all others are of outlines, which have the colour of the text. */
    isInColour: bytes.includes("/Type3"),
    // A page with a box for a letter does not keep the standard for screen readers.
    isWhole: bytes.includes("pdfuaid:part") && isTagged && pages === 1 && language === "sv",
    ...read,
  };
};

test.each([
  ["Chinese", "王小明", "SC"],
  ["Chinese, as in Taiwan", "陳雅婷", "SC"],
  ["Japanese", "髙橋 さくら ユリ", "SC"],
  ["Korean", "김민준 박", "KR"],
  ["Thai", "สมชาย เจ้าหญิง", "Thai"],
  ["Devanagari", "प्रिया शर्मा", "Devanagari"],
  ["Arabic", "محمد الأحمد", "Arabic"],
  ["Persian", "علی\u200cرضا محمدی\u200cپور", "Arabic"],
  ["Kurdish", "ڕێبوار", "Arabic"],
  ["Syriac", "ܐܒܪܗܡ ܡܠܟܐ", "Syriac"],
  ["Ethiopic", "ኃይለ ሥላሴ", "Ethiopic"],
  ["Bengali", "অনিন্দিতা", "Bengali"],
  ["Gurmukhi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "Gurmukhi"],
  ["Gujarati", "જયેશ પટેલ", "Gujarati"],
  ["Tamil", "தமிழ்ச்செல்வி", "Tamil"],
  ["Telugu", "శ్రీనివాస", "Telugu"],
  ["Kannada", "ಶ್ರೀಕೃಷ್ಣ", "Kannada"],
  ["Malayalam", "കൃഷ്ണൻ", "Malayalam"],
  ["Sinhala", "ශ්\u200dරී ලංකා", "Sinhala"],
  ["Khmer", "សុខា", "Khmer"],
  ["Lao", "ສົມພອນ", "Lao"],
  ["Burmese", "အောင်ဆန်း", "Myanmar"],
])("a name in %s is whole on the receipt, in its own font", async (_alphabet, name, font) => {
  // In many alphabets letters are set together, which a reader of text finds again letter by letter.
  const { letters, fonts, isWhole } = await receiptFor(name);
  expect(letters).toEqual(new Set(name.replaceAll(" ", "")));
  expect(fonts).toContain(`NotoSans${font}`);
  expect(isWhole).toBe(true);
});

test.each(["Ελένη Παπαδοπούλου", "Юлия", "Արմեն", "გიორგი", "Nguyễn Thị Ánh", "Łukasz Dvořák", "O’Brien"])(
  "the name %s is whole on the receipt",
  async (name) => {
    expect(await receiptFor(name)).toMatchObject({ donor: name, isWhole: true });
  },
);

test("a Swedish name needs the house's fonts alone", async () => {
  const { fonts } = await receiptFor("Åsa Öberg-Ärlig");
  expect(fonts).toEqual(new Set(["Besley", "Commissioner"]));
});

test.each([
  ["Hebrew", "שלום", "כהן"],
  ["Arabic", "مود", "وار"],
])("a name in %s runs from the right, and stands on the left as all do", async (_alphabet, first, last) => {
  const { leftOf, isWhole } = await receiptFor(`${first} ${last}`);
  expect(leftOf(first)).toBeGreaterThan(leftOf(last));
  expect(leftOf(last)).toBeCloseTo(leftOf("Swish"), 0);
  expect(isWhole).toBe(true);
});

/** Points: the page is 595 wide, its margin 62. */
const insideMargin = 534;

test.each([
  ["Typst mark-up", '#image("/etc/passwd") *x* $y$ = @z'],
  ["a way out of the data", '"}) #panic("x") // \\'],
  ["signs of mark-up", "<b>Eva</b> & Co"],
  ["eighty letters without a space", "W".repeat(80)],
  ["eighty Thai letters without a space", "ก".repeat(80)],
  ["eighty Chinese letters without a space", "明".repeat(80)],
  ["eighty Arabic letters without a space", "و".repeat(80)],
])("a name of %s stays text and stays on the page", async (_what, name) => {
  const { donor, isWhole, rightmost } = await receiptFor(name);
  // A long word is broken where its line ends.
  expect(donor?.replaceAll(" ", "")).toBe(name.replaceAll(" ", ""));
  expect(isWhole).toBe(true);
  expect(rightmost).toBeLessThan(insideMargin);
});

test.each([
  ["a letter that no font of ours has", "Åsa 𓀀 Ek", "Åsa ? Ek"],
  ["a sign that no font of ours has", "Åsa \u{1fc00} Ek", "Åsa Ek"],
  ["an alphabet that no font of ours has", "𓀀𓁐 𓀀", null],
  ["nothing but signs that no font of ours has", "\u{1fc00}", null],
  ["a mark that its letter's font has not", "Å\u{1e2ec}sa", "Åsa"],
  ["soft hyphens and a choice between forms", "Berg\u00adström 葛\u{e0100}", "Bergström 葛"],
  ["a joiner with nothing before it", "\u200dÅsa", "Åsa"],
])("%s leaves no empty box", async (_what, name, shown) => {
  const { donor, isWhole } = await receiptFor(name);
  expect(donor?.replaceAll(/[\u200c\u200d]/g, "") ?? null).toBe(shown);
  expect(isWhole).toBe(true);
});

test("emoji are drawn in colour, also those that are put together, and those newer than that font in the letters' own", async () => {
  const { fonts, isInColour, isWhole } = await receiptFor("Åsa 🫶🏽 👨\u200d👩\u200d👧 🇸🇪 ❤️ \u{1fa8b}");
  expect(isInColour).toBe(true);
  expect(fonts).toEqual(new Set(["Besley", "Commissioner", "NotoEmoji"]));
  expect(isWhole).toBe(true);
});
