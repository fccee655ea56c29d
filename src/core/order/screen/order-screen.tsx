import React, { useEffect } from "react";
import { navigate } from "gatsby";
import { orderHref, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { PaymentNotice } from "#src/core/payment/payment-notice.tsx";
import { isWaiting } from "#src/core/payment/payment-screen.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { OrderDraft } from "../draft/order-draft.ts";
import { OrderLayout } from "../steps/order-layout.tsx";
import { OrderNotFound, OrderReplaced } from "./order-gone.tsx";
import { OrderSide } from "../side/order-side.tsx";
import type { StepNames } from "../steps/order-steps.tsx";
import { OtherSum } from "./other-sum.tsx";
import { PayForm } from "./pay-form.tsx";
import type { Receiver } from "../receiver.ts";
import { ThanksScreen, type Thanks } from "../thanks/thanks-screen.tsx";
import { useOrderScreen, type OrderScreenState } from "./use-order-screen.ts";
import { WaitingPage } from "./waiting-screen.tsx";

export type OrderScreenProps = {
  kind: OrderKind;
  names: StepNames;
  order: string;
  /** Of this tab: its order may be another. */
  draft: OrderDraft;
  /** By the press that led here, and by no reload, link or way back. */
  isJustMade?: boolean;
  amount: number | undefined;
  name?: string | undefined;
  /** Where Swish may ask, if the order has a number. */
  mobile?: string;
  receiver: Receiver;
  /** Where an order that waits for its invoice to be paid is shown. */
  invoicePage?: (answer: PaymentAnswer) => string;
  thanks: (answer: PaymentAnswer) => Thanks;
  onChange: () => void;
  onPaid: () => void;
  onReplaced: () => void;
};

/** What a journey hands to the step that shows its order. */
export type OrderStepProps<Draft> = Pick<
  OrderScreenProps,
  "order" | "receiver" | "isJustMade" | "onChange" | "onPaid" | "onReplaced"
> & { draft: Draft };

export function OrderScreen(props: OrderScreenProps) {
  const { method, isMethodChosen = false } = props.draft;
  return <ShownOrder {...props} state={useOrderScreen({ ...props, method, isMethodChosen })} />;
}

type ShownProps = Omit<OrderScreenProps, "mobile" | "isJustMade" | "onPaid" | "onReplaced"> & {
  state: OrderScreenState;
};

/** What there is to say of an order, on a screen of its own. */
export function ShownOrder({ state, ...props }: ShownProps) {
  const { language } = useTexts();
  const { kind, names, order, draft, receiver, onChange } = props;
  const { name: organisation, phone } = receiver;
  const { answer, screen } = state;
  const own = { order: draft.order, amount: props.amount };
  const otherSum = answer && <OtherSum kind={kind} answer={answer} own={own} phone={phone} />;

  const invoicePage = answer !== null && screen === "invoice" ? props.invoicePage?.(answer) : undefined;
  useEffect(() => {
    if (invoicePage !== undefined) navigate(invoicePage, { replace: true });
  }, [invoicePage]);

  if (state.notFound) return <OrderNotFound kind={kind} receiver={receiver} />;
  if (answer !== null && screen === "paid")
    return (
      <ThanksScreen kind={kind} answer={answer} receiver={receiver} otherSum={otherSum} {...props.thanks(answer)} />
    );
  if (answer !== null && screen === "replaced")
    return <OrderReplaced kind={kind} answer={answer} own={draft.order} receiver={receiver} />;
  return (
    <>
      {isWaiting(screen) && answer !== null ? (
        <WaitingPage
          key={screen}
          kind={kind}
          names={names}
          screen={screen}
          answer={answer}
          state={state}
          organisation={organisation}
          backTo={new URL(orderHref(kind, order, language), window.location.href).href}
          otherSum={otherSum}
        />
      ) : (
        <OrderLayout key={screen}>
          <PayForm
            kind={kind}
            names={names}
            state={state}
            phone={phone}
            otherSum={otherSum}
            {...(draft.order === order && { chosenName: props.name, onChange })}
          />
          <OrderSide kind={kind} amount={answer?.amount ?? null} organisation={organisation} />
        </OrderLayout>
      )}
      <PaymentNotice notice={state.notice} phone={phone} />
    </>
  );
}
