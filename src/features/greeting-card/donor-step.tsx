import React from "react";
import { addGreetingCard } from "#src/calls/greeting-orders.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import { reportNoAnswer } from "#src/core/errors/report-no-answer.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import { kind, type GreetingDraft, type GreetingProduct } from "./greeting.ts";
import { toWhole } from "./greeting-rules.ts";
import { refusedEarlier, type Refused } from "./greeting-shape.ts";

type Props = Omit<DonorStepProps<GreetingDraft>, "amount"> & {
  product: GreetingProduct;
  onChangeChosen: () => void;
  onRefused: (refused: Refused) => void;
};

const add = (card: Parameters<typeof addGreetingCard>[0]) =>
  reportNoAnswer("error_digital_greeting_card_add", () => addGreetingCard(card));

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
        if (!("step" in card)) return newOrder({ ...card, donor, language }, add);
        // The device may have kept what no rule of today lets through, as a day that has gone.
        onRefused(card);
        return null;
      }}
      refusedEarlier={refusedEarlier}
      onRefused={onRefused}
    >
      <p>{say("greeting.donor")}</p>
    </DonorForm>
  );
}
