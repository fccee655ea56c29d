import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import type { DocumentFormat } from "../../platform/http/document-answer.ts";
import { supportedText } from "../../platform/documents/supported-text.ts";
import { years } from "../../platform/documents/years.ts";

/** English without a comma before the "and", as in the house's other texts. */
const sentences: Record<Language, Intl.ListFormat> = {
  sv: new Intl.ListFormat("sv", { type: "conjunction" }),
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
};
const givers = (names: readonly string[], language: Language) =>
  sentences[language]
    .formatToParts(names.map(supportedText).filter((name) => name !== ""))
    .map(({ type, value }) => [type, value] as const);

type Words = Pick<Published, "say" | "organisation">;
type Making = { language: Language; madeAt: Date };

/** The sheet as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const sheetTask = (sheet: MemorialSheetDraft, { language, madeAt }: Making, published: Words): Task => {
  const { name: organisation } = published.organisation();
  const greeting = supportedText(sheet.greeting);
  return {
    template: "memorial-sheet",
    data: {
      language,
      organisation,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: published.say(language, "memorialSheet.documentTitle", { organisation }),
      remembering: published.say(language, "memorialSheet.remembering"),
      design: sheet.design,
      pictureAlt: published.say(language, `memorialSheet.picture.${sheet.design}`),
      name: supportedText(sheet.remembered.name),
      years: years(sheet.remembered),
      greeting: greeting === "" ? [] : greeting.split("\n"),
      givers: givers(sheet.givers, language),
      gift: published.say(language, "memorialSheet.gift", { organisation }),
    },
    madeAt,
  };
};

export type MakeSheet = (
  sheet: MemorialSheetDraft,
  making: Making & { shortReference?: string; client?: string | undefined },
  format: DocumentFormat,
  size?: PictureSize,
) => Promise<{ fileName: string; bytes: Buffer }>;

/** The same sheet and the same published words give the same bytes. What cannot be drawn was refused (sheetProblems). */
export const createMakeSheet =
  ({ published, documents }: { published: Words; documents: Documents }): MakeSheet =>
  async (sheet, { shortReference, client, ...making }, format, size = "screen") => {
    const isForPaper = format === "png" && size === "print";
    const parts = ["minnesblad", shortReference, isForPaper ? "utskrift" : undefined];
    return {
      fileName: `${parts.filter((part) => part !== undefined).join("-")}.${format}`,
      bytes: await documents[isForPaper ? "print" : format](sheetTask(sheet, making, published), client),
    };
  };
