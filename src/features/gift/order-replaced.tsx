import React from "react";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { forgetDraft } from "./gift-draft.ts";
import { OrderLayout } from "#src/core/order/order-layout.tsx";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { GiftSide } from "./gift-side.tsx";

type Props = {
  answer: PaymentAnswer;
  /** The order of this tab's own gift, where there is one. */
  own: string | null;
  product: GivenProduct;
  receiver: Receiver;
};

/** The gift was changed and has another order: this one can be paid no more. */
export function OrderReplaced({ answer, own, product, receiver }: Props) {
  const { say } = useTexts();
  const { amount, orderReference, shortOrderReference, givenBack } = answer;
  const knowsNew = own !== null && own !== orderReference;
  return (
    <OrderLayout>
      <div className="order-form words">
        <ScreenHeading>{say("payment.replaced.heading")}</ScreenHeading>
        <p className="lead">{say("payment.replaced.text", { amount: formatAmount(amount) })}</p>
        <p role="status">{givenBack === null ? say("payment.replaced.late") : <GivenBack answer={answer} />}</p>
        <div className="actions">
          <SmartLink
            className="btn btn--big"
            href={knowsNew ? routes.gift.order(own) : routes.gift.href()}
            // Another gift than this one: it is not to take the place of an order that has been replaced already.
            onClick={own === orderReference ? forgetDraft : undefined}
          >
            {say(knowsNew ? "payment.replaced.new" : "payment.notFound.again")}
          </SmartLink>
        </div>
        <p>
          <PhoneText
            phone={receiver.phone}
            text={(shown) => say("payment.unknown.call", { phone: shown, order: shortOrderReference })}
          />
        </p>
      </div>
      <GiftSide amount={undefined} product={product} receiver={receiver} />
    </OrderLayout>
  );
}
