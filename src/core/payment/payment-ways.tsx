import React from "react";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Device } from "#src/core/device.ts";
import type { WaitingScreen } from "./payment-screen.ts";
import { useTexts } from "#src/core/texts.tsx";

const others: Record<WaitingScreen, readonly PaymentMethod[]> = {
  contacting: [],
  swishCode: ["swishNumber", "card"],
  swishApp: ["swishNumber", "card"],
  swishNumber: ["swishDirect", "card"],
  card: ["swishDirect"],
  timeIsOut: [],
};

const elsewhere: Partial<Record<WaitingScreen, { device: Device; words: TextKey }>> = {
  swishCode: { device: "phone", words: "payment.instead.app" },
  swishApp: { device: "computer", words: "payment.instead.code" },
};

type Props = {
  screen: WaitingScreen;
  isBusy: boolean;
  onChangeTo: (method: PaymentMethod) => void;
  onDevice: (device: Device) => void;
  onCancel: () => void;
};

export function PaymentWays({ screen, isBusy, onChangeTo, onDevice, onCancel }: Props) {
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
