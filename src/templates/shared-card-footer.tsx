import React from "react";
import { start } from "@hjarta-lunga/contract/shell-routes.ts";
import { PhoneLine } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Logo } from "#src/shell/logo.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = {
  organisation: Organisation;
  own?: { label: string; href: string };
  /** What keeps the card opens from a button here, and the phone number stands above. */
  keep?: string;
};

export function SharedCardFooter({ organisation, own, keep }: Props) {
  const { say } = useTexts();
  return (
    <div className="wrap">
      <Logo organisation={organisation} home={start.href()} />
      {keep !== undefined && (
        <button className="btn" type="button" popoverTarget={keep}>
          {say("sharedCard.keep")}
        </button>
      )}
      {own !== undefined && <SmartLink href={own.href}>{own.label}</SmartLink>}
      {keep === undefined && <PhoneLine phone={organisation.phone} text="sharedCard.call" />}
    </div>
  );
}
