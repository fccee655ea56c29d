import React from "react";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import { kind, type GreetingDraft, type GreetingProduct } from "./greeting.ts";
import { toWhole } from "./greeting-rules.ts";
import { addCard } from "./add-card.ts";
import { refusedEarlier, type Refused } from "./greeting-shape.ts";

type Props = Omit<DonorStepProps<GreetingDraft>, "amount"> & {
  product: GreetingProduct;
  onChangeChosen: () => void;
  /** What the API has against a step before. */
  onRefused: (refused: Refused) => void;
};

/** Step 3: who gives, and where the link to change the card goes. */
export function DonorStep({ product, onRefused, ...props }: Props) {
  const { draft } = props;
  const { say, language } = useTexts();
  return (
    <DonorForm
      {...props}
      kind={kind}
      amount={amountOf(draft) ?? 0}
      chosen={say("greeting.chosenTo", { name: draft.words.to.trim() })}
      needsEmail
      signed={draft.words.from}
      privacy="greeting.privacy"
      orderOf={(donor) => {
        const card = toWhole(draft, product);
        if (!("step" in card)) return newOrder({ ...card, donor, language }, addCard);
        // The device may have kept what no rule of today lets through, as a day that has gone.
        onRefused(card);
        return null;
      }}
      isMendedElsewhere={({ fields }) => {
        const refused = refusedEarlier(fields ?? {});
        if (refused !== null) onRefused(refused);
        return refused !== null;
      }}
    >
      <p>{say("greeting.donor")}</p>
    </DonorForm>
  );
}
