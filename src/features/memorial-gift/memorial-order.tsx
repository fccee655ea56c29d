import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchSheet } from "#src/calls/memorial-gifts.ts";
import { useDocument } from "#src/core/document-order/use-document.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { FinishedSheet } from "./finished-sheet.tsx";
import { kind, stepNames, type MemorialDraft, type MemorialProduct } from "./memorial-gift.ts";
import { SheetDownloads } from "./sheet-downloads.tsx";

type Props = OrderStepProps<MemorialDraft> & { product: MemorialProduct };

export default function MemorialOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, receiver, order } = props;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={amountOf(draft)}
      name={say("memorial.chosen", { name: draft.sheet.name.trim() })}
      thanks={({ orderReference }) => ({
        product,
        made: <FinishedSheet order={orderReference} draft={draft} />,
        button: <SheetDownloads order={orderReference} phone={receiver.phone} />,
        next: [<WhatHappens key="sheet" order={order} />],
        actions: (
          <SmartLink className="textlink" href={routes.orderMemorialSheet.href(orderReference)}>
            {say("memorial.thanks.toSheet")}
          </SmartLink>
        ),
      })}
    />
  );
}

/** What becomes of the sheet: as the API knows it, since the order may be of another tab. */
function WhatHappens({ order }: { order: string }) {
  const { say } = useTexts();
  const { answer } = useDocument(fetchSheet, order);
  return <>{say(answer === null ? "memorial.thanks.sheet" : `memorial.thanks.${answer.delivery.to}`)}</>;
}
