import React, { useState } from "react";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { ByLink } from "./by-link.tsx";
import { IncreaseForm } from "./increase-form.tsx";
import { takeLink, useUndoing } from "./link-in-url.ts";
import { EndedLink } from "./link-message.tsx";
import { LinkedThanks } from "./linked-thanks.tsx";
import { UndoGift } from "./undo-gift.tsx";

const kind = "monthly_gift_increase";

export function IncreaseJourney({ receiver }: { receiver: Receiver }) {
  const undoing = useUndoing();
  if (undoing !== null) return <UndoGift key={undoing.id} kind={kind} undoing={undoing} receiver={receiver} />;
  return <Increase receiver={receiver} />;
}

function Increase({ receiver }: { receiver: Receiver }) {
  const [guid] = useState(() => takeLink(kind));
  return (
    <ByLink<IncreaseReceipt>
      kind={kind}
      guid={guid}
      receiver={receiver}
      form={(props) =>
        props.gift.amount === null ? (
          <EndedLink kind={kind} state="unknown" receiver={receiver} />
        ) : (
          <IncreaseForm {...props} from={props.gift.amount} />
        )
      }
      thanks={({ firstName }, receipt) => <IncreaseThanks name={firstName} receipt={receipt} receiver={receiver} />}
    />
  );
}

type Props = { name: string; receipt: IncreaseReceipt; receiver: Receiver };

function useDraws({ amount, from, drawOn, nextAccount: next }: IncreaseReceipt): string[] {
  const { say } = useTexts();
  const raised = { day: sayDay(drawOn, "sv"), amount: formatAmount(amount), before: formatAmount(from) };
  if (next === null) return [say("increase.thanks.draw", raised)];
  const words = next.amount === amount ? "increase.thanks.nextAccount" : "increase.thanks.nextAccountOther";
  return [
    say("increase.thanks.drawUntil", raised),
    say(words, { amount: formatAmount(next.amount), day: sayDay(next.drawOn, "sv") }),
  ];
}

function IncreaseThanks({ name, receipt, receiver }: Props) {
  const { say } = useTexts();
  const next = useDraws(receipt);
  return (
    <LinkedThanks
      kind="regular_gift"
      namespace="increase"
      name={name}
      receipt={receipt}
      receiver={receiver}
      next={next}
      facts={[
        { term: say("increase.thanks.from"), value: sayDay(receipt.drawOn, "sv") },
        { term: say("increase.thanks.until"), value: sayDay(receipt.undoUntil, "sv") },
      ]}
    />
  );
}
