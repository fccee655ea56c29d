import React from "react";
import { orderHref, orderPath, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { PhoneLine } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { forgetDraft } from "../draft/order-draft.ts";
import { orderText } from "../order-text.ts";
import { NoOrderPicture } from "#src/core/order-page/no-order-picture.tsx";
import type { Receiver } from "../receiver.ts";
import { useOrderTone } from "../side/order-tone.tsx";
import { MessageScreen } from "./message-screen.tsx";

type Props = { kind: OrderKind; answer: PaymentAnswer; own: string | null; receiver: Receiver };

export function OrderReplaced({ kind, answer, own, receiver }: Props) {
  const { say, language } = useTexts();
  const { amount, orderReference, shortOrderReference, givenBack } = answer;
  const knowsNew = own !== null && own !== orderReference;
  return (
    <MessageScreen
      kind={kind}
      heading={say(orderText(kind, "replaced.heading"))}
      lead={() => say(orderText(kind, "replaced.text"), { amount: formatAmount(amount, language) })}
      receiver={receiver}
    >
      <p role="status">
        {givenBack === null ? say("payment.replaced.late") : <GivenBack kind={kind} answer={answer} />}
      </p>
      <div className="actions">
        <SmartLink
          className="btn btn--big"
          href={knowsNew ? orderHref(kind, own, language) : orderPath(kind, language)}
          // Another one than this: it is not to take the place of an order that has been replaced already.
          onClick={own === orderReference ? () => forgetDraft(kind) : undefined}
        >
          {say(orderText(kind, knowsNew ? "replaced.new" : "notFound.again"))}
        </SmartLink>
      </div>
      <PhoneLine phone={receiver.phone} text="payment.unknown.call" fillIns={{ order: shortOrderReference }} />
    </MessageScreen>
  );
}

export function OrderNotFound({ kind, receiver }: { kind: OrderKind; receiver: Receiver }) {
  const { say, language } = useTexts();
  const tone = useOrderTone(kind);
  return (
    <MessageScreen
      kind={kind}
      heading={say(orderText(kind, "notFound.heading"))}
      lead={(phone) => say(orderText(kind, "notFound.text"), { phone })}
      receiver={receiver}
      picture={<NoOrderPicture tone={tone} />}
    >
      <div className="actions">
        <SmartLink className="btn btn--big" href={orderPath(kind, language)}>
          {say(orderText(kind, "notFound.again"))}
        </SmartLink>
      </div>
    </MessageScreen>
  );
}
