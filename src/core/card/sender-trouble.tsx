import React from "react";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardOrderNamespace } from "./sender-card.ts";
import type { SenderTrouble } from "./use-sender-call.ts";

type Props = { trouble: SenderTrouble | null; phone: Phone; namespace: CardOrderNamespace };

/** Why what the sender wished was not done. */
export function SenderTroubleText({ trouble, phone, namespace }: Props) {
  const { say } = useTexts();
  return (
    <div role="alert">
      {trouble !== null && (
        <p>
          <PhoneText phone={phone} text={(shown) => say(`${namespace}.${trouble}`, { phone: shown })} />
        </p>
      )}
    </div>
  );
}
