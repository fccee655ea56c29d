import React, { useState } from "react";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ByLink } from "./by-link.tsx";
import { EndedLink } from "./ended-link.tsx";
import { IncreaseForm } from "./increase-form.tsx";
import { IncreaseThanks } from "./increase-thanks.tsx";
import { takeLink } from "./link-in-url.ts";
import { UndoGift } from "./undo-gift.tsx";
import { useUndoing } from "./use-undoing.ts";

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
