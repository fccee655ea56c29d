import React from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";

type Props = { text: TextKey | false | null; phone: Phone };

export function PhoneAlert({ text, phone }: Props) {
  const { say } = useTexts();
  return (
    <div role="alert">
      {text && (
        <p>
          <PhoneText phone={phone} text={(shown) => say(text, { phone: shown })} />
        </p>
      )}
    </div>
  );
}
