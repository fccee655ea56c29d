import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { LitCandle } from "./lit-candle.tsx";
import { kind, stepNames, type CandleDraft, type CandleProduct } from "./candle.ts";

type Props = OrderStepProps<CandleDraft> & { product: CandleProduct };

export default function CandleOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft } = props;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={draft.withGift ? amountOf(draft) : undefined}
      name={say("candle.chosen", { name: draft.card.name.trim() })}
      thanks={({ orderReference }) => ({
        product: { heading: say("candle.heading"), thanks: product.thanks },
        made: <LitCandle order={orderReference} draft={draft} />,
        button: (
          <SmartLink className="btn" href={routes.orderMemorialCard.href(orderReference)}>
            {say("candle.thanks.toCard")}
          </SmartLink>
        ),
        next: [say("candle.thanks.mail"), say("candle.thanks.share")],
        actions: (
          <SmartLink className="textlink" href={routes.start.href()}>
            {say("candle.thanks.home")}
          </SmartLink>
        ),
      })}
    />
  );
}
