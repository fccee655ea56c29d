import React, { useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { firstDrawOn, usualBankingDaysAhead } from "@hjarta-lunga/contract/lib/draw-days.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { amountLabels } from "#src/core/order/amount/amount-labels.ts";
import type { AmountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ChoiceForm, useNextStep, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay, todayInSweden } from "#src/lib/swedish-day.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { DayChoice } from "./day-choice.tsx";
import { loadMandateSteps } from "./lazy-steps.ts";
import { hasWritten, type MandateDraft } from "./mandate-draft.ts";

export type MonthlyProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "effects" | "thanks"
>;

type Props = ChoiceStepProps<MandateDraft, AmountProblem> &
  AmountEvents & {
    product: MonthlyProduct;
    receiver: Receiver;
    onDay: (day: DrawDay) => void;
    onForget: () => void;
  };

export function AmountStep(props: Props) {
  const { product, draft, receiver, isFirstRender, problem, asked, onAsk, onGoOn } = props;
  const { say } = useTexts();
  const errorId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const next = useNextStep(loadMandateSteps, (_, stay) => {
    stay();
    onGoOn();
  });
  const afterPress = useAfterPress();
  const phone = displayPhone(receiver.phone);

  useLayoutEffect(() => {
    if (asked > 0) ownField.current?.focus();
  }, [asked]);

  function goOn() {
    const fault = amountFault(draft, product);
    if (fault === null) next.fetchNext();
    else onAsk(fault);
  }

  const words = { least: formatAmount(product.least), most: formatAmount(product.most), phone };
  const notLoaded = next.hasFailed ? say("form.notLoaded") : null;
  const error = problem === null ? notLoaded : say(`monthly.${problem}`, words);
  useErrorTitle(error !== null);
  const amount = amountOf(draft);
  return (
    <ChoiceForm
      kind="monthly_gift"
      product={product}
      isFirstRender={isFirstRender}
      noScript={say("noScript.monthly", { bankgiro: receiver.bankgiro, phone })}
      isUnderWay={next.isUnderWay}
      submit={draft.identity === null ? "monthly.goOn" : "order.goOn"}
      onSubmit={goOn}
      onBlur={(target) => target === ownField.current && afterPress(props.onLeaveOwn)}
    >
      <Choices>
        {!isFirstRender && hasWritten(draft) && <StoredHere onForget={props.onForget} />}
        <h2>{say("monthly.amount")}</h2>
        <AmountChoice
          legend={say("monthly.amount")}
          name={queryKeys.amount}
          presets={product.presets}
          chosen={draft.preset}
          own={draft.own}
          ownField={ownField}
          isReady={!isFirstRender}
          labels={amountLabels(say, "monthly")}
          show={formatAmount}
          onChoose={props.onPreset}
          onOwn={props.onOwn}
          errorId={problem === null ? undefined : errorId}
        />
        <div className="told">
          {error !== null && <FieldMessage id={errorId} role="alert" text={error} />}
          <p role="status">{product.effects.find((effect) => effect.amount === amount)?.text}</p>
        </div>
        <When>
          <FirstDraw drawDay={draft.drawDay} isKnown={!isFirstRender} />
          <DayChoice chosen={draft.drawDay} isReady={!isFirstRender} onChoose={props.onDay} />
        </When>
      </Choices>
    </ChoiceForm>
  );
}

const Choices = styled.div`
  h2 {
    margin-top: var(--s6);
    font-size: var(--t-h4);
  }
  fieldset > div {
    margin-top: var(--s3);
  }
  /* Room for what is said there, so that nothing below it moves. */
  .told {
    min-height: 3.1em;
    margin-block: var(--s3) var(--s5);
  }
  html:not([data-script]) & {
    display: none;
  }
`;

/** What was begun here earlier is still here, for whoever began it; and goes away at once where others use the device. */
function StoredHere({ onForget }: { onForget: () => void }) {
  const { say } = useTexts();
  return (
    <Stored>
      {say("monthly.keptHere")}{" "}
      <button className="plain" type="button" onClick={onForget}>
        {say("monthly.forget")}
      </button>
    </Stored>
  );
}

const Stored = styled.p`
  margin-top: var(--s5);
  padding: var(--s3) min(var(--s4), 6vw);
  overflow-wrap: anywhere;
  background: var(--sheet-quiet);
`;

/** That nothing is drawn today, and when it is. The page was built on another day, so the date comes with script. */
function FirstDraw({ drawDay, isKnown }: { drawDay: DrawDay; isKnown: boolean }) {
  const { say, language } = useTexts();
  const day = isKnown ? sayDay(firstDrawOn(todayInSweden(), drawDay, usualBankingDaysAhead), language) : null;
  return (
    <p role="status">
      <b>{say("monthly.nothingToday")}</b> {day !== null && say("monthly.firstDraw", { day })}
    </p>
  );
}

const When = styled.div`
  margin-top: var(--s5);
  padding-left: var(--s4);
  border-left: 6px solid var(--thread-quiet);

  /* Room for the day, which comes with script. */
  > p {
    min-height: 3.1em;
  }
  ${from("S")} {
    > p {
      min-height: 0;
    }
  }
`;
