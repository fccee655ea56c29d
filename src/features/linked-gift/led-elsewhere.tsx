import React, { useState } from "react";
import { isLedBack, takeNonce } from "#src/core/identity/led-back.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Said } from "./said.tsx";

/** Whether BankID's app has led to another tab than the one that was left, which alone knows the link. */
export function useIsLedElsewhere(guid: string | null): boolean {
  const [isElsewhere] = useState(() => isLedBack() && guid === null && takeNonce() !== null);
  return isElsewhere;
}

export function LedElsewhere({ receiver }: { receiver: Receiver }) {
  const { say } = useTexts();
  return (
    <Said
      heading={say("linkedGift.elsewhere")}
      text={(phone) => say("linkedGift.elsewhere.text", { phone })}
      receiver={receiver}
      isFirst
    />
  );
}
