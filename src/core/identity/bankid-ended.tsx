import React from "react";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { otherDevice } from "./bankid-choice.tsx";
import type { BankIdEnd } from "./bankid-machine.ts";
import { nextAction } from "./bankid-view.ts";

type Props = {
  end: BankIdEnd;
  device: BankIdDevice;
  phone: Phone;
  onBegin: (device: BankIdDevice) => void;
  onHere: () => void;
};

export function BankIdEnded({ end, device, phone, onBegin, onHere }: Props) {
  const { say } = useTexts();
  const other = otherDevice[device];
  const again = { words: say("bankid.again"), press: () => onBegin(device) };
  const otherWay = { words: say(`bankid.open.${other}`), press: () => onBegin(other) };
  const ways = {
    again: [again, otherWay],
    otherWay: [otherWay, again],
    // Beginning here would end what waits there: nobody is led to it.
    whereItBegan: [null, { words: say("bankid.beginHere"), press: onHere }],
    none: [],
  }[nextAction(end)];
  return (
    <>
      <div className="actions">
        {ways.map(
          (way, index) =>
            way && (
              <button key={way.words} type="button" className={index === 0 ? "btn" : "plain"} onClick={way.press}>
                {way.words}
              </button>
            ),
        )}
      </div>
      <PhoneLine className="call" phone={phone} text="bankid.orCall" />
    </>
  );
}
