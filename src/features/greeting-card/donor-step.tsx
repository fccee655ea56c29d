import React from "react";
import type { ApiError } from "#src/calls/api-error.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { DonorFields } from "#src/core/donor/donor-fields.tsx";
import { shownFields, toDonor } from "#src/core/donor/donor-shape.ts";
import { donorWithEmail } from "#src/core/donor/donor-with-email.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { amountOf } from "#src/core/order/chosen-amount.ts";
import { ChosenLine } from "#src/core/order/chosen-line.tsx";
import type { Sent } from "#src/core/order/order-draft.ts";
import { OrderForm } from "#src/core/order/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/place-order.ts";
import { useOrderForm } from "#src/core/order/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { GreetingDraft } from "./greeting-draft.ts";
import { kind, type GreetingProduct } from "./greeting-machine.ts";
import { toWhole } from "./greeting-rules.ts";
import { addCard } from "./add-card.ts";
import { refusedEarlier, type Refused } from "./greeting-shape.ts";

type Props = {
  draft: GreetingDraft;
  product: GreetingProduct;
  phone: string;
  onDonor: (change: Partial<DonorDraft>) => void;
  onChange: () => void;
  onBack: () => void;
  /** What the API has against a step before. */
  onRefused: (refused: Refused) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

/** Step 3: who gives, and where the link to change the card goes. Sending it makes the order; nothing is paid yet. */
export function DonorStep({ draft, product, phone, onDonor, onChange, onBack, onRefused, onSent, onOrder }: Props) {
  const { say, language } = useTexts();
  const amount = amountOf(draft) ?? 0;
  const form = useOrderForm({
    kind,
    schema: donorWithEmail,
    value: toDonor(draft.donor, amount),
    fields: shownFields(draft.donor, amount),
    words: donorWords,
    hasOrder: draft.order !== null,
    send: async (donor) => {
      // The device may have kept what no rule of today lets through, as a day that has gone.
      const card = toWhole(draft, product);
      if ("step" in card) onRefused(card);
      else onOrder(await placeOrder(newOrder({ ...card, donor, language }, addCard), draft, onSent));
    },
    isMendedElsewhere: ({ fields }: ApiError) => {
      const refused = refusedEarlier(fields ?? {});
      if (refused !== null) onRefused(refused);
      return refused !== null;
    },
  });
  return (
    <>
      <ScreenHeading>{say("order.yourDetails")}</ScreenHeading>
      <ChosenLine
        kind={kind}
        amount={amount}
        name={say("greeting.chosenTo", { name: draft.words.to.trim() })}
        onChange={onChange}
      />
      <OrderForm form={form} phone={phone} privacy="greeting.privacy" onBack={onBack}>
        <p>{say("greeting.donor")}</p>
        <DonorFields
          form={form}
          draft={draft.donor}
          amount={amount}
          needsEmail
          onChange={(change) => {
            form.changed();
            onDonor(change);
          }}
        />
      </OrderForm>
    </>
  );
}
