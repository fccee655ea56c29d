import React, { useState } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { Postcard } from "#src/core/order/thanks/postcard.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { kind, stepNames, type GiftDraft, type GivenProduct } from "./gift.ts";

type Props = OrderStepProps<GiftDraft> & { product: GivenProduct };

export default function GiftOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, receiver } = props;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={amountOf(draft)}
      mobile={draft.donor.mobile}
      thanks={({ orderReference, amount }) => ({
        product,
        made: <Postcard of="once" caption={product.effects.find((effect) => effect.amount === amount)?.text} />,
        button: <ShareGift organisation={receiver.name} />,
        next: [say("gift.thanks.fund"), say("gift.thanks.research")],
        actions: (
          <>
            <SmartLink className="textlink" href={routes.orderDiploma.href(orderReference)}>
              {say("gift.thanks.diploma")}
            </SmartLink>
            <SmartLink className="textlink" href={routes.monthlyGift.href()}>
              {say("gift.thanks.monthly")}
            </SmartLink>
          </>
        ),
      })}
    />
  );
}

/** The way to give, never this gift: its reference opens the receipt. */
export function ShareGift({ organisation }: { organisation: string }) {
  const { say } = useTexts();
  const [result, setResult] = useState<"copied" | "notCopied" | null>(null);
  const url = () => new URL(routes.gift.href(), window.location.href).href;

  async function share() {
    setResult(null);
    if ("share" in navigator) {
      await navigator
        .share({ title: say("gift.thanks.shareTitle", { organisation }), url: url() })
        .catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url()).then(
      () => setResult("copied"),
      () => setResult("notCopied"),
    );
  }

  return (
    <>
      <button className="btn" type="button" onClick={() => void share()}>
        {say("gift.thanks.share")}
      </button>
      <span role="status">{result && say(`gift.thanks.${result}`, { url: url() })}</span>
    </>
  );
}
