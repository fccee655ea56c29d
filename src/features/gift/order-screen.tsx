import React, { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { isLive, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { Payment } from "@hjarta-lunga/contract/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { ContactNotice } from "#src/core/payment/contact-notice.tsx";
import { useDevice } from "#src/core/payment/device.ts";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import { PaymentEnded } from "#src/core/payment/payment-ended.tsx";
import { screenOf } from "#src/core/payment/payment-screen.ts";
import { PaymentUnknown } from "#src/core/payment/payment-unknown.tsx";
import { usePayment, type Try } from "#src/core/payment/use-payment.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Steps } from "#src/ui/steps.tsx";
import type { GiftDraft } from "./gift-draft.ts";
import { GiftLayout } from "./gift-layout.tsx";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { GiftSide, SideField } from "./gift-side.tsx";
import { steps } from "./journey.ts";
import { ThankYou } from "./thank-you.tsx";
import { isWaiting, WaitingPanel } from "./waiting-panel.tsx";
import { YourGift } from "./your-gift.tsx";

type Props = {
  order: string;
  draft: GiftDraft;
  product: GivenProduct;
  receiver: Receiver;
  onChangeGift: () => void;
  onPaid: () => void;
  children: ReactNode;
};

const panelHeadingId = "payment-heading";

/** Step 3, and whatever becomes of it: the order as the API knows it, here or in any other tab. */
export default function OrderScreen({ order, draft, product, receiver, onChangeGift, onPaid, children }: Props) {
  const { say } = useTexts();
  const [device, setDevice] = useDevice();
  const payment = usePayment(order, device);
  const { answer, contact, busy } = payment;
  const [first, setFirst] = useState<PaymentMethod>(draft.method);
  /** The ended payment that the visitor has turned away from, to choose another way. */
  const [turnedFrom, setTurnedFrom] = useState<Payment | null>(null);
  const isPaid = answer?.paid === true;
  const { phone } = receiver;

  useEffect(() => {
    if (isPaid) onPaid();
    // Told once: whoever listens may be another function at the next look.
  }, [isPaid]); // eslint-disable-line react-hooks/exhaustive-deps

  async function pay(one: Try) {
    setFirst(one.method);
    const cardPage = await payment.start(one);
    if (cardPage !== null) window.location.assign(cardPage);
  }

  function otherWay(method: PaymentMethod) {
    setFirst(method);
    setTurnedFrom(answer?.payment ?? null);
  }

  /** Another way than the one that waits: that one is ended first, or both could be paid. */
  async function changeTo(method: PaymentMethod) {
    const left = await payment.cancel();
    if (left === null || left.paid || (left.payment !== null && isLive(left.payment.state))) return;
    setFirst(method);
    setTurnedFrom(left.payment);
    if (method === "card") await pay({ method });
  }

  if (payment.notFound) return <OrderNotFound phone={phone}>{children}</OrderNotFound>;

  const shown = screenOf(answer, device);
  const hasTurned = turnedFrom !== null && turnedFrom === answer?.payment;
  const isEnded = shown === "declined" || shown === "cancelled" || shown === "expired" || shown === "failed";
  const wanted = isEnded && hasTurned ? "choose" : shown;
  // A try whose answer was lost may have begun: nothing new is offered until we know.
  const screen = wanted === "choose" && contact !== "fine" ? "asking" : wanted;

  if (answer?.paid === true) return <ThankYou answer={answer} product={product} receiver={receiver} />;

  const known = answer?.payment ?? null;
  return (
    <>
      <GiftLayout>
        <Pay className="gift-form">
          <Steps
            label={say("gift.steps")}
            steps={steps.map((each) => say(`gift.step.${each}`))}
            current={steps.indexOf("order")}
          />
          {screen === "asking" && <ScreenHeading>{say("payment.asking")}</ScreenHeading>}
          {screen === "choose" && <ScreenHeading>{say("payment.choose.heading")}</ScreenHeading>}
          {isWaiting(screen) && <h1>{say("payment.choose.heading")}</h1>}
          {isEnded && screen !== "choose" && known !== null && (
            <PaymentEnded
              state={shown}
              method={known.method}
              reason={known.reason}
              phone={phone}
              isBusy={busy !== null}
              onAgain={() => {
                if (known.method === "swishNumber") otherWay("swishNumber");
                else void pay({ method: known.method });
              }}
              onOtherWay={() => otherWay(known.method)}
            />
          )}
          {screen === "unknown" && answer !== null && (
            <PaymentUnknown
              shortOrderReference={answer.shortOrderReference}
              receiptTo={answer.receiptTo}
              phone={phone}
              onAskAgain={payment.askNow}
            />
          )}
          <ContactNotice contact={contact} phone={phone} />
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
              mobile={draft.donor.mobile}
              isBusy={busy !== null}
              refusal={payment.refusal}
              onPay={(one) => void pay(one)}
            />
          )}
          {isWaiting(screen) && <p>{say("payment.safe")}</p>}
          {answer !== null && <p className="order">{say("payment.order", { order: answer.shortOrderReference })}</p>}
        </Pay>
        {isWaiting(screen) && answer !== null ? (
          <SideField labelledBy={panelHeadingId}>
            <WaitingPanel
              key={screen}
              screen={screen}
              headingId={panelHeadingId}
              answer={answer}
              organisation={receiver.name}
              backTo={new URL(routes.gift.order(order), window.location.href).href}
              isBusy={busy !== null}
              onChangeTo={(method) => void changeTo(method)}
              onCancel={() => void payment.cancel()}
              onDevice={setDevice}
            />
          </SideField>
        ) : (
          <GiftSide amount={answer?.amount} product={product} receiver={receiver} />
        )}
      </GiftLayout>
      {/* Who may be paying right now is shown no other way to pay. */}
      {(screen === "choose" || isEnded) && children}
    </>
  );
}

function OrderNotFound({ phone, children }: { phone: Phone; children: ReactNode }) {
  const { say } = useTexts();
  return (
    <>
      <div className="wrap column">
        <NotFoundWords>
          <ScreenHeading>{say("payment.notFound.heading")}</ScreenHeading>
          <p className="lead">
            <PhoneText phone={phone} text={(shown) => say("payment.notFound.text", { phone: shown })} />
          </p>
          <SmartLink className="btn btn--big" href={routes.gift.href()}>
            {say("payment.notFound.again")}
          </SmartLink>
        </NotFoundWords>
      </div>
      {children}
    </>
  );
}

const NotFoundWords = styled.div`
  > * + * {
    margin-top: var(--s5);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Pay = styled.div`
  > .lead,
  > .actions,
  > .points,
  > form,
  > p {
    margin-top: var(--s5);
  }
  .points {
    display: grid;
    gap: var(--s3);
    padding-left: 1.4em;
    list-style: disc;
  }
  .order {
    color: var(--text-soft);
  }
`;
