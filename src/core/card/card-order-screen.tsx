import React, { useEffect, useState } from "react";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { hasStoredWords } from "#src/core/form/use-stored-words.ts";
import { NoOrderPicture } from "#src/core/order-page/no-order-picture.tsx";
import { NotKnown, OrderMessage } from "#src/core/order-page/order-page.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CardCorrection } from "./card-correction.tsx";
import { CardOrderLayout } from "./card-order-layout.tsx";
import { OpenCard } from "./open-card.tsx";
import type { CardOrderAnswer, Known, SenderCard } from "./sender-card.ts";
import { takeSenderToken } from "./sender-token.ts";
import { useCardOrder } from "./use-card-order.ts";

type Props<Answer extends CardOrderAnswer, Words extends object, Parsed> = {
  card: SenderCard<Answer, Words, Parsed>;
  order: string;
  phone: Phone;
};

export function CardOrderScreen<Answer extends CardOrderAnswer, Words extends object, Parsed>({
  card,
  order,
  phone,
}: Props<Answer, Words, Parsed>) {
  const token = useSenderToken(order);
  const { fetchOrder, failure } = card;
  const found = useCardOrder({ order, token, fetchOrder, failure });
  const screen = <Screen card={card} found={found} order={order} token={token} phone={phone} />;
  return card.frame?.(found.answer, screen) ?? screen;
}

type ScreenProps<Answer extends CardOrderAnswer, Words extends object, Parsed> = Props<Answer, Words, Parsed> & {
  found: ReturnType<typeof useCardOrder<Answer>>;
  token: string | null;
};

const isKnown = <Answer extends CardOrderAnswer>(answer: Answer): answer is Known<Answer> => answer.card !== null;

function Screen<Answer extends CardOrderAnswer, Words extends object, Parsed>({
  card,
  found,
  order,
  token,
  phone,
}: ScreenProps<Answer, Words, Parsed>) {
  const { say } = useTexts();
  const { kind, namespace, newCard } = card;
  const { answer, isNews, isNoLonger, take } = found;
  const [correction, setCorrection] = useState<"none" | "written" | "saved" | "left">(() =>
    hasStoredWords(order) ? "written" : "none",
  );
  const layout = CardOrderLayout;

  if (answer === null) {
    const { problem, lookAgain } = found;
    return (
      <NotKnown
        layout={layout}
        problem={problem}
        isNews={isNews}
        lookAgain={lookAgain}
        phone={phone}
        page={namespace}
        texts={{ notFound: `${namespace}.notFound.text`, start: `${namespace}.new`, call: `${namespace}.call` }}
        start={newCard}
      />
    );
  }
  if (answer.state === "takenDown")
    return (
      <OrderMessage
        layout={layout}
        heading={say(`${namespace}.down`)}
        isNews={isNews || token !== null}
        picture={namespace === "memorialCardOrder" && <NoOrderPicture tone="quiet" />}
      >
        <p className="lead">{say(`${namespace}.down.text`)}</p>
        <SmartLink className="btn" href={newCard}>
          {say(`${namespace}.new`)}
        </SmartLink>
      </OrderMessage>
    );
  if (answer.state === "waiting")
    return (
      <OrderMessage
        layout={layout}
        heading={say(`${namespace}.waiting`)}
        isNews={isNews}
        beside={
          <>
            <h2>{say(`${namespace}.preview`)}</h2>
            {isKnown(answer) && card.picture(answer)}
          </>
        }
      >
        <p className="lead">{say(`${namespace}.waiting.text`)}</p>
        <SmartLink className="btn" href={orderHref(kind, answer.orderReference)}>
          {say(`${namespace}.waiting.pay`)}
        </SmartLink>
      </OrderMessage>
    );
  if (!isKnown(answer)) return null;
  const ofCard = { card, answer, phone, onKnown: take };
  if (correction === "written" && token !== null && !isNoLonger)
    return <CardCorrection {...ofCard} token={token} onDone={(isSaved) => setCorrection(isSaved ? "saved" : "left")} />;
  return (
    <OpenCard
      key={correction}
      {...ofCard}
      token={isNoLonger ? null : token}
      isNews={isNews}
      isNoLonger={isNoLonger}
      correction={correction === "written" ? "none" : correction}
      onCorrect={() => setCorrection("written")}
    />
  );
}

/** The token of the sender's link. A browser that has the page open already loads nothing anew for it. */
function useSenderToken(orderReference: string): string | null {
  const [token, setToken] = useState(() => takeSenderToken(orderReference));
  useEffect(() => {
    const take = () => setToken(takeSenderToken(orderReference));
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [orderReference]);
  return token;
}
