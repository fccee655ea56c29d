import React from "react";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/payments.ts";
import { Countdown } from "#src/core/payment/countdown.tsx";
import type { Device } from "#src/core/payment/device.ts";
import type { PaymentScreen } from "#src/core/payment/payment-screen.ts";
import { SwishApp } from "#src/core/payment/swish-app.tsx";
import { SwishCode } from "#src/core/payment/swish-code.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

const waiting = ["contacting", "swishCode", "swishApp", "swishNumber", "card"] as const;
export type Waiting = (typeof waiting)[number];
export const isWaiting = (screen: PaymentScreen): screen is Waiting =>
  (waiting as readonly PaymentScreen[]).includes(screen);

/** The ways that may be taken instead of the one that waits. */
const others: Record<Waiting, readonly PaymentMethod[]> = {
  contacting: [],
  swishCode: ["swishNumber", "card"],
  swishApp: ["swishNumber", "card"],
  swishNumber: ["swishDirect", "card"],
  card: ["swishDirect"],
};

type Props = {
  screen: Waiting;
  headingId: string;
  answer: PaymentAnswer;
  organisation: string;
  backTo: string;
  isBusy: boolean;
  onChangeTo: (method: PaymentMethod) => void;
  onCancel: () => void;
  onDevice: (device: Device) => void;
};

/** A payment that waits for the visitor: what to do now, the time left, and the ways out. */
export function WaitingPanel(props: Props) {
  const { screen, headingId, answer, organisation, backTo, isBusy, onChangeTo, onCancel, onDevice } = props;
  const { say } = useTexts();
  const { amount, payment } = answer;
  const isCard = payment?.method === "card";
  return (
    <>
      <p className="tag">{say("payment.tag")}</p>
      <ScreenHeading as="h2" id={headingId}>
        {say(isCard && screen === "contacting" ? "payment.contactingCard" : `payment.${screen}.heading`)}
      </ScreenHeading>
      {screen === "contacting" && <p className="lead">{say("payment.contacting.text")}</p>}
      {screen === "swishCode" && (
        <SwishCode qr={payment?.swish?.qr ?? null} amount={amount} organisation={organisation} />
      )}
      {screen === "swishApp" && payment?.swish && <SwishApp token={payment.swish.token} backTo={backTo} />}
      {screen === "swishNumber" && <p className="lead">{say("payment.swishNumber.text")}</p>}
      {screen === "card" && (
        <>
          <p className="lead">{say("payment.card.text")}</p>
          {payment?.cardPage && (
            <div className="actions">
              <a className="btn btn--big" href={payment.cardPage}>
                {say("payment.card.open")}
              </a>
            </div>
          )}
        </>
      )}
      {!isCard && payment?.expiresInMs != null && <Countdown expiresInMs={payment.expiresInMs} />}
      <div className="actions">
        {others[screen].map((method) => (
          <button
            key={method}
            className="plain"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => onChangeTo(method)}
          >
            {say(`payment.instead.${method}`)}
          </button>
        ))}
        {screen === "swishApp" && (
          <button className="plain" type="button" onClick={() => onDevice("computer")}>
            {say("payment.instead.code")}
          </button>
        )}
        {screen === "swishCode" && (
          <button className="plain" type="button" onClick={() => onDevice("phone")}>
            {say("payment.instead.app")}
          </button>
        )}
        {screen !== "contacting" && (
          <button className="plain" type="button" aria-disabled={isBusy || undefined} onClick={onCancel}>
            {say(isBusy ? "payment.cancelling" : "payment.cancel")}
          </button>
        )}
      </div>
    </>
  );
}
