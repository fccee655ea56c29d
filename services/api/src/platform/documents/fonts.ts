import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

export const houseFonts = {
  heading: require.resolve("@expo-google-fonts/besley/700Bold/Besley_700Bold.ttf"),
  verse: require.resolve("@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf"),
  text: require.resolve("@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf"),
  strongText: require.resolve("@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf"),
  others: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  strongOthers: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

/** Characters that Chinese and Japanese share are drawn as in China (SC), which has the Japanese syllables too. */
const families = [
  ["Noto Sans Arabic", require.resolve("@expo-google-fonts/noto-sans-arabic/600SemiBold")],
  ["Noto Sans Syriac", require.resolve("@expo-google-fonts/noto-sans-syriac/600SemiBold")],
  ["Noto Sans Ethiopic", require.resolve("@expo-google-fonts/noto-sans-ethiopic/600SemiBold")],
  ["Noto Sans Devanagari", require.resolve("@expo-google-fonts/noto-sans-devanagari/600SemiBold")],
  ["Noto Sans Bengali", require.resolve("@expo-google-fonts/noto-sans-bengali/600SemiBold")],
  ["Noto Sans Gurmukhi", require.resolve("@expo-google-fonts/noto-sans-gurmukhi/600SemiBold")],
  ["Noto Sans Gujarati", require.resolve("@expo-google-fonts/noto-sans-gujarati/600SemiBold")],
  ["Noto Sans Tamil", require.resolve("@expo-google-fonts/noto-sans-tamil/600SemiBold")],
  ["Noto Sans Telugu", require.resolve("@expo-google-fonts/noto-sans-telugu/600SemiBold")],
  ["Noto Sans Kannada", require.resolve("@expo-google-fonts/noto-sans-kannada/600SemiBold")],
  ["Noto Sans Malayalam", require.resolve("@expo-google-fonts/noto-sans-malayalam/600SemiBold")],
  ["Noto Sans Sinhala", require.resolve("@expo-google-fonts/noto-sans-sinhala/600SemiBold")],
  ["Noto Sans Thai", require.resolve("@expo-google-fonts/noto-sans-thai/600SemiBold")],
  ["Noto Sans Khmer", require.resolve("@expo-google-fonts/noto-sans-khmer/600SemiBold")],
  ["Noto Sans Lao", require.resolve("@expo-google-fonts/noto-sans-lao/600SemiBold")],
  ["Noto Sans Myanmar", require.resolve("@expo-google-fonts/noto-sans-myanmar/600SemiBold")],
  ["Noto Sans SC", require.resolve("@expo-google-fonts/noto-sans-sc/600SemiBold")],
  ["Noto Sans KR", require.resolve("@expo-google-fonts/noto-sans-kr/600SemiBold")],
  ["Noto Color Emoji", require.resolve("@expo-google-fonts/noto-color-emoji/400Regular")],
  ["Noto Emoji", require.resolve("@expo-google-fonts/noto-emoji/600SemiBold")],
] as const;
export const nameFonts = families.map(([family, entry]) => {
  const folder = dirname(entry);
  return { family, folder, path: join(folder, `${family.replaceAll(" ", "")}_${basename(folder)}.ttf`) };
});

export type Draws = (codePoint: number) => boolean;

/** Ends the list of characters in many fonts, and is none itself. */
const endOfList = 0xffff;

/** The file itself is let go: the largest has ten million bytes. */
export const charactersOf = (path: string): Draws => {
  let characters: Set<number> | undefined;
  return (codePoint) =>
    (characters ??= new Set((create(readFileSync(path)) as Font).characterSet)).has(codePoint) &&
    codePoint !== endOfList;
};
