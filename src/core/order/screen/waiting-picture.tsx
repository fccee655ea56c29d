import React, { type ReactNode } from "react";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { Countdown } from "#src/core/payment/countdown.tsx";
import type { Device } from "#src/core/device.ts";
import type { WaitingScreen } from "#src/core/payment/payment-screen.ts";
import { PaymentWays } from "#src/core/payment/payment-ways.tsx";
import { PictureLayout } from "#src/core/payment/picture-layout.tsx";
import { SwishCode } from "#src/core/payment/swish-code.tsx";
import { WhatToDo } from "#src/core/payment/what-to-do.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { OrderGround } from "../side/order-ground.tsx";
import { SideField } from "../side/order-side.tsx";
import { OrderSlip } from "../side/order-slip.tsx";
import { OrderSteps, type StepNames } from "../steps/order-steps.tsx";

/** Where the visitor has minutes. A card page is open for much longer. */
const countsDown: readonly WaitingScreen[] = ["swishCode", "swishApp", "swishNumber"];

type Props = {
  kind: OrderKind;
  names: StepNames;
  screen: WaitingScreen;
  answer: PaymentAnswer;
  expiresAtMs: number | null;
  organisation: string;
  backTo: string;
  isBusy: boolean;
  otherSum: ReactNode;
  onCardPage: () => void;
  onChangeTo: (method: PaymentMethod) => void;
  onDevice: (device: Device) => void;
  onCancel: () => void;
};

export function WaitingPicture(props: Props) {
  const { screen, answer, expiresAtMs, organisation, backTo, isBusy } = props;
  const { say } = useTexts();
  const { amount, payment, shortOrderReference } = answer;
  const isCard = payment?.method === "card";
  return (
    <PictureLayout>
      <OrderSteps kind={props.kind} names={props.names} step="order" inLine />
      <div className="now">
        <ScreenHeading>
          {say(isCard && screen === "contacting" ? "payment.contactingCard" : `payment.${screen}.heading`)}
        </ScreenHeading>
        {expiresAtMs !== null && countsDown.includes(screen) && <Countdown expiresAtMs={expiresAtMs} />}
      </div>
      {props.otherSum}
      <WhatToDo screen={screen} payment={payment} backTo={backTo} onCardPage={props.onCardPage} />
      <SideField kind={props.kind} className="in-picture">
        <OrderSlip kind={props.kind} amount={amount} organisation={organisation}>
          {screen === "swishCode" && <SwishCode qr={payment?.swish?.qr ?? null} />}
        </OrderSlip>
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
      <OrderGround kind={props.kind} />
    </PictureLayout>
  );
}
