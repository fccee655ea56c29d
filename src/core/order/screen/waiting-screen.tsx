import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { invoiceMethods, PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Device } from "#src/core/device.ts";
import { Countdown } from "#src/core/payment/countdown.tsx";
import type { WaitingScreen } from "#src/core/payment/payment-screen.ts";
import { WaitingLayout } from "#src/core/payment/waiting-layout.tsx";
import { WaitingInstructions } from "#src/core/payment/waiting-instructions.tsx";
import { waitingHeading } from "#src/core/payment/waiting-words.ts";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { QrCode } from "#src/ui/qr-code.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { OrderGround } from "../side/order-ground.tsx";
import { SideField } from "../side/order-side.tsx";
import { OrderSlip } from "../side/order-slip.tsx";
import { OrderSteps, type StepNames } from "../steps/order-steps.tsx";
import type { OrderScreenState } from "./use-order-screen.ts";

/** Where the visitor has minutes. A card page is open for much longer. */
const countsDown: readonly WaitingScreen[] = ["swishCode", "swishApp", "swishNumber"];

type Props = {
  kind: OrderKind;
  names: StepNames;
  screen: WaitingScreen;
  answer: PaymentAnswer;
  state: OrderScreenState;
  organisation: string;
  backTo: string;
  otherSum: ReactNode;
};

export function WaitingPage(props: Props) {
  const { kind, screen, answer, state, organisation, backTo } = props;
  const { expiresAtMs } = state;
  const { say } = useTexts();
  const { amount, payment, shortOrderReference } = answer;
  return (
    <WaitingLayout>
      <OrderSteps kind={kind} names={props.names} step="order" inLine />
      <div className="now">
        <ScreenHeading>{say(waitingHeading(screen, payment?.method))}</ScreenHeading>
        {expiresAtMs !== null && countsDown.includes(screen) && <Countdown expiresAtMs={expiresAtMs} />}
      </div>
      {props.otherSum}
      <WaitingInstructions screen={screen} payment={payment} backTo={backTo} onCardPage={state.leaveForCardPage} />
      <SideField kind={kind} className="in-picture">
        <OrderSlip kind={kind} amount={amount} organisation={organisation}>
          {screen === "swishCode" && <SwishCode qr={payment?.swish?.qr ?? null} />}
        </OrderSlip>
      </SideField>
      {screen !== "invoice" && (
        <PaymentWays
          screen={screen}
          isBusy={state.isBusy}
          onChangeTo={(method) => void state.changeTo(method)}
          onDevice={state.setDevice}
          onCancel={() => void state.cancel()}
        />
      )}
      <p className="small">
        {say("payment.safe")} {say("payment.order", { order: shortOrderReference })}
      </p>
      <OrderGround kind={kind} />
    </WaitingLayout>
  );
}

function SwishCode({ qr }: { qr: string | null }) {
  const { say } = useTexts();
  return <Code svg={qr} alt={say("payment.swishCode.alt")} missing={<p>{say("payment.swishCode.missing")}</p>} />;
}

const Code = styled(QrCode)`
  width: clamp(10.5rem, calc(100svh - 36rem), 18rem);

  p {
    line-height: 1.4;
    text-align: center;
  }
  ${from("L")} {
    width: clamp(11rem, calc(100svh - var(--top) - 17.5rem), 24rem);
  }
`;

type OtherWay = Exclude<PaymentMethod, (typeof invoiceMethods)[number]>;
const others: Record<WaitingScreen, readonly OtherWay[]> = {
  contacting: [],
  swishCode: ["swishNumber", "card"],
  swishApp: ["swishNumber", "card"],
  swishNumber: ["swishDirect", "card"],
  card: ["swishDirect"],
  invoice: [],
  timeIsOut: [],
};

const elsewhere: Partial<Record<WaitingScreen, { device: Device; words: TextKey }>> = {
  swishCode: { device: "phone", words: "payment.instead.app" },
  swishApp: { device: "computer", words: "payment.instead.code" },
};

type PaymentWaysProps = {
  screen: WaitingScreen;
  isBusy: boolean;
  onChangeTo: (method: PaymentMethod) => void;
  onDevice: (device: Device) => void;
  onCancel: () => void;
};

function PaymentWays({ screen, isBusy, onChangeTo, onDevice, onCancel }: PaymentWaysProps) {
  const { say } = useTexts();
  const other = elsewhere[screen];
  return (
    <div className="ways">
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
      {other && (
        <button className="plain" type="button" onClick={() => onDevice(other.device)}>
          {say(other.words)}
        </button>
      )}
      <button className="plain" type="button" aria-disabled={isBusy || undefined} onClick={onCancel}>
        {say(isBusy ? "payment.cancelling" : "payment.cancel")}
      </button>
    </div>
  );
}
