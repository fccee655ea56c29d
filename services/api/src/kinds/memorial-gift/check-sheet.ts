import type { MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { sheetProblems } from "./sheet-problems.ts";

export type CheckSheet = (sheet: MemorialSheet) => void;

/** Refuses what cannot be drawn, under the field of the sheet. */
export const createCheckSheet =
  (documents: Documents): CheckSheet =>
  (sheet) => {
    const problems = sheetProblems(documents, sheet);
    if (problems) throw new Refusal("validation_failed", problems);
  };
