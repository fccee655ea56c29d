import React from "react";
import { CardOrderPage } from "#src/core/card/card-order-page.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SentCard } from "./sent-card.tsx";

type Props = React.ComponentProps<typeof SentCard>;

/** What its sender has of a greeting card. */
export function GreetingOrderPage(props: Props) {
  const { say } = useTexts();
  return (
    <CardOrderPage noScript={say("greetingOrder.noScript", { phone: props.receiver.phone.shown })}>
      <SentCard {...props} />
    </CardOrderPage>
  );
}
