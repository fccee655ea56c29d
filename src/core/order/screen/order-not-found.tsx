import React from "react";
import { orderKinds, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { orderText } from "../order-text.ts";
import type { Receiver } from "../receiver.ts";
import { MessageScreen } from "./message-screen.tsx";

export function OrderNotFound({ kind, receiver }: { kind: OrderKind; receiver: Receiver }) {
  const { say } = useTexts();
  return (
    <MessageScreen
      kind={kind}
      heading={say(orderText(kind, "notFound.heading"))}
      lead={(phone) => say(orderText(kind, "notFound.text"), { phone })}
      receiver={receiver}
    >
      <div className="actions">
        <SmartLink className="btn btn--big" href={orderKinds[kind].path}>
          {say(orderText(kind, "notFound.again"))}
        </SmartLink>
      </div>
    </MessageScreen>
  );
}
