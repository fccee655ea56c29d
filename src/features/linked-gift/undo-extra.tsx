import React, { useState } from "react";
import type { UndoneExtra } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { EndedLink } from "./ended-link.tsx";
import { loadLinkCalls } from "./later-calls.ts";
import type { Undoing } from "./link-in-url.ts";
import { ToldUndo } from "./told-undo.tsx";
import { UndoQuestion } from "./undo-question.tsx";
import { usePress } from "./use-press.ts";

type Props = { undoing: Undoing; receiver: Receiver };

export function UndoExtra({ undoing: { id: draw, token }, receiver }: Props) {
  const { say } = useTexts();
  const [answer, setAnswer] = useState<UndoneExtra | null>(null);
  const { trouble, isSending, press } = usePress<UndoneExtra>(setAnswer, () => false);

  if (answer?.state === "undone") {
    const amount = formatAmount(answer.amount ?? 0);
    return (
      <ToldUndo heading={say("extra.undone")} text={() => say("extra.undone.lead", { amount })} receiver={receiver} />
    );
  }
  if (answer?.state === "tooLate")
    return (
      <ToldUndo
        heading={say("extra.tooLate")}
        text={(phone) => say("extra.tooLate.text", { phone })}
        receiver={receiver}
      />
    );
  if (answer !== null) return <EndedLink kind="extra_gift" state={answer.state} receiver={receiver} />;
  return (
    <UndoQuestion
      heading={say("extra.undo")}
      lead={say("extra.undo.lead")}
      press={say("extra.undo.press")}
      {...{ receiver, isSending, trouble }}
      onPress={() => void press("undo", async () => (await loadLinkCalls()).undoExtra({ draw, token }))}
    />
  );
}
