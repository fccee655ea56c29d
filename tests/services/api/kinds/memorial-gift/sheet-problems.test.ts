import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { sheetProblems } from "../../../../../services/api/src/kinds/memorial-gift/sheet.ts";
import { sheetOf } from "../../platform/documents/sheet-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());

test.each([
  "Din trädgård blommar vidare,\noch vi med den.\n\nTack.",
  "Ελένη Юлия Արմեն გიორგი Nguyễn Thị Ánh Łukasz",
  "שלום כהן",
  "محمد الأحمد علی\u200cرضا",
  "王小明，我们永远怀念你。",
  "明".repeat(320),
  "김민준 髙橋 さくら ユリ",
  "สมชาย เจ้าหญิง प्रिया शर्मा শ্রী",
  "Åsa 🫶🏽 👨\u200d👩\u200d👧 🇸🇪 ❤️ 🕊️",
  "† ✝ “Vila” – i frid … \u00a0♥",
  "Berg\u00adström",
])("what our fonts have may stand on a sheet: %s", (greeting) => {
  expect(sheetProblems(documents, sheetOf({ greeting }))).toBeUndefined();
});

test.each([
  ["hieroglyphs", "Kära 𓀀 du"],
  ["a letter for private use", "Kära \ue000"],
  ["an emoji newer than our fonts", "Kära \u{1fc00}"],
  ["a mark that the letter's font has not", "Å\u{1e2ec}sa"],
  ["a syllable that would end the compiler", "क\u094d".repeat(150)],
  ["a syllable parted by signs that are not drawn", Array(8).fill("क\u094d".repeat(24)).join("\ufeff")],
  ["marks parted by signs that are not drawn", `a${Array(8).fill("\u0301".repeat(7)).join("\ufeff")}`],
])("%s cannot be drawn, and that is said at each field", (_what, text) => {
  expect(sheetProblems(documents, sheetOf({ greeting: text }))).toEqual({ "sheet.greeting": "forbiddenCharacters" });
  expect(sheetProblems(documents, sheetOf({ remembered: { name: text }, givers: ["Per", text] }))).toEqual({
    "sheet.remembered.name": "forbiddenCharacters",
    "sheet.givers.1": "forbiddenCharacters",
  });
});
