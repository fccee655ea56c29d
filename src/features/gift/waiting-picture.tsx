import React, { type ReactNode } from "react";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { Countdown } from "#src/core/payment/countdown.tsx";
import type { Device } from "#src/core/payment/device.ts";
import type { WaitingScreen } from "#src/core/payment/payment-screen.ts";
import { SwishCode } from "#src/core/payment/swish-code.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { GiftSlip } from "./gift-slip.tsx";
import { SideField } from "./gift-side.tsx";
import { GiftSteps } from "./gift-steps.tsx";
import { Meadow } from "#src/ui/meadow.tsx";
import { PaymentWays } from "#src/core/payment/payment-ways.tsx";
import { PictureLayout } from "#src/core/payment/picture-layout.tsx";
import { WhatToDo } from "#src/core/payment/what-to-do.tsx";

/** Where the visitor has minutes. A card page is open for much longer. */
const countsDown: readonly WaitingScreen[] = ["swishCode", "swishApp", "swishNumber"];

type Props = {
  screen: WaitingScreen;
  answer: PaymentAnswer;
  /** Nothing when no time runs. */
  expiresAtMs: number | null;
  organisation: string;
  backTo: string;
  isBusy: boolean;
  /** What is said where another sum was chosen since. */
  otherSum: ReactNode;
  onCardPage: () => void;
  onChangeTo: (method: PaymentMethod) => void;
  onDevice: (device: Device) => void;
  onCancel: () => void;
};

/**
 * A payment that waits for the visitor, as one picture within the window: what to do now, the time left, what is paid and
 * to whom, and the ways out.
 */
export function WaitingPicture(props: Props) {
  const { screen, answer, expiresAtMs, organisation, backTo, isBusy } = props;
  const { say } = useTexts();
  const { amount, payment, shortOrderReference } = answer;
  const isCard = payment?.method === "card";
  return (
    <PictureLayout>
      <GiftSteps step="order" inLine />
      <div className="now">
        <ScreenHeading>
          {say(isCard && screen === "contacting" ? "payment.contactingCard" : `payment.${screen}.heading`)}
        </ScreenHeading>
        {expiresAtMs !== null && countsDown.includes(screen) && <Countdown expiresAtMs={expiresAtMs} />}
      </div>
      {props.otherSum}
      <WhatToDo screen={screen} payment={payment} backTo={backTo} onCardPage={props.onCardPage} />
      <SideField className="in-picture">
        <GiftSlip amount={amount} organisation={organisation}>
          {screen === "swishCode" && <SwishCode qr={payment?.swish?.qr ?? null} />}
        </GiftSlip>
      </SideField>
      <PaymentWays
        screen={screen}
        isBusy={isBusy}
        onChangeTo={props.onChangeTo}
        onDevice={props.onDevice}
        onCancel={props.onCancel}
      />
      <p className="small">
        {say("payment.safe")} {say("payment.order", { order: shortOrderReference })}
      </p>
      <Meadow />
    </PictureLayout>
  );
}
