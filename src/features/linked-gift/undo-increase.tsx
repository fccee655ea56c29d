import React, { useState } from "react";
import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { IncreaseUndoing, UndoneIncrease } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { EndedLink } from "./ended-link.tsx";
import { loadLinkCalls } from "./later-calls.ts";
import { Said } from "./said.tsx";
import { shownDay } from "./shown-day.ts";
import { usePress } from "./use-press.ts";

type Props = { undoing: IncreaseUndoing; receiver: Receiver };

/** From the mail: nothing is undone before it is pressed, for programs open links as well. */
export function UndoIncrease({ undoing, receiver }: Props) {
  const { say } = useTexts();
  const [answer, setAnswer] = useState<UndoneIncrease | null>(null);
  const { trouble, isSending, press } = usePress<UndoneIncrease>(setAnswer, () => false);

  if (answer?.state === "undone") {
    const { amount = 0, drawOn = "" } = answer.gift ?? {};
    const words = { amount: formatAmount(amount), day: shownDay(drawOn) };
    return (
      <Said heading={say("increase.undone")} text={() => say("increase.undone.lead", words)} receiver={receiver} />
    );
  }
  if (answer?.state === "tooLate" || answer?.state === "changedSince") {
    const { state } = answer;
    return (
      <Said
        heading={say(`increase.${state}`)}
        text={(phone) => say(`increase.${state}.text`, { days: undoDays, phone })}
        receiver={receiver}
      />
    );
  }
  if (answer !== null) return <EndedLink state={answer.state} receiver={receiver} />;
  return (
    <Said heading={say("increase.undo")} text={() => say("increase.undo.lead")} receiver={receiver} isFirst>
      <button
        className="btn btn--big"
        type="button"
        aria-busy={isSending || undefined}
        onClick={() => void press(0, async () => (await loadLinkCalls()).undoIncrease(undoing))}
      >
        {say("increase.undo.press")}
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
