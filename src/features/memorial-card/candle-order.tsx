import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderScreenProps } from "#src/core/order/screen/order-screen.tsx";
import { ThanksScreen } from "#src/core/order/thanks/thanks-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { kind, stepNames, type CandleDraft, type CandleProduct } from "./candle.ts";

type Props = Pick<OrderScreenProps, "order" | "receiver" | "onChange" | "onPaid" | "onReplaced"> & {
  draft: CandleDraft;
  product: CandleProduct;
};

export default function CandleOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, receiver } = props;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={draft.withGift ? amountOf(draft) : undefined}
      name={say("candle.chosen", { name: draft.card.name.trim() })}
      mobile={draft.donor.mobile}
      thanks={(answer, otherSum) => (
        <ThanksScreen
          kind={kind}
          answer={answer}
          product={{ heading: say("candle.heading"), thanks: product.thanks }}
          receiver={receiver}
          otherSum={otherSum}
          downloads={
            <SmartLink className="btn" href={routes.orderMemorialCard.href(answer.orderReference)}>
              {say("candle.thanks.toCard")}
            </SmartLink>
          }
          next={[say("candle.thanks.mail"), say("candle.thanks.share")]}
          actions={
            <SmartLink className="textlink" href={routes.start.href()}>
              {say("candle.thanks.home")}
            </SmartLink>
          }
        />
      )}
    />
  );
}
