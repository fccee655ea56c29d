import React, { useState } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchMemorialCardOrder } from "#src/calls/memorial-cards.ts";
import { CardOrderScreen } from "#src/core/card/card-order-screen.tsx";
import { useCardOrder } from "#src/core/card/use-card-order.ts";
import { useSenderToken } from "#src/core/card/use-sender-token.ts";
import { hasKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { CandleCard } from "./candle-card.tsx";
import { kind } from "./candle.ts";
import { CorrectCard } from "./correct-card.tsx";
import { LitCard } from "./lit-card.tsx";

type Props = { order: string; receiver: Receiver };

/** The sender's own page of their card: how far it has come, and what can be done with it. */
export function CardOrder({ order, receiver }: Props) {
  const token = useSenderToken(order);
  const found = useCardOrder({
    order,
    token,
    fetchOrder: fetchMemorialCardOrder,
    failure: "error_memorial_card_get_card",
  });
  const [correction, setCorrection] = useState<"none" | "written" | "saved" | "left">(() =>
    hasKeptWords(order) ? "written" : "none",
  );
  const { phone } = receiver;
  const { isNews, isNoLonger, take } = found;
  return (
    <CardOrderScreen
      kind={kind}
      namespace="memorialCardOrder"
      phone={phone}
      found={found}
      hasToken={token !== null}
      newCard={routes.memorialCandle.href()}
      card={({ card, language }) => <CandleCard card={card} language={language} />}
    >
      {(answer) =>
        correction === "written" && token !== null && !isNoLonger ? (
          <CorrectCard
            answer={answer}
            token={token}
            phone={phone}
            onKnown={take}
            onDone={(isSaved) => setCorrection(isSaved ? "saved" : "left")}
          />
        ) : (
          <LitCard
            key={correction}
            answer={answer}
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
  );
}
