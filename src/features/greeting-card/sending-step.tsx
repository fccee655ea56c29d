import React, { useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useValidation } from "#src/core/form/use-lazy-validation.ts";
import { AmountField } from "#src/core/order/amount/amount-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { sendingWays, type GreetingDraft, type SendingDraft, type GreetingProduct } from "./greeting.ts";
import { problemsOfSending, sendingFields } from "./greeting-rules.ts";
import { sendingWords } from "./greeting-words.ts";

type Props = {
  draft: GreetingDraft;
  product: GreetingProduct;
  phone: string;
  refused: FormProblems;
  onSending: (change: Partial<SendingDraft>) => void;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
  onBack: () => void;
  onGoOn: () => void;
};

export function SendingStep({ draft, product, phone, refused, onSending, onBack, onGoOn, ...amount }: Props) {
  const { say } = useTexts();
  const [asked, setAsked] = useState(Object.keys(refused).length > 0 ? 1 : 0);
  const problems = problemsOfSending(draft, product);
  const fields = sendingFields(draft.sending);
  const form = useValidation({ fields, words: sendingWords, problems, refused, asked });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (Object.keys(problems).length === 0) onGoOn();
    else setAsked((before) => before + 1);
  }
  return (
    <Step onSubmit={submit} noValidate>
      <ScreenHeading>{say("greeting.sending")}</ScreenHeading>
      <FormErrors form={form} />
      <DeliveryFields form={form} ways={sendingWays} sending={draft.sending} onChange={onSending} />
      <section>
        <h2>{say("greeting.gift")}</h2>
        <p>{say("greeting.gift.text")}</p>
        <AmountField namespace="greeting" form={form} limits={product} chosen={draft} phone={phone} {...amount} />
      </section>
      <div className="actions">
        <button className="btn btn--big" type="submit">
          {say("order.goOn")}
        </button>
        <button className="plain" type="button" onClick={onBack}>
          {say("order.back")}
        </button>
      </div>
    </Step>
  );
}

const Step = styled.form`
  margin-top: var(--s6);

  > * + * {
    margin-top: var(--s6);
  }
  > section {
    margin-top: var(--s8);
  }
  /* The heading above says the same. */
  > fieldset > legend {
    position: absolute;
    clip-path: inset(50%);
  }
  h2 {
    font-size: var(--t-h3);
  }
  h2 + p {
    margin-block: var(--s2) var(--s4);
  }
`;
