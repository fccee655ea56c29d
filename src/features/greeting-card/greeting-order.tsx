import React from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchGreetingOrder } from "#src/calls/greeting-orders.ts";
import { ShareLink } from "#src/core/card/share-link.tsx";
import { useCardOrder } from "#src/core/card/use-card-order.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { ToneOfChoice } from "#src/core/order/side/order-tone.tsx";
import { forgetEntry } from "#src/core/order/steps/step-history.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CardOnEnvelope } from "./card-on-envelope.tsx";
import { designOf, toneOf, type Design } from "./designs.ts";
import { GreetingDownloads } from "./greeting-downloads.tsx";
import { sayMail } from "./greeting-words.ts";
import { kind, stepNames, type GreetingDraft, type GreetingProduct } from "./greeting.ts";

type Props = OrderStepProps<GreetingDraft> & { product: GreetingProduct; designs: readonly Design[] };

export function GreetingOrder({ product, designs, ...props }: Props) {
  const { say, language } = useTexts();
  const { draft, receiver, order } = props;
  // The order may be of another tab: what it is of, the API knows.
  const { answer: found, lookAgain } = useCardOrder({
    order,
    token: null,
    fetchOrder: fetchGreetingOrder,
  });
  const code = found?.card?.campaignCode ?? (draft.order === order ? draft.code : null);
  const tone = toneOf(designOf(designs, code));
  return (
    <ToneOfChoice value={tone}>
      <div className={tone === "quiet" ? "skymning" : undefined}>
        <OrderScreen
          {...props}
          onPaid={() => {
            lookAgain();
            props.onPaid();
          }}
          kind={kind}
          names={stepNames}
          amount={amountOf(draft)}
          name={say("greeting.chosenTo", { name: draft.words.to.trim() })}
          thanks={({ orderReference }) => ({
            product: {
              heading: product.heading,
              thanks: tone === "quiet" ? say("greeting.thanks.quiet") : product.thanks,
            },
            made: (
              <CardOnEnvelope
                design={designOf(designs, code)}
                to={found?.card?.to ?? (draft.order === order ? draft.words.to.trim() : "")}
                isQuiet={tone === "quiet"}
              />
            ),
            button:
              found?.reference && code ? (
                <ShareLink
                  path={routes.greetingCardShared.href(code, found.reference)}
                  title={say(`greeting.shareTitle.${tone}`)}
                  namespace="greetingOrder"
                />
              ) : (
                <Making role="status">{say("greeting.thanks.making")}</Making>
              ),
            next: [...(found?.reference ? [sayMail(found.mail, say, language)] : []), say("greeting.thanks.change")],
            actions: (
              <>
                <SmartLink className="textlink" href={routes.orderGreetingCard.href(orderReference)}>
                  {say("greeting.thanks.toCard")}
                </SmartLink>{" "}
                <a className="textlink" href={routes.greetingCard.href()} onClick={forgetEntry}>
                  {say("greeting.thanks.another")}
                </a>
                {found?.reference && <GreetingDownloads reference={found.reference} phone={receiver.phone} />}
              </>
            ),
          })}
        />
      </div>
    </ToneOfChoice>
  );
}

/** As high as what comes in its place: what is below stays where it is. */
const Making = styled.p`
  min-height: 11.5rem;
`;
