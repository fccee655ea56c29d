import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { z } from "zod";
import type { remembered } from "@hjarta-lunga/contract/schemas/memorial-words.ts";
import type { Task, Files, Documents } from "../../platform/documents/compiler.ts";
import type { DocumentFormat } from "../../platform/http/described-route.ts";
import { supportedLines, supportedText, unsupportedCharacters } from "../../platform/documents/supported-text.ts";
import { pictureMadeAt, type PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { documentFile, type MakeDocument, type Paid } from "../../shared/documents/ordered-document.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import { memorialSheetOf, type OrderedSheet } from "./repository.ts";

export const sheetProblems = (
  documents: Pick<Documents, "drawsAll">,
  { remembered, greeting, givers }: MemorialSheetDraft,
) =>
  unsupportedCharacters(documents, [
    ["sheet.remembered.name", remembered.name],
    ["sheet.greeting", greeting],
    ...givers.map((name, row): [string, string] => [`sheet.givers.${row}`, name]),
  ]);

export const years = ({ bornYear, diedYear }: Pick<z.infer<typeof remembered>, "bornYear" | "diedYear">): string => {
  if (bornYear === undefined && diedYear === undefined) return "";
  if (bornYear === undefined) return `†\u00a0${diedYear}`;
  return diedYear === undefined ? `*\u00a0${bornYear}` : `${bornYear}–${diedYear}`;
};

type Making = { language: Language; madeAt: Date };

export const sheetTask = (sheet: MemorialSheetDraft, { language, madeAt }: Making, published: PublishedWords): Task => {
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
      givers: sheet.givers.map(supportedText).filter((name) => name !== ""),
      gift: published.say(language, "memorialSheet.gift", { organisation }),
    },
    madeAt,
  };
};

export const paidTask = ({ order, version }: Paid<OrderedSheet>, published: PublishedWords): Task =>
  sheetTask(memorialSheetOf(version), { language: order.language, madeAt: order.paidAt }, published);

export const createMakeSheet =
  ({ published, documents }: { published: PublishedWords; documents: Files }) =>
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
  return createMakeSheet(given)(memorialSheetOf(version), { language, madeAt, shortReference, client }, format, size);
};

export const memorialPreviews = {
  memorialSheet: {
    problemsOf: (documents, { sheet }) => sheetProblems(documents, sheet),
    taskOf: ({ sheet, language }, published) => sheetTask(sheet, { language, madeAt: pictureMadeAt }, published),
  },
} satisfies Partial<PreviewedDocuments>;
