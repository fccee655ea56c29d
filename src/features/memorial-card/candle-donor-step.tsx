import React from "react";
import { styled } from "styled-components";
import type { ApiError } from "#src/calls/api-error.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { ReceiptFold } from "#src/core/donor/receipt-fold.tsx";
import { useReceiptFold } from "#src/core/donor/use-receipt-fold.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { AmountField } from "#src/core/order/amount/amount-field.tsx";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import type { Sent } from "#src/core/order/draft/order-draft.ts";
import { OrderForm } from "#src/core/order/steps/order-form.tsx";
import { placeOrder } from "#src/core/order/draft/place-order.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { PhoneText, displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { kind, sendingFields, type CandleDraft, type CandleProduct } from "./candle.ts";
import { newCandle } from "./new-candle.ts";
import { refusedCard, sendingSchema, toSending, parseCard } from "./candle-rules.ts";
import { sendingWords } from "./candle-fields.tsx";

export { default as CandleOrder } from "./candle-order.tsx";
export { problemsOfCard, parseCard } from "./candle-rules.ts";
export { lightCandle } from "./new-candle.ts";

type Props = {
  draft: CandleDraft;
  product: CandleProduct;
  receiver: Receiver;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
  onDonor: (change: Partial<DonorDraft>) => void;
  onBack: () => void;
  /** What the API has against the words, or nothing where the contract's rules say it. */
  onRefused: (fields: FormProblems) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

/** Step 2, for who gives with their candle. */
export default function CandleDonorStep(props: Props) {
  const { draft, product, receiver, onDonor, onBack, onRefused, onSent, onOrder } = props;
  const { donor } = draft;
  const { say, language } = useTexts();
  const phone = displayPhone(receiver.phone);
  const form = useOrderForm({
    kind,
    schema: sendingSchema(product),
    value: toSending(draft),
    fields: sendingFields(draft),
    words: sendingWords,
    hasOrder: draft.order !== null,
    send: async (sending) => {
      const card = parseCard(draft.card);
      // The device may have kept what no rule of today lets through.
      if (card === null) {
        onRefused({});
        return;
      }
      onOrder(await placeOrder(newCandle({ card, language, ...sending }), draft, onSent));
    },
    isMendedElsewhere: ({ fields }: ApiError) => {
      const refused = refusedCard(fields ?? {});
      if (refused !== null) onRefused(refused);
      return refused !== null;
    },
  });
  /** What the API said was of what stood there then. */
  const changing =
    <Change,>(tell: (change: Change) => void) =>
    (change: Change) => {
      form.changed();
      tell(change);
    };
  const changeGiver = changing(onDonor);
  const fold = useReceiptFold(form, donor, draft.card.from, changeGiver);
  return (
    <>
      <ScreenHeading>{say("candle.send")}</ScreenHeading>
      <ChosenLine
        kind={kind}
        amount={undefined}
        name={say("candle.chosen", { name: draft.card.name.trim() })}
        change={say("candle.changeCard")}
        onChange={onBack}
      />
      <OrderForm form={form} phone={phone} privacy="candle.privacy" onBack={onBack}>
        <p>{say("candle.gift.withHelp")}</p>
        <AmountField
          namespace="candle"
          form={form}
          limits={product}
          chosen={draft}
          phone={phone}
          onPreset={changing(props.onPreset)}
          onOwn={changing(props.onOwn)}
        />
        <EmailField
          form={form}
          written={donor.email}
          hint={say("candle.emailHint")}
          onChange={(email) => changeGiver({ email })}
        />
        <ReceiptFold {...{ form, donor }} {...fold} amount={amountOf(draft) ?? 0} onChange={changeGiver} />
      </OrderForm>
      <Call>
        <PhoneText phone={receiver.phone} text={(shown) => say("candle.call", { phone: shown })} />
      </Call>
    </>
  );
}

const Call = styled.p`
  margin-top: var(--s5);
`;
