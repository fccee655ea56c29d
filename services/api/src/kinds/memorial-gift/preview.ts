import { pictureMadeAt as madeAt } from "../../platform/previews/previewed.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { sheetProblems } from "./sheet-problems.ts";
import { sheetTask } from "./sheet.ts";

export const memorialPreviews = {
  memorialSheet: {
    problemsOf: (documents, { sheet }) => sheetProblems(documents, sheet),
    taskOf: ({ sheet, language }, published) => sheetTask(sheet, { language, madeAt }, published),
  },
} satisfies Partial<PreviewedDocuments>;
