import React from "react";
import { styled } from "styled-components";
import { swishAppLink } from "@hjarta-lunga/contract/swish-app-link.ts";
import type { Payment } from "@hjarta-lunga/contract/schemas/payments.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { WaitingScreen } from "./payment-screen.ts";

type Props = { screen: WaitingScreen; payment: Payment | null; backTo: string; onCardPage: () => void };

export function WaitingInstructions({ screen, payment, backTo, onCardPage }: Props) {
  const { say } = useTexts();
  if (screen === "swishApp") {
    return <Do className="do">{payment?.swish && <SwishApp token={payment.swish.token} backTo={backTo} />}</Do>;
  }
  if (screen === "swishCode") {
    return (
      <Do className="do">
        <ol>
          <li>{say("payment.swishCode.open")}</li>
          <li>{say("payment.swishCode.scan")}</li>
          <li>{say("payment.swishCode.approve")}</li>
        </ol>
      </Do>
    );
  }
  return (
    <Do className="do">
      <p className="lead">{say(`payment.${screen}.text`)}</p>
      {screen === "card" && payment?.cardPage && (
        <a className="btn btn--big" href={payment.cardPage} onClick={onCardPage}>
          {say("payment.card.open")}
        </a>
      )}
    </Do>
  );
}

const Do = styled.div`
  .btn {
    margin-top: var(--s4);
  }
  ol {
    padding-left: 1.4em;
  }
  li {
    padding-left: 0.3em;
  }
  li::marker {
    font-family: var(--font-head);
    font-weight: 750;
  }
`;

/** A real link, opened by the visitor's own touch: phones refuse to leave for an app on anything less. */
function SwishApp({ token, backTo }: { token: string; backTo: string }) {
  const { say } = useTexts();
  return (
    <>
      <p className="lead">{say("payment.swishApp.lead")}</p>
      <Open className="btn btn--big" href={swishAppLink(token, backTo)}>
        {say("payment.swishApp.open")}
      </Open>
    </>
  );
}

const Open = styled.a`
  width: 100%;
  max-width: 30rem;
`;
