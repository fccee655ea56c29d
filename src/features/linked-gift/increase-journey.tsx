import React, { useState } from "react";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { Away } from "./away.tsx";
import { EndedLink } from "./ended-link.tsx";
import { IncreaseForm } from "./increase-form.tsx";
import { IncreaseThanks } from "./increase-thanks.tsx";
import { takeLink } from "./link-in-url.ts";
import { LedElsewhere, useIsLedElsewhere } from "./led-elsewhere.tsx";
import { Said } from "./said.tsx";
import { UndoIncrease } from "./undo-increase.tsx";
import { useIdentity } from "./use-identity.ts";
import { useUndoing } from "./use-undoing.ts";

const kind = "monthly_gift_increase";

export function IncreaseJourney({ receiver }: { receiver: Receiver }) {
  const undoing = useUndoing();
  if (undoing !== null) return <UndoIncrease key={undoing.id} undoing={undoing} receiver={receiver} />;
  return <Increase receiver={receiver} />;
}

function Increase({ receiver }: { receiver: Receiver }) {
  const { say } = useTexts();
  const [guid] = useState(() => takeLink(kind));
  const isElsewhere = useIsLedElsewhere(guid);
  const { found, lookAgain } = useIdentity(kind, guid);
  const [done, setDone] = useState<{ name: string; receipt: IncreaseReceipt } | null>(null);
  const [changes, setChanges] = useState(0);

  if (isElsewhere) return <LedElsewhere receiver={receiver} />;
  if (done !== null) return <IncreaseThanks {...done} receiver={receiver} />;
  if (found === null) return <Said heading={say("linkedGift.asking")} receiver={receiver} isFirst />;
  if (found === "away") return <Away receiver={receiver} onAgain={lookAgain} />;
  if (found.state !== "ok") return <EndedLink kind={kind} state={found.state} receiver={receiver} />;
  const { gift } = found;
  if (guid === null || gift?.amount == null) return <EndedLink kind={kind} state="unknown" receiver={receiver} />;
  return (
    <IncreaseForm
      key={changes}
      guid={guid}
      gift={{ ...gift, amount: gift.amount }}
      receiver={receiver}
      hasChanged={changes > 0}
      onChanged={() => {
        setChanges((before) => before + 1);
        lookAgain();
      }}
      onDone={(receipt) => {
        trackProduct(kind, "form_sent");
        setDone({ name: gift.firstName, receipt });
      }}
    />
  );
}
