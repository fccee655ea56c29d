import React, { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { ShownOrder, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useOrderScreen, type OrderScreenState } from "#src/core/order/screen/use-order-screen.ts";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import { PaymentEnded } from "#src/core/payment/payment-ended.tsx";
import { PaymentNotice } from "#src/core/payment/payment-notice.tsx";
import { isEnded, isWaiting, type PaymentScreen } from "#src/core/payment/payment-screen.ts";
import type { Try } from "#src/core/payment/use-payment.ts";
import { contactingWords } from "#src/core/payment/waiting-words.ts";
import { useTexts } from "#src/core/texts.tsx";
import { giftThanks } from "./gift-thanks.tsx";
import type { GiverState } from "./use-giver.ts";
import { kind, stepNames, type GiftDraft, type GivenProduct } from "./gift.ts";
import { PayHeading } from "./pay-heading.tsx";
import { PayPlace } from "./pay-place.tsx";
import { PayWaiting } from "./pay-waiting.tsx";

type Props = OrderStepProps<GiftDraft> & {
  product: GivenProduct;
  amount: number | undefined;
  /** The press that made the order, and the sum that it said. */
  toBegin: { one: Try; amount: number } | null;
  onBegun: (order: string) => void;
  /** Before the visitor leaves for another page, what they wrote is kept. */
  beforeLeaving: () => Promise<void>;
  /** Found when the visitor arrived, and not made here. */
  isFound: boolean;
  /** By what it is paid, whoever chose that and where. */
  onWay: (method: PaymentMethod) => void;
  /** Null while it is not known. */
  onAlone: (isAlone: boolean | null) => void;
  /** Instead of a payment of another sum. */
  toPay: ReactNode;
  giver: ReactNode;
  giverState: GiverState;
};

/** What takes the whole screen: nothing is left to choose, or nothing may be chosen now. */
const alone: readonly PaymentScreen[] = ["paid", "replaced", "unknown"];
const leavingPatienceMs = 4_000;

/** How it stands with the payment of the gift beside it. */
export default function GiftPay(props: Props) {
  const { draft, receiver, product, amount, toBegin, onBegun, onAlone, toPay } = props;
  const { say } = useTexts();
  const [leaving, setLeaving] = useState<Try | null>(null);
  const shownAmount = useRef(amount);
  useLayoutEffect(() => {
    shownAmount.current = amount;
    return () => {
      shownAmount.current = undefined;
    };
  }, [amount]);

  /** Words about who gives are kept first. Whoever has changed the sum meanwhile, or is gone, is led to no payment. */
  async function beforePay(one: Try, said: number | undefined) {
    setLeaving(one);
    if (one.method === "card")
      await Promise.race([props.beforeLeaving(), new Promise((later) => setTimeout(later, leavingPatienceMs))]);
    setLeaving(null);
    return shownAmount.current === said;
  }
  const state = useOrderScreen({
    ...props,
    kind,
    // `toBegin` begins it.
    isJustMade: false,
    method: draft.method,
    isMethodChosen: true,
    beforePay: (one) => beforePay(one, toBegin?.amount ?? amount),
  });
  const { answer, screen, notFound } = state;

  const beginNow = useEffectEvent((one: Try) => {
    onBegun(props.order);
    void state.pay(one);
  });
  const one = toBegin?.one;
  useEffect(() => {
    if (one !== undefined) beginNow(one);
  }, [one]);

  const way = answer?.payment?.method;
  const tellWay = useEffectEvent(props.onWay);
  useEffect(() => {
    if (way !== undefined) tellWay(way);
  }, [way]);

  // Where the receipt goes is news of the order.
  const askNow = useEffectEvent(() => void state.askNow());
  useEffect(() => {
    if (props.giverState === "saved") askNow();
  }, [props.giverState]);

  // Who is back from the card's page has most often paid: the form does not come between.
  const mayBePaid = props.isFound && isWaiting(screen) && way === "card";
  const isAlone = notFound || alone.includes(screen) || mayBePaid;
  const tellAlone = useEffectEvent(onAlone);
  // Before it is seen: what stood beside it goes in the same moment.
  const isKnown = answer !== null || notFound;
  useLayoutEffect(() => {
    tellAlone(isKnown ? isAlone : null);
  }, [isAlone, isKnown]);

  if (isAlone) {
    const thanks = (paid: PaymentAnswer) =>
      giftThanks({ product, receiver, say, giver: props.giver, order: props.order, amount: paid.amount });
    return <ShownOrder {...props} kind={kind} names={stepNames} state={state} thanks={thanks} />;
  }
  // A code of another sum than is seen beside it is nobody's to scan.
  const isOther = answer !== null && amount !== answer.amount;
  return (
    <>
      {isOther ? toPay : <Shown state={state} {...props} beginning={toBegin?.one ?? leaving} />}
      <PaymentNotice notice={state.notice} phone={receiver.phone} />
    </>
  );
}

type ShownProps = Props & { state: OrderScreenState; beginning: Try | null };

function Shown({ state, receiver, toPay, order, beginning }: ShownProps) {
  const { say } = useTexts();
  const { answer, screen } = state;
  const isBusy = state.isBusy || beginning !== null;
  const payment = answer?.payment ?? null;
  if (answer !== null && isWaiting(screen))
    return <PayWaiting key={screen} screen={screen} answer={answer} state={state} receiver={receiver} order={order} />;
  if (isEnded(screen) && payment !== null)
    return (
      <div className="ended">
        <PaymentEnded
          Heading={PayHeading}
          state={screen}
          method={payment.method}
          reason={payment.reason}
          hasOtherMoney={answer?.givenBack !== null || answer.otherOpen}
          phone={receiver.phone}
          isBusy={isBusy}
          onAgain={() => {
            if (payment.method === "swishNumber") state.otherWay("swishNumber");
            else void state.pay({ method: payment.method });
          }}
          onOtherWay={() => state.otherWay(payment.method)}
        />
      </div>
    );
  if (screen === "choose" && answer !== null && !isBusy)
    return state.isChosen ? (
      toPay
    ) : (
      <MethodChoice
        kind={kind}
        amount={answer.amount}
        first={state.first}
        mobile={state.mobile}
        isBusy={isBusy}
        refusal={state.refusal}
        onPay={(one) => void state.pay(one)}
      />
    );
  return <PayPlace words={say(isBusy ? contactingWords(beginning?.method ?? state.first) : "gift.order.asking")} />;
}
