import React, { useState, type ReactNode } from "react";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchMemorialCardOrder } from "#src/calls/memorial-cards.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CandleCard } from "./candle-card.tsx";
import { kind } from "./candle-machine.ts";
import { CardOrderLayout } from "#src/core/card/card-order-layout.tsx";
import { CorrectCard } from "./correct-card.tsx";
import { LitCard } from "./lit-card.tsx";
import { useCardOrder } from "#src/core/card/use-card-order.ts";
import { useSenderToken } from "#src/core/card/use-sender-token.ts";

type Props = { order: string; receiver: Receiver };

/** The sender's own page of their card: how far it has come, and what can be done with it. */
export function CardOrder({ order, receiver }: Props) {
  const { say } = useTexts();
  const token = useSenderToken(order);
  const { answer, problem, isNoLonger, take, lookAgain } = useCardOrder({
    order,
    token,
    fetchOrder: fetchMemorialCardOrder,
    failure: "error_memorial_card_get_card",
  });
  const [correction, setCorrection] = useState<"none" | "written" | "saved" | "left">("none");
  const { phone } = receiver;

  if (answer === null && problem === "notFound")
    return (
      <Said heading={say("memorialCardOrder.notFound")}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say("memorialCardOrder.notFound.text", { phone: shown })} />
        </p>
        <NewCandle />
      </Said>
    );
  if (answer === null && problem === "away")
    return (
      <Said heading={say("memorialCardOrder.away")}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say("memorialCardOrder.call", { phone: shown })} />
        </p>
        <button className="btn" type="button" onClick={lookAgain}>
          {say("memorialCardOrder.again")}
        </button>
      </Said>
    );
  if (answer === null) return <Said heading={say("memorialCardOrder.asking")} />;
  if (answer.state === "takenDown")
    return (
      <Said heading={say("memorialCardOrder.down")} isNews={token !== null}>
        <p className="lead">{say("memorialCardOrder.down.text")}</p>
        <NewCandle />
      </Said>
    );
  if (answer.state === "waiting")
    return (
      <Said
        heading={say("memorialCardOrder.waiting")}
        beside={
          <>
            <h2>{say("memorialCardOrder.preview")}</h2>
            <CandleCard card={answer.card} language={answer.language} />
          </>
        }
      >
        <p className="lead">{say("memorialCardOrder.waiting.text")}</p>
        <SmartLink className="btn" href={orderHref(kind, answer.orderReference)}>
          {say("memorialCardOrder.waiting.pay")}
        </SmartLink>
      </Said>
    );
  if (correction === "written" && token !== null)
    return (
      <CorrectCard
        answer={answer}
        token={token}
        phone={phone}
        onKnown={take}
        onDone={(isSaved) => setCorrection(isSaved ? "saved" : "left")}
      />
    );
  return (
    <LitCard
      key={correction}
      answer={answer}
      token={isNoLonger ? null : token}
      isNoLonger={isNoLonger}
      phone={phone}
      correction={correction === "written" ? "none" : correction}
      onKnown={take}
      onCorrect={() => setCorrection("written")}
    />
  );
}

function NewCandle() {
  const { say } = useTexts();
  return (
    <SmartLink className="btn" href={routes.memorialCandle.href()}>
      {say("memorialCardOrder.new")}
    </SmartLink>
  );
}

type SaidProps = { heading: string; isNews?: boolean; beside?: ReactNode; children?: ReactNode };

function Said({ heading, isNews = false, beside, children }: SaidProps) {
  return (
    <CardOrderLayout>
      <div className="words">
        <ScreenHeading quiet={!isNews}>{heading}</ScreenHeading>
        {children}
      </div>
      {beside !== undefined && <aside>{beside}</aside>}
    </CardOrderLayout>
  );
}
