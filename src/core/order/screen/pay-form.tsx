import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import { PaymentEnded, PaymentUnknown } from "#src/core/payment/payment-ended.tsx";
import { isEnded } from "#src/core/payment/payment-screen.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { ChosenLine } from "../amount/chosen-line.tsx";
import { OrderSteps, type StepNames } from "../steps/order-steps.tsx";
import { orderText } from "../order-text.ts";
import type { OrderScreenState } from "./use-order-screen.ts";

type Props = {
  kind: OrderKind;
  names: StepNames;
  state: OrderScreenState;
  phone: Phone;
  otherSum: ReactNode;
  chosenName?: string | undefined;
  onChange?: () => void;
};

export function PayForm({ kind, names, state, phone, otherSum, chosenName, onChange }: Props) {
  const { say } = useTexts();
  const { answer, screen, isBusy } = state;
  const known = answer?.payment ?? null;
  const givenBack = answer?.givenBack ?? null;
  return (
    <Pay className="order-form words">
      <OrderSteps kind={kind} names={names} step="order" inLine="low" />
      {screen === "asking" && <ScreenHeading>{say(orderText(kind, "asking"))}</ScreenHeading>}
      {screen === "choose" && <ScreenHeading>{say("payment.choose.heading")}</ScreenHeading>}
      {isEnded(screen) && known !== null && (
        <PaymentEnded
          state={screen}
          method={known.method}
          reason={known.reason}
          hasOtherMoney={givenBack !== null || answer?.otherOpen === true}
          phone={phone}
          isBusy={isBusy}
          onAgain={() => {
            if (known.method === "swishNumber") state.otherWay("swishNumber");
            else void state.pay({ method: known.method });
          }}
          onOtherWay={() => state.otherWay(known.method)}
        />
      )}
      {answer !== null && givenBack !== null && (
        <p>
          <GivenBack kind={kind} answer={answer} />
        </p>
      )}
      {screen === "unknown" && answer !== null && (
        <PaymentUnknown
          shortOrderReference={answer.shortOrderReference}
          receiptTo={answer.receiptTo}
          phone={phone}
          onAskAgain={state.askNow}
        />
      )}
      {otherSum}
      {answer !== null && (
        <ChosenLine
          kind={kind}
          amount={answer.amount}
          name={chosenName}
          {...(screen === "choose" && onChange !== undefined && { onChange })}
        />
      )}
      {screen === "choose" && answer !== null && (
        <MethodChoice
          kind={kind}
          amount={answer.amount}
          first={state.first}
          isChosen={state.isChosen}
          mobile={state.mobile}
          isBusy={isBusy}
          refusal={state.refusal}
          onPay={(one) => void state.pay(one)}
        />
      )}
      {answer !== null && <p className="order">{say("payment.order", { order: answer.shortOrderReference })}</p>}
    </Pay>
  );
}

const Pay = styled.div`
  .points {
    display: grid;
    gap: var(--s3);
    padding-left: 1.4em;
    list-style: disc;
  }
  .other-sum {
    margin-top: var(--s4);
    font-weight: var(--w-strong);
  }
  .order {
    color: var(--text-soft);
  }
  /* Whoever has come so far pays without scrolling. */
  @media (max-height: 50em) {
    &.order-form.words {
      padding-top: var(--s4);
    }
    &.order-form.words > h1,
    &.order-form.words > form {
      margin-top: var(--s4);
    }
    &.order-form.words > p:has(.num) {
      margin-top: var(--s2);
      padding-block: var(--s2);
    }
  }
`;
