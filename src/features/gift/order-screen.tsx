import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import { isOpen, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useDevice } from "#src/core/payment/device.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import { PaymentEnded } from "#src/core/payment/payment-ended.tsx";
import { PaymentNotice, type Notice } from "#src/core/payment/payment-notice.tsx";
import { isEnded, isWaiting, screenOf, type PaymentScreen } from "#src/core/payment/payment-screen.ts";
import { PaymentUnknown } from "#src/core/payment/payment-unknown.tsx";
import { useCardPage } from "#src/core/payment/use-card-page.ts";
import { useLate } from "#src/core/payment/use-late.ts";
import { usePayment, type Refusal, type Try } from "#src/core/payment/use-payment.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { GiftDraft } from "./gift-draft.ts";
import { OrderLayout } from "#src/core/order/order-layout.tsx";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { GiftSide } from "./gift-side.tsx";
import { GiftSteps } from "./gift-steps.tsx";
import { OrderNotFound } from "./order-not-found.tsx";
import { OtherSum } from "./other-sum.tsx";
import { OrderReplaced } from "./order-replaced.tsx";
import { ThankYou } from "./thank-you.tsx";
import { WaitingPicture } from "./waiting-picture.tsx";
import { YourGift } from "./your-gift.tsx";

type Props = {
  order: string;
  draft: GiftDraft;
  product: GivenProduct;
  receiver: Receiver;
  onChangeGift: () => void;
  onPaid: () => void;
  onReplaced: () => void;
};

/** Nobody is left longer than this without a word about what they pressed. */
const patienceMs = 2_500;

/** Where it is about what is shown. */
const toldOn: Record<Exclude<Refusal, "mobile">, (screen: PaymentScreen) => boolean> = {
  notCancelled: isWaiting,
  notBegun: (screen) => screen === "choose",
  tooMany: (screen) => screen === "choose" || isEnded(screen),
};

/** Step 3, and whatever becomes of it: the order as the API knows it, here or in any other tab. */
export default function OrderScreen(props: Props) {
  const { order, draft, product, receiver, onChangeGift, onPaid, onReplaced } = props;
  const { say } = useTexts();
  const [device, setDevice] = useDevice();
  const payment = usePayment(order, device);
  const { answer, contact, busy, refusal, expiresAtMs } = payment;
  const cardPage = useCardPage();
  const isSlow = useLate(busy, patienceMs);
  const [first, setFirst] = useState<PaymentMethod>(draft.method);
  const [mobile, setMobile] = useState(draft.donor.mobile);
  /** After which try the visitor chose another way: how the next one ends is to be seen again. */
  const [turnedAfter, setTurnedAfter] = useState<number | null>(null);
  const shown = screenOf(answer, { device, isTimeOut: payment.isTimeOut });
  const { phone } = receiver;

  useEffect(() => {
    if (shown === "paid") onPaid();
    if (shown === "replaced") onReplaced();
    // Told once: whoever listens may be another function at the next look.
  }, [shown]); // eslint-disable-line react-hooks/exhaustive-deps

  async function pay(one: Try) {
    setFirst(one.method);
    if (one.mobile !== undefined) setMobile(one.mobile);
    const toOpen = await payment.start(one);
    if (toOpen !== null) cardPage.open(toOpen);
  }

  function otherWay(method: PaymentMethod) {
    setFirst(method);
    setTurnedAfter(payment.triesHeardOf);
    // What has ended here may have been paid elsewhere meanwhile.
    void payment.askNow();
  }

  /** Another way than the one that waits: that one is ended first, or both could be paid. */
  async function changeTo(method: PaymentMethod) {
    const left = await payment.cancel();
    // Where money may still have moved, how it ended says so before anything else is paid.
    if (left === null || left.paid || (left.payment !== null && isOpen(left.payment))) return;
    setFirst(method);
    setTurnedAfter(payment.triesHeardOf);
    if (method === "card") await pay({ method });
  }

  if (payment.notFound) return <OrderNotFound product={product} receiver={receiver} />;
  if (answer !== null && shown === "paid")
    return <ThankYou answer={answer} draft={draft} product={product} receiver={receiver} />;
  if (answer !== null && shown === "replaced")
    return <OrderReplaced answer={answer} own={draft.order} product={product} receiver={receiver} />;

  if (turnedAfter !== null && !isEnded(shown)) setTurnedAfter(null);
  const wanted = isEnded(shown) && turnedAfter === payment.triesHeardOf ? "choose" : shown;
  // A try whose answer was lost may have begun: nothing new is offered until we know.
  const screen = wanted === "choose" && contact !== "fine" ? "asking" : wanted;
  const known = answer?.payment ?? null;
  const givenBack = answer?.givenBack ?? null;
  const isBusy = busy !== null;

  function notice(): Notice | null {
    if (contact !== "fine") return contact;
    if (isSlow) return "slow";
    if (refusal !== null && refusal !== "mobile" && toldOn[refusal](screen)) return refusal;
    return cardPage.isAway && screen === "card" ? "cardPageAway" : null;
  }

  return (
    <>
      {isWaiting(screen) && answer !== null ? (
        <WaitingPicture
          key={screen}
          screen={screen}
          answer={answer}
          expiresAtMs={expiresAtMs}
          organisation={receiver.name}
          backTo={new URL(routes.gift.order(order), window.location.href).href}
          isBusy={isBusy}
          otherSum={<OtherSum answer={answer} draft={draft} phone={phone} />}
          onCardPage={cardPage.leave}
          onChangeTo={(method) => void changeTo(method)}
          onDevice={setDevice}
          onCancel={() => void payment.cancel()}
        />
      ) : (
        <OrderLayout key={screen}>
          <Pay className="order-form words">
            <GiftSteps step="order" />
            {screen === "asking" && <ScreenHeading>{say("payment.asking")}</ScreenHeading>}
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
                  if (known.method === "swishNumber") otherWay("swishNumber");
                  else void pay({ method: known.method });
                }}
                onOtherWay={() => otherWay(known.method)}
              />
            )}
            {answer !== null && givenBack !== null && (
              <p>
                <GivenBack answer={answer} />
              </p>
            )}
            {screen === "unknown" && answer !== null && (
              <PaymentUnknown
                shortOrderReference={answer.shortOrderReference}
                receiptTo={answer.receiptTo}
                phone={phone}
                onAskAgain={payment.askNow}
              />
            )}
            {answer !== null && <OtherSum answer={answer} draft={draft} phone={phone} />}
            {answer !== null && (
              <YourGift
                amount={answer.amount}
                {...(screen === "choose" && draft.order === order && { onChange: onChangeGift })}
              />
            )}
            {screen === "choose" && answer !== null && (
              <MethodChoice
                amount={answer.amount}
                first={first}
                mobile={mobile}
                isBusy={isBusy}
                refusal={refusal}
                onPay={(one) => void pay(one)}
              />
            )}
            {answer !== null && <p className="order">{say("payment.order", { order: answer.shortOrderReference })}</p>}
          </Pay>
          <GiftSide amount={answer?.amount} product={product} receiver={receiver} />
        </OrderLayout>
      )}
      <PaymentNotice notice={notice()} phone={phone} />
    </>
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
`;
