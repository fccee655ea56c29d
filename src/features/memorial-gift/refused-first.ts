import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { byRow } from "#src/core/form/list-fields.ts";
import { refusedAmount } from "#src/core/order/amount/refused-amount.ts";
import type { MemorialDraft, SheetProblem } from "./memorial-gift.ts";
import { asShown, shownFields } from "./memorial-shape.ts";

const isOfFirst = (path: string): boolean => /^(sheet|funeral|delivery)\b/.test(path);

export function refusedFirst(
  fields: Readonly<Record<string, string>>,
  draft: MemorialDraft,
): { problem: SheetProblem; fields: FormProblems } | null {
  const { amount } = fields;
  const first = Object.fromEntries(Object.entries(fields).filter(([path]) => isOfFirst(path)));
  if (amount === undefined && Object.keys(first).length === 0) return null;
  const found = asShown(problemsFromApi(first));
  // A parlour that is not in the register any more, or takes no mail: another is chosen, as when none was.
  const parlor: FormProblems = "funeral.parlor" in first ? { "funeral.parlor": "required" } : {};
  const problem = amount === undefined ? "fields" : refusedAmount(amount);
  return { problem, fields: byRow(shownFields(draft), { ...found, ...parlor }) };
}
