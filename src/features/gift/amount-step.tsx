import React, { useId, useLayoutEffect, useRef, useState } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { ChoiceForm, useNextStep, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { amountLabels } from "#src/core/order/amount/amount-labels.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { Switch } from "#src/ui/switch.tsx";
import type { AmountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf, asWritten, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { kind, type GiftDraft, type GivenProduct } from "./gift.ts";
import { loadDonorStep } from "./lazy-steps.ts";
import { monthlyHref } from "./monthly-href.ts";

type Frequency = "regular_gift" | "monthly_gift";

type Props = ChoiceStepProps<GiftDraft, AmountProblem> & AmountEvents & { product: GivenProduct; receiver: Receiver };

export function AmountStep(props: Props) {
  const { product, draft, receiver, isFirstRender, problem, asked, onPreset, onOwn, onLeaveOwn, onAsk, onGoOn } = props;
  const { say } = useTexts();
  const { swish, bankgiro } = receiver;
  const phone = displayPhone(receiver.phone);
  const errorId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const [frequency, setFrequency] = useState<Frequency>("regular_gift");
  const next = useNextStep(loadDonorStep, onGoOn);
  const afterPress = useAfterPress();

  useLayoutEffect(() => {
    if (asked > 0) ownField.current?.focus();
  }, [asked]);

  function goOn() {
    const fault = amountFault(draft, product);
    // What a monthly gift may be is asked where it is given.
    const isTaken = frequency === "monthly_gift" && (fault === "tooSmall" || fault === "tooLarge");
    if (fault !== null && !isTaken) {
      next.forget();
      onAsk(fault);
    } else if (frequency === "monthly_gift") navigate(monthlyHref(asWritten(draft)), { state: begun() });
    else next.fetchNext();
  }

  const words = { least: formatAmount(product.least), most: formatAmount(product.most), phone };
  const notLoaded = next.hasFailed ? say("form.notLoaded") : null;
  const error = problem === null ? notLoaded : say(`gift.${problem}`, words);
  useErrorTitle(error !== null);
  const amount = amountOf(draft);
  return (
    <ChoiceForm
      kind={kind}
      product={product}
      isFirstRender={isFirstRender}
      noScript={say("noScript.gift", { swish, bankgiro, phone })}
      isUnderWay={next.isUnderWay}
      onSubmit={goOn}
      onBlur={(target) => target === ownField.current && afterPress(onLeaveOwn)}
    >
      <Amount>
        <Switch
          label={say("gift.howOften")}
          name="type"
          options={[
            { value: "regular_gift", label: say("gift.once") },
            { value: "monthly_gift", label: say("gift.monthly") },
          ]}
          chosen={frequency}
          isReady={!isFirstRender}
          onChoose={setFrequency}
        />
        <AmountChoice
          legend={say("gift.amount")}
          name="belopp"
          presets={product.presets}
          chosen={draft.preset}
          own={draft.own}
          ownField={ownField}
          isReady={!isFirstRender}
          labels={amountLabels(say, "gift")}
          show={formatAmount}
          onChoose={onPreset}
          onOwn={onOwn}
          errorId={problem === null ? undefined : errorId}
        />
        <div className="told">
          {error !== null && <FieldMessage id={errorId} role="alert" text={error} />}
          <p role="status">{product.effects.find((effect) => effect.amount === amount)?.text}</p>
        </div>
      </Amount>
    </ChoiceForm>
  );
}

const Amount = styled.div`
  [role="radiogroup"] {
    margin-top: var(--s6);
  }
  /* Room for what is said there, so that nothing below it moves. */
  .told {
    min-height: 4.65em;
    margin-top: var(--s3);
  }
  html:not([data-script]) & {
    display: none;
  }
  ${from("S")} {
    .told {
      min-height: 3.1em;
    }
  }
`;
