import React, { useId } from "react";
import { styled } from "styled-components";
import { addGreetingCard } from "#src/calls/greeting-orders.ts";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { ReceiptFold } from "#src/core/donor/receipt-fold.tsx";
import { useReceiptFold } from "#src/core/donor/use-receipt-fold.ts";
import { reportNoAnswer } from "#src/core/errors/report-no-answer.ts";
import { AmountField } from "#src/core/order/amount/amount-field.tsx";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { OrderForm, type LastStepProps } from "#src/core/order/steps/order-form.tsx";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useTellOnce } from "#src/core/tracking/use-tell-once.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { changeSending, kind, sendingWays, type GreetingDraft, type GreetingProduct } from "./greeting.ts";
import { lastFields, lastFormSchema, parseCard, refusedEarlier, toLastForm, type Refused } from "./greeting-rules.ts";
import { sendingWords } from "./greeting-words.ts";

type Props = LastStepProps<GreetingDraft> & {
  product: GreetingProduct;
  onChange: (change: (draft: GreetingDraft) => Partial<GreetingDraft>) => void;
  onRefused: (refused: Refused) => void;
};

const add = (card: Parameters<typeof addGreetingCard>[0]) =>
  reportNoAnswer("error_digital_greeting_card_add", () => addGreetingCard(card));

/** How the card is sent, the gift that goes with it, and where the receipt goes. */
export function SendingStep({ draft, product, phone, onChange, onRefused, onBack, onSent, onOrder }: Props) {
  const { say, language } = useTexts();
  const { donor, words } = draft;
  const amount = amountOf(draft) ?? 0;
  const [giftId, receiptId] = [useId(), useId()];
  const tell = useTellOnce(kind);
  const form = useOrderForm({
    kind,
    schema: lastFormSchema(product),
    value: toLastForm(draft),
    fields: lastFields(draft),
    words: sendingWords,
    hasOrder: draft.order !== null,
    send: async (last) => {
      const card = parseCard(draft);
      // The device may have kept what no rule of today lets through.
      if ("step" in card) {
        onRefused(card);
        return;
      }
      tell("donor");
      onOrder(await placeOrder(newOrder({ ...card, ...last, language }, add), draft, onSent));
    },
    isMendedElsewhere: ({ fields }) => {
      const refused = refusedEarlier(fields ?? {});
      if (refused !== null) onRefused(refused);
      return refused !== null;
    },
  });
  /** What the API said was of what stood there then. */
  function change(made: Parameters<typeof onChange>[0]) {
    form.changed();
    onChange(made);
  }
  const changeGiver = (changed: Parameters<typeof changeDonor>[0]) => change(changeDonor(changed));
  const fold = useReceiptFold(form, donor, words.from, changeGiver);
  return (
    <Step>
      <ScreenHeading>{say("greeting.sending")}</ScreenHeading>
      <OrderForm form={form} phone={phone} privacy="greeting.privacy" onBack={onBack}>
        <DeliveryFields
          form={form}
          ways={sendingWays}
          sending={draft.sending}
          onChange={(changed) => change(changeSending(changed))}
        />
        <Part aria-labelledby={giftId}>
          <h2 id={giftId}>{say("greeting.gift")}</h2>
          <p>{say("greeting.gift.text")}</p>
          <AmountField
            namespace="greeting"
            form={form}
            limits={product}
            chosen={draft}
            phone={phone}
            onPreset={(preset) => change(takePreset(preset))}
            onOwn={(own) => change(writeOwn(own))}
          />
        </Part>
        <Part aria-labelledby={receiptId} onFocus={() => tell("donor")}>
          <h2 id={receiptId}>{say("greeting.receipt")}</h2>
          <p>{say("greeting.donor")}</p>
          <EmailField
            form={form}
            written={donor.email}
            label={say("greeting.email")}
            onChange={(email) => changeGiver({ email })}
          />
          <ReceiptFold {...{ form, donor, amount }} {...fold} onChange={changeGiver} />
        </Part>
      </OrderForm>
    </Step>
  );
}

const Step = styled.div`
  margin-top: var(--s6);

  /* The heading above says the same. */
  form > fieldset > legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Part = styled.section`
  form > && {
    margin-top: var(--s8);
  }
  h2 {
    font-size: var(--t-h3);
  }
  h2 + p {
    margin-block: var(--s2) var(--s4);
  }
`;
