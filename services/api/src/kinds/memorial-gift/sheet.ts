import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Task } from "../../platform/documents/templates.ts";
import type { Files } from "../../platform/documents/compiler.ts";
import type { DocumentFormat } from "../../platform/http/document-answer.ts";
import { supportedLines, supportedText } from "../../platform/documents/supported-text.ts";
import { years } from "../../platform/documents/years.ts";
import { pictureMadeAt, type PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { documentFile, type MakeDocument, type Words } from "../../shared/documents/file.ts";
import type { Paid } from "../../shared/documents/ordered-document.ts";
import { wordsOf, type OrderedSheet } from "./repository.ts";
import { sheetProblems } from "./sheet-problems.ts";

/** English without a comma before the "and", as in the house's other texts. */
const sentences: Record<Language, Intl.ListFormat> = {
  sv: new Intl.ListFormat("sv", { type: "conjunction" }),
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
};
const givers = (names: readonly string[], language: Language) =>
  sentences[language]
    .formatToParts(names.map(supportedText).filter((name) => name !== ""))
    .map(({ type, value }) => [type, value] as const);

type Making = { language: Language; madeAt: Date };

export const sheetTask = (sheet: MemorialSheetDraft, { language, madeAt }: Making, published: Words): Task => {
  const { name: organisation } = published.organisation();
  return {
    template: "memorial-sheet",
    data: {
      language,
      organisation,
      documentTitle: published.say(language, "memorialSheet.documentTitle", { organisation }),
      remembering: published.say(language, "memorialSheet.remembering"),
      design: sheet.design,
      pictureAlt: published.say(language, `memorialSheet.picture.${sheet.design}`),
      name: supportedText(sheet.remembered.name),
      years: years(sheet.remembered),
      greeting: supportedLines(sheet.greeting),
      givers: givers(sheet.givers, language),
      gift: published.say(language, "memorialSheet.gift", { organisation }),
    },
    madeAt,
  };
};

export const paidTask = ({ order, version }: Paid<OrderedSheet>, published: Words): Task =>
  sheetTask(wordsOf(version), { language: order.language, madeAt: order.paidAt }, published);

export const createMakeSheet =
  ({ published, documents }: { published: Words; documents: Files }) =>
  (
    sheet: MemorialSheetDraft,
    { shortReference, client, ...making }: Making & { shortReference: string; client?: string | undefined },
    format: DocumentFormat,
    size?: PictureSize,
  ) => {
    const drawn = { name: `minnesblad-${shortReference}`, task: sheetTask(sheet, making, published), client };
    return documentFile(documents, drawn, { format, size });
  };

export const makeOrderedSheet: MakeDocument<Paid<OrderedSheet>> = (
  given,
  { order, version },
  { format, size },
  client,
) => {
  const { language, paidAt: madeAt, shortReference } = order;
  return createMakeSheet(given)(wordsOf(version), { language, madeAt, shortReference, client }, format, size);
};

export const memorialPreviews = {
  memorialSheet: {
    problemsOf: (documents, { sheet }) => sheetProblems(documents, sheet),
    taskOf: ({ sheet, language }, published) => sheetTask(sheet, { language, madeAt: pictureMadeAt }, published),
  },
} satisfies Partial<PreviewedDocuments>;
