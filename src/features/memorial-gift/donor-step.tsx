import React from "react";
import { donor as donorSchema } from "@hjarta-lunga/contract/schemas/donors.ts";
import { addMemorialGift } from "#src/calls/memorial-gifts.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { donorWithEmail } from "#src/core/donor/donor-with-email.ts";
import { DonorFields } from "#src/core/donor/donor-fields.tsx";
import { shownFields, toDonor } from "#src/core/donor/donor-shape.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { ChosenLine } from "#src/core/order/chosen-line.tsx";
import type { Sent } from "#src/core/order/order-draft.ts";
import { OrderForm } from "#src/core/order/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/place-order.ts";
import { useOrderForm } from "#src/core/order/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { MemorialDraft } from "./memorial-draft.ts";
import { kind, type SheetProblem } from "./memorial-machine.ts";
import { toWhole } from "./sheet-rules.ts";
import { refusedFirst } from "./refused-first.ts";

export { default as MemorialOrder } from "./memorial-order.tsx";

type Props = {
  draft: MemorialDraft;
  /** SEK */
  amount: number;
  phone: string;
  onChange: (change: Partial<DonorDraft>) => void;
  onBack: () => void;
  /** What the API has against the first step. */
  onRefused: (problem: SheetProblem, fields: FormProblems) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

/** Step 2: who gives. Sending it makes the order; nothing is paid yet. */
export default function DonorStep(props: Props) {
  const { draft, amount, phone, onChange, onBack, onRefused, onSent, onOrder } = props;
  const { say, language } = useTexts();
  const needsEmail = draft.delivery.to === "donor";
  const form = useOrderForm({
    kind,
    schema: needsEmail ? donorWithEmail : donorSchema,
    value: toDonor(draft.donor, amount),
    fields: shownFields(draft.donor, amount),
    words: donorWords,
    hasOrder: draft.order !== null,
    send: async (donor) => {
      const first = toWhole(draft);
      // The device may have kept what no rule of today lets through.
      if (first === null) onRefused("fields", {});
      else {
        const gift = newOrder({ amount, donor, ...first, language }, addMemorialGift);
        onOrder(await placeOrder(gift, draft, onSent));
      }
    },
    isMendedElsewhere: ({ fields }) => {
      const refused = refusedFirst(fields ?? {}, draft);
      if (refused !== null) onRefused(refused.problem, refused.fields);
      return refused !== null;
    },
  });
  return (
    <>
      <ScreenHeading>{say("order.yourDetails")}</ScreenHeading>
      <ChosenLine
        kind={kind}
        amount={amount}
        name={say("memorial.chosen", { name: draft.sheet.name.trim() })}
        onChange={onBack}
      />
      <OrderForm form={form} phone={phone} privacy="memorial.privacy" onBack={onBack}>
        <DonorFields
          form={form}
          draft={draft.donor}
          amount={amount}
          needsEmail={needsEmail}
          onChange={(change) => {
            form.changed();
            onChange(change);
          }}
        />
      </OrderForm>
    </>
  );
}
