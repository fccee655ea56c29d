import React from "react";
import { donor as donorSchema } from "@hjarta-lunga/contract/schemas/donors.ts";
import type { ApiError } from "#src/calls/api-error.ts";
import { addRegularGift } from "#src/calls/gifts.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { DonorFields } from "#src/core/donor/donor-fields.tsx";
import { shownFields, toDonor } from "#src/core/donor/donor-shape.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { ChosenLine } from "#src/core/order/chosen-line.tsx";
import type { Sent } from "#src/core/order/order-draft.ts";
import { OrderForm } from "#src/core/order/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/place-order.ts";
import { useOrderForm } from "#src/core/order/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { GiftDraft } from "./gift-draft.ts";
import { kind, type AmountProblem } from "./gift-machine.ts";

type Props = {
  draft: GiftDraft;
  /** SEK */
  amount: number;
  phone: string;
  onChange: (change: Partial<DonorDraft>) => void;
  onBack: () => void;
  onAmountRefused: (problem: AmountProblem) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

/** Step 2: who gives. Sending it makes the order; nothing is paid yet. */
export default function DonorStep(props: Props) {
  const { draft, amount, phone, onChange, onBack, onAmountRefused, onSent, onOrder } = props;
  const { say, language } = useTexts();
  const form = useOrderForm({
    kind,
    schema: donorSchema,
    value: toDonor(draft.donor, amount),
    fields: shownFields(draft.donor, amount),
    words: donorWords,
    hasOrder: draft.order !== null,
    send: async (donor) =>
      onOrder(await placeOrder(newOrder({ amount, donor, language }, addRegularGift), draft, onSent)),
    isMendedElsewhere: ({ fields }: ApiError) => {
      const wrong = fields?.amount;
      if (wrong !== undefined) onAmountRefused(refusedAmounts[wrong] ?? "notANumber");
      return wrong !== undefined;
    },
  });
  return (
    <>
      <ScreenHeading>{say("order.yourDetails")}</ScreenHeading>
      <ChosenLine kind={kind} amount={amount} onChange={onBack} />
      <OrderForm form={form} phone={phone} privacy="donor.privacy" onBack={onBack}>
        <DonorFields
          form={form}
          draft={draft.donor}
          amount={amount}
          onChange={(change) => {
            form.changed();
            onChange(change);
          }}
        />
      </OrderForm>
    </>
  );
}

/** The API's limits are newer than the page's: its words name no limit. */
const refusedAmounts: Readonly<Record<string, AmountProblem>> = { tooSmall: "refusedSmall", tooLarge: "refusedLarge" };
