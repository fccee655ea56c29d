import React from "react";
import { addMemorialGift } from "#src/calls/memorial-gifts.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { byRow } from "#src/core/form/form-field.tsx";
import { refusedAmount } from "#src/core/order/amount/refused-amount.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import { kind, type MemorialDraft, type SheetProblem } from "./memorial-gift.ts";
import { toFieldNames, shownFields } from "./memorial-shape.ts";
import { parseFirstStep } from "./sheet-rules.ts";

export { default as MemorialOrder } from "./memorial-order.tsx";

type Props = DonorStepProps<MemorialDraft> & {
  onRefused: (problem: SheetProblem, fields: FormProblems) => void;
};

export default function DonorStep({ onRefused, ...props }: Props) {
  const { draft, amount } = props;
  const { say, language } = useTexts();
  return (
    <DonorForm
      {...props}
      kind={kind}
      chosen={say("memorial.chosen", { name: draft.sheet.name.trim() })}
      needsEmail={draft.delivery.to === "donor"}
      signed={draft.sheet.givers.length === 1 ? (draft.sheet.givers[0]?.name ?? "") : ""}
      privacy="memorial.privacy"
      orderOf={(donor) => {
        const first = parseFirstStep(draft);
        if (first !== null) return newOrder({ amount, donor, ...first, language }, addMemorialGift);
        // The device may have kept what no rule of today lets through.
        onRefused("fields", {});
        return null;
      }}
      refusedEarlier={(fields) => refusedFirst(fields, draft)}
      onRefused={(refused) => onRefused(refused.problem, refused.fields)}
    />
  );
}

const isOfFirst = (path: string): boolean => /^(sheet|funeral|delivery)\b/.test(path);

function refusedFirst(
  fields: Readonly<Record<string, string>>,
  draft: MemorialDraft,
): { problem: SheetProblem; fields: FormProblems } | null {
  const { amount } = fields;
  const first = Object.fromEntries(Object.entries(fields).filter(([path]) => isOfFirst(path)));
  if (amount === undefined && Object.keys(first).length === 0) return null;
  const found = toFieldNames(problemsFromApi(first));
  // A parlour that is not in the register any more, or takes no mail: another is chosen, as when none was.
  const parlor: FormProblems = "funeral.parlor" in first ? { "funeral.parlor": "required" } : {};
  const problem = amount === undefined ? "fields" : refusedAmount(amount);
  return { problem, fields: byRow(shownFields(draft), { ...found, ...parlor }) };
}
