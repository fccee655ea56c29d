import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Logo } from "#src/shell/logo.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = { organisation: Organisation; own?: { label: string; href: string } };

export function SharedCardFooter({ organisation, own }: Props) {
  const { say } = useTexts();
  return (
    <div className="wrap">
      <Logo organisation={organisation} home={routes.start.href()} />
      {own !== undefined && <SmartLink href={own.href}>{own.label}</SmartLink>}
      <p>
        <PhoneText phone={organisation.phone} text={(shown) => say("sharedCard.call", { phone: shown })} />
      </p>
    </div>
  );
}
