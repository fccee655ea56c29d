import React from "react";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { styled } from "styled-components";
import { ShareLink } from "#src/core/card/share-link.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { GreetingDownloads } from "./greeting-downloads.tsx";

type Props = { code: CampaignCode; reference: string; title: string; phone: Phone };

export function CardOnSlip({ code, reference, title, phone }: Props) {
  return (
    <Parts>
      <ShareLink path={routes.greetingCardShared.href(code, reference)} title={title} namespace="greetingOrder" />
      <GreetingDownloads reference={reference} phone={phone} />
    </Parts>
  );
}

const Parts = styled.div`
  > * {
    margin-top: var(--s5);
  }
  div.actions,
  .actions .btn:first-child {
    margin-top: 0;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
`;
