import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GreetingCardCorrection, GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { correctGreetingCard, fetchGreetingOrder, takeDownGreetingCard } from "#src/calls/greeting-orders.ts";
import { CardOrderPage } from "#src/core/card/card-order-layout.tsx";
import { CardOrderScreen } from "#src/core/card/card-order-screen.tsx";
import type { SenderCard } from "#src/core/card/sender-card.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CardFields } from "./card-fields.tsx";
import { CardPreview } from "./card-preview.tsx";
import { designOf, toneOf, type Design } from "./designs.ts";
import { GreetingDownloads } from "./greeting-downloads.tsx";
import { cardFields, problemsOfWords, parseWords } from "./greeting-rules.ts";
import { cardWords } from "./greeting-words.ts";
import { kind, type WordsDraft } from "./greeting.ts";
import { Sending } from "./sending.tsx";

const rules = { problemsOf: problemsOfWords, parse: parseWords };

function greetingCard(
  designs: readonly Design[],
): SenderCard<GreetingCardOrderAnswer, WordsDraft, GreetingCardCorrection["words"]> {
  const of = (answer: GreetingCardOrderAnswer | null) => designOf(designs, answer?.card?.campaignCode ?? null);
  return {
    kind,
    namespace: "greetingOrder",
    texts: { open: "greetingOrder.open", openText: "greetingOrder.open.text", see: "greetingOrder.see" },
    shareTitle: (answer) => `greeting.shareTitle.${toneOf(of(answer))}`,
    newCard: routes.greetingCard.href(),
    pathOf: ({ card }, reference) => routes.greetingCardShared.href(card.campaignCode, reference),
    fetchOrder: fetchGreetingOrder,
    correct: (sent, words) => correctGreetingCard({ ...sent, words }),
    takeDown: takeDownGreetingCard,
    form: { fields: cardFields, words: cardWords, load: () => Promise.resolve(rules) },
    savedWords: ({ card: { heading, to, from, message } }) => ({ heading, to, from, message }),
    fields: (answer, props) => <CardFields {...props} design={of(answer)} />,
    picture: (answer, words) => <CardPreview card={{ ...answer.card, ...words }} design={of(answer)} />,
    downloads: (props) => <GreetingDownloads {...props} />,
    frame: (answer, screen) => <div className={toneOf(of(answer)) === "quiet" ? "skymning" : undefined}>{screen}</div>,
    linkText: () => "greetingOrder.byMail",
    sending: (props) => <Sending {...props} />,
  };
}

type Props = { order: string; designs: readonly Design[]; receiver: Receiver };

export function GreetingOrderPage({ order, designs, receiver: { phone } }: Props) {
  const { say } = useTexts();
  return (
    <CardOrderPage noScript={say("greetingOrder.noScript", { phone: phone.shown })}>
      <CardOrderScreen card={greetingCard(designs)} order={order} phone={phone} />
    </CardOrderPage>
  );
}
