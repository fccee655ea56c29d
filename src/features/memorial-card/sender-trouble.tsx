import React from "react";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { SenderTrouble } from "./use-sender-call.ts";

/** Why what the sender wished was not done. */
export function SenderTroubleText({ trouble, phone }: { trouble: SenderTrouble | null; phone: Phone }) {
  const { say } = useTexts();
  return (
    <div role="alert">
      {trouble !== null && (
        <p>
          <PhoneText phone={phone} text={(shown) => say(`memorialCardOrder.${trouble}`, { phone: shown })} />
        </p>
      )}
    </div>
  );
}
