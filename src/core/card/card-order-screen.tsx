import React, { type ReactNode } from "react";
import { orderHref, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CardOrderLayout } from "./card-order-layout.tsx";
import type { CardOrderAnswer, CardOrderNamespace } from "./card-order.ts";
import type { useCardOrder } from "./use-card-order.ts";

type Props<Answer extends CardOrderAnswer> = {
  kind: OrderKind;
  namespace: CardOrderNamespace;
  phone: Phone;
  found: Pick<ReturnType<typeof useCardOrder<Answer>>, "answer" | "problem" | "isNews" | "lookAgain">;
  /** The link in the sender's mail was opened. */
  hasToken: boolean;
  /** Where another card is made. */
  newCard: string;
  /** The card as it was written, while its gift is paid. */
  card: (answer: Answer) => ReactNode;
  /** Of a card that others can see. */
  children: (answer: Answer) => ReactNode;
};

/** A sender's page of their card: how far it has come, until others can see it or when they can no longer. */
export function CardOrderScreen<Answer extends CardOrderAnswer>(props: Props<Answer>) {
  const { kind, namespace, phone, found, hasToken, card, children } = props;
  const { say } = useTexts();
  const { answer, problem, isNews, lookAgain } = found;
  const newCard = (
    <SmartLink className="btn" href={props.newCard}>
      {say(`${namespace}.new`)}
    </SmartLink>
  );

  if (answer === null && problem === "notFound")
    return (
      <Said heading={say(`${namespace}.notFound`)} isNews={isNews}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say(`${namespace}.notFound.text`, { phone: shown })} />
        </p>
        {newCard}
      </Said>
    );
  if (answer === null && problem === "away")
    return (
      <Said heading={say(`${namespace}.away`)} isNews={isNews}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say(`${namespace}.call`, { phone: shown })} />
        </p>
        <button className="btn" type="button" onClick={lookAgain}>
          {say(`${namespace}.again`)}
        </button>
      </Said>
    );
  if (answer === null) return <Said heading={say(`${namespace}.asking`)} isNews={isNews} />;
  if (answer.state === "takenDown")
    return (
      <Said heading={say(`${namespace}.down`)} isNews={isNews || hasToken}>
        <p className="lead">{say(`${namespace}.down.text`)}</p>
        {newCard}
      </Said>
    );
  if (answer.state === "waiting")
    return (
      <Said
        heading={say(`${namespace}.waiting`)}
        isNews={isNews}
        beside={
          <>
            <h2>{say(`${namespace}.preview`)}</h2>
            {card(answer)}
          </>
        }
      >
        <p className="lead">{say(`${namespace}.waiting.text`)}</p>
        <SmartLink className="btn" href={orderHref(kind, answer.orderReference)}>
          {say(`${namespace}.waiting.pay`)}
        </SmartLink>
      </Said>
    );
  return children(answer);
}

type SaidProps = { heading: string; isNews: boolean; beside?: ReactNode; children?: ReactNode };

function Said({ heading, isNews, beside, children }: SaidProps) {
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
