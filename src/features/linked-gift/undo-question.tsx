import React from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Said } from "./said.tsx";
import type { PressTrouble } from "./use-press.ts";

type Props = {
  heading: string;
  lead: string;
  press: string;
  receiver: Receiver;
  isSending: boolean;
  trouble: PressTrouble | null;
  onPress: () => void;
};

/** From the mail: nothing is undone before it is pressed, for programs open links as well. */
export function UndoQuestion({ heading, lead, press, receiver, isSending, trouble, onPress }: Props) {
  const { say } = useTexts();
  return (
    <Said heading={heading} text={() => lead} receiver={receiver} isFirst>
      <button className="btn btn--big" type="button" aria-busy={isSending || undefined} onClick={onPress}>
        {press}
      </button>
      <div role="alert">
        {trouble !== null && (
          <p>
            <PhoneText phone={receiver.phone} text={(phone) => say(`linkedGift.${trouble}`, { phone })} />
          </p>
        )}
      </div>
    </Said>
  );
}
