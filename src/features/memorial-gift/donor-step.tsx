import React from "react";
import { addMemorialGift } from "#src/calls/memorial-gifts.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import { kind, type MemorialDraft, type SheetProblem } from "./memorial-gift.ts";
import { toWhole } from "./sheet-rules.ts";
import { refusedFirst } from "./refused-first.ts";

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
        const first = toWhole(draft);
        if (first !== null) return newOrder({ amount, donor, ...first, language }, addMemorialGift);
        // The device may have kept what no rule of today lets through.
        onRefused("fields", {});
        return null;
      }}
      isMendedElsewhere={({ fields }) => {
        const refused = refusedFirst(fields ?? {}, draft);
        if (refused !== null) onRefused(refused.problem, refused.fields);
        return refused !== null;
      }}
    />
  );
}
