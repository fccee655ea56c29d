import React, { useState } from "react";
import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { UndoneIncrease } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { EndedLink } from "./ended-link.tsx";
import { loadLinkCalls } from "./later-calls.ts";
import type { Undoing } from "./link-in-url.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { ToldUndo } from "./told-undo.tsx";
import { UndoQuestion } from "./undo-question.tsx";
import { usePress } from "./use-press.ts";

type Props = { undoing: Undoing; receiver: Receiver };

export function UndoIncrease({ undoing: { id: change, token }, receiver }: Props) {
  const { say } = useTexts();
  const [answer, setAnswer] = useState<UndoneIncrease | null>(null);
  const { trouble, isSending, press } = usePress<UndoneIncrease>(setAnswer, () => false);

  if (answer?.state === "undone") {
    const { amount = 0, drawOn = "" } = answer.gift ?? {};
    const words = { amount: formatAmount(amount), day: sayDay(drawOn, "sv") };
    return (
      <ToldUndo heading={say("increase.undone")} text={() => say("increase.undone.lead", words)} receiver={receiver} />
    );
  }
  if (answer?.state === "tooLate" || answer?.state === "changedSince") {
    const { state } = answer;
    return (
      <ToldUndo
        heading={say(`increase.${state}`)}
        text={(phone) => say(`increase.${state}.text`, { days: undoDays, phone })}
        receiver={receiver}
      />
    );
  }
  if (answer !== null) return <EndedLink kind="monthly_gift_increase" state={answer.state} receiver={receiver} />;
  return (
    <UndoQuestion
      heading={say("increase.undo")}
      lead={say("increase.undo.lead")}
      press={say("increase.undo.press")}
      {...{ receiver, isSending, trouble }}
      onPress={() => void press("undo", async () => (await loadLinkCalls()).undoIncrease({ change, token }))}
    />
  );
}
