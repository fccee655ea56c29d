import { z } from "zod";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import {
  memorialGift,
  memorialSheet,
  memorialSheetDraft,
  type MemorialSheet,
} from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import { isTooLate, type SwedishTime } from "@hjarta-lunga/contract/sheet-days.ts";
import { problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { byRow } from "#src/core/form/form-field.tsx";
import { swedishTime } from "#src/lib/swedish-day.ts";
import type { MemorialDraft, SheetDraft } from "./memorial-gift.ts";
import { toFieldNames, sheetFields, shownFields, toDelivery, toSheet } from "./memorial-shape.ts";

/* The contract's rules. Fetched with the first sign of a hand: the library that they need is no part of the first script. */

const { sheet, funeral, delivery } = memorialGift.shape;
const firstStep = z.object({ sheet, funeral, delivery });

const inShape = (draft: Pick<MemorialDraft, "sheet" | "delivery">) => ({
  sheet: toSheet(draft.sheet),
  ...toDelivery(draft.delivery),
});

export function problemsOf(draft: Pick<MemorialDraft, "sheet" | "delivery">): FormProblems {
  const found = toFieldNames(problemsIn(firstStep, inShape(draft)));
  return byRow(shownFields(draft), { ...neededByParlor(draft), ...found });
}

export const parseFirstStep = (draft: Pick<MemorialDraft, "sheet" | "delivery">) =>
  Object.keys(problemsOf(draft)).length > 0 ? null : firstStep.parse(inShape(draft));

export const problemsOfSheet = (draft: SheetDraft): FormProblems =>
  byRow(sheetFields(draft), toFieldNames(problemsIn(memorialSheet, toSheet(draft))));

/** The contract asks for them across its parts: which parlour can be sent to is known by its place in the register. */
function neededByParlor({ delivery: { to, parlorId, day } }: Pick<MemorialDraft, "delivery">): FormProblems {
  if (to !== "parlor") return {};
  return {
    ...(parlorId === "" && { "funeral.parlor": "required" }),
    ...(day === "" ? { day: "required" } : isTooLate(to, day, dayAndHour()) && { day: "tooLate" }),
  };
}

export function parseSheet(draft: SheetDraft): MemorialSheet | null {
  const parsed = memorialSheet.safeParse(toSheet(draft));
  return parsed.success ? parsed.data : null;
}

function dayAndHour(): SwedishTime {
  const now = swedishTime();
  return { day: now.slice(0, 10), hour: Number(now.slice(11, 13)) };
}

export const previewOf = (sheet: unknown, language: Language): PreviewOf<"memorialSheet"> | undefined => {
  const { data } = memorialSheetDraft.safeParse(sheet);
  return data && { document: "memorialSheet", sheet: data, language };
};
