import React from "react";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { displayPhone, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { Change } from "./use-change.ts";

type Props = { press: string; leave: string; change: Change; phone: Phone; onLeave: () => void };

/** What happened with the press before, the press, and the way back. */
export function PanelActions({ press, leave, change, phone, onLeave }: Props) {
  return (
    <>
      <Trouble change={change} phone={phone} />
      <div className="actions">
        <button className="btn" type="submit" aria-busy={change.isSending || undefined}>
          {press}
        </button>
        <button className="plain" type="button" onClick={onLeave}>
          {leave}
        </button>
      </div>
    </>
  );
}

export function Trouble({ change: { trouble }, phone }: Pick<Props, "change" | "phone">) {
  const { say } = useTexts();
  return (
    <div role="alert">
      {trouble !== null && (
        <FieldMessage id="monthly-trouble" text={say(`myPages.trouble.${trouble}`, { phone: displayPhone(phone) })} />
      )}
    </div>
  );
}
