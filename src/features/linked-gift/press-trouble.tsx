import React from "react";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { Trouble } from "./use-press.ts";

export function PressTrouble({ trouble, phone }: { trouble: Trouble | null; phone: Phone }) {
  const { say } = useTexts();
  if (trouble === null) return null;
  return (
    <p>
      <PhoneText phone={phone} text={(shown) => say(`linkedGift.${trouble}`, { phone: shown })} />
    </p>
  );
}
