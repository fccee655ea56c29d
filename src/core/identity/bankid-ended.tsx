import React from "react";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { otherDevice } from "./bankid-choice.tsx";
import type { BankIdEnd } from "./bankid-machine.ts";
import { wayOn } from "./bankid-view.ts";

type Props = { end: BankIdEnd; device: BankIdDevice; phone: Phone; onBegin: (device: BankIdDevice) => void };

/** The ways on after an error, the one that is likely to help first. */
export function BankIdEnded({ end, device, phone, onBegin }: Props) {
  const { say } = useTexts();
  const way = wayOn(end);
  const other = otherDevice[device];
  const again = { words: say("bankid.again"), device };
  const elsewhere = { words: say(`bankid.open.${other}`), device: other };
  const ways = { again: [again, elsewhere], otherWay: [elsewhere, again], none: [] }[way];
  return (
    <>
      <div className="actions">
        {ways.map(({ words, device: to }, index) => (
          <button key={to} type="button" className={index === 0 ? "btn" : "plain"} onClick={() => onBegin(to)}>
            {words}
          </button>
        ))}
      </div>
      <p className="call">
        <PhoneText phone={phone} text={(shown) => say("bankid.orCall", { phone: shown })} />
      </p>
    </>
  );
}
