import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { PhoneLine } from "#src/core/phone-text.tsx";
import { Logo } from "#src/shell/logo.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = { organisation: Organisation; own?: { label: string; href: string } };

export function SharedCardFooter({ organisation, own }: Props) {
  return (
    <div className="wrap">
      <Logo organisation={organisation} home={routes.start.href()} />
      {own !== undefined && <SmartLink href={own.href}>{own.label}</SmartLink>}
      <PhoneLine phone={organisation.phone} text="sharedCard.call" />
    </div>
  );
}
