import React, { useState } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchGreetingOrder } from "#src/calls/greeting-orders.ts";
import { CardOrderScreen } from "#src/core/card/card-order-screen.tsx";
import { useCardOrder } from "#src/core/card/use-card-order.ts";
import { useSenderToken } from "#src/core/card/use-sender-token.ts";
import { hasKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { CardPreview } from "./card-preview.tsx";
import { CorrectWords } from "./correct-words.tsx";
import { designOf, toneOf, type Design } from "./designs.ts";
import { kind } from "./greeting.ts";
import { OpenCard } from "./open-card.tsx";

type Props = { order: string; designs: readonly Design[]; receiver: Receiver };

/** The sender's own page of their card: how far it has come, and what can be done with it. */
export function SentCard({ order, designs, receiver }: Props) {
  const token = useSenderToken(order);
  const found = useCardOrder({
    order,
    token,
    fetchOrder: fetchGreetingOrder,
  });
  const [correction, setCorrection] = useState<"none" | "written" | "saved" | "left">(() =>
    hasKeptWords(order) ? "written" : "none",
  );
  const { phone } = receiver;
  const { answer: known, isNews, isNoLonger, take } = found;
  const design = designOf(designs, known?.card?.campaignCode ?? null);
  return (
    <div className={toneOf(design) === "quiet" ? "skymning" : undefined}>
      <CardOrderScreen
        kind={kind}
        namespace="greetingOrder"
        phone={phone}
        found={found}
        hasToken={token !== null}
        newCard={routes.greetingCard.href()}
        card={({ card }) => card && <CardPreview card={card} design={design} />}
      >
        {(answer) =>
          answer.card === null ? null : correction === "written" && token !== null && !isNoLonger ? (
            <CorrectWords
              answer={answer}
              card={answer.card}
              design={design}
              token={token}
              phone={phone}
              onKnown={take}
              onDone={(isSaved) => setCorrection(isSaved ? "saved" : "left")}
            />
          ) : (
            <OpenCard
              key={correction}
              answer={answer}
              card={answer.card}
              design={design}
              token={isNoLonger ? null : token}
              isNews={isNews}
              isNoLonger={isNoLonger}
              phone={phone}
              correction={correction === "written" ? "none" : correction}
              onKnown={take}
              onCorrect={() => setCorrection("written")}
            />
          )
        }
      </CardOrderScreen>
    </div>
  );
}
