import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { WhenMounted } from "#src/core/order-page/order-page.tsx";
import { useSeenFromTop } from "#src/core/order/steps/use-seen-from-top.ts";
import { PreviewLayout } from "#src/core/preview/preview-layout.tsx";

export const CardOrderLayout = styled(PreviewLayout)`
  section > .btn,
  section > .plain,
  section > [role="group"],
  .actions {
    margin-top: var(--s4);
  }
  .words > .actions {
    margin-top: var(--s6);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s6);
  }
  aside {
    max-width: 34rem;
  }
  .candle-count {
    margin-top: var(--s3);
  }
  @media (max-width: 63.9375em) {
    .made article > div > div:first-child {
      aspect-ratio: 5 / 4;
    }
  }
`;

export function CardOrderPage(props: { noScript: string; children: ReactNode }) {
  useSeenFromTop();
  return <WhenMounted layout={CardOrderLayout} {...props} />;
}
