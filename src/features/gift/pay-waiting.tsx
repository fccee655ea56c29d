import React from "react";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { invoiceMethods, PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { swishAppLink } from "@hjarta-lunga/contract/swish-app-link.ts";
import { isHandheld } from "#src/core/device.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { OrderScreenState } from "#src/core/order/screen/use-order-screen.ts";
import { Countdown } from "#src/core/payment/countdown.tsx";
import type { WaitingScreen } from "#src/core/payment/payment-screen.ts";
import { waitingHeading } from "#src/core/payment/waiting-words.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { QrCode } from "#src/ui/qr-code.tsx";
import { kind } from "./gift.ts";
import { PayHeading } from "./pay-heading.tsx";
import { PaySheet } from "./pay-sheet.tsx";

type Props = {
  screen: WaitingScreen;
  answer: PaymentAnswer;
  state: OrderScreenState;
  receiver: Receiver;
  order: string;
};

const countsDown: readonly WaitingScreen[] = ["swishCode", "swishApp", "swishNumber"];

export function PayWaiting({ screen, answer, state, receiver, order }: Props) {
  const { say, language } = useTexts();
  const { amount, payment, shortOrderReference } = answer;
  const { expiresAtMs, isBusy } = state;
  const token = payment?.swish?.token;
  const instead = (method: Exclude<PaymentMethod, (typeof invoiceMethods)[number]>, look: string) => (
    <button
      className={look}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void state.changeTo(method)}
    >
      {say(`payment.instead.${method}`)}
    </button>
  );
  const sum = (
    <p>
      <b className="num">{say("order.sum", { amount: formatAmount(amount, language) })}</b>{" "}
      {say("gift.order.to", { organisation: receiver.name })}
    </p>
  );
  const countdown = expiresAtMs !== null && countsDown.includes(screen) && <Countdown expiresAtMs={expiresAtMs} />;
  return (
    <>
      {screen === "swishApp" ? (
        // The button is the first thing there.
        <PayHeading isHidden>{say("payment.swishApp.heading")}</PayHeading>
      ) : (
        <PaySheet>
          <PayHeading>{say(waitingHeading(screen, payment?.method))}</PayHeading>
          {screen === "swishCode" ? (
            <QrCode
              className="code"
              svg={payment?.swish?.qr ?? null}
              alt={say("payment.swishCode.alt")}
              missing={<p>{say("payment.swishCode.missing")}</p>}
            />
          ) : (
            <p>{say(`payment.${screen}.text`)}</p>
          )}
          {sum}
          {countdown}
        </PaySheet>
      )}
      <div className="pay-row">
        {screen === "swishApp" && token !== undefined && (
          <a
            className="btn btn--big"
            href={swishAppLink(token, new URL(orderHref(kind, order, language), window.location.href).href)}
          >
            {say("payment.swishApp.open")}
          </a>
        )}
        {screen === "card" && payment?.cardPage && (
          <a className="btn btn--big" href={payment.cardPage} onClick={state.leaveForCardPage}>
            {say("payment.card.open")}
          </a>
        )}
        {countsDown.includes(screen) && instead("card", "btn btn--line")}
        <div className="ways">
          {screen === "swishApp" && (
            <button className="plain" type="button" onClick={() => state.setDevice("computer")}>
              {say("payment.instead.code")}
            </button>
          )}
          {screen === "swishCode" && isHandheld() && (
            <button className="plain" type="button" onClick={() => state.setDevice("phone")}>
              {say("payment.instead.app")}
            </button>
          )}
          {(screen === "swishCode" || screen === "swishApp") && instead("swishNumber", "plain")}
          {(screen === "swishNumber" || screen === "card") && instead("swishDirect", "plain")}
          {screen !== "timeIsOut" && (
            <button
              className="plain"
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void state.cancel()}
            >
              {say(isBusy ? "payment.cancelling" : "payment.cancel")}
            </button>
          )}
        </div>
      </div>
      {screen === "swishApp" && (
        <>
          <p>{say("payment.swishApp.lead")}</p>
          {sum}
          {countdown}
        </>
      )}
      <p className="small">{say("payment.order", { order: shortOrderReference })}</p>
    </>
  );
}
