import React from "react";
import { styled } from "styled-components";
import { swishAppLink } from "@hjarta-lunga/contract/order-links.ts";
import { useTexts } from "#src/core/texts.tsx";

type Props = { token: string; backTo: string };

/** A real link, opened by the visitor's own touch: phones refuse to leave for an app on anything less. */
export function SwishApp({ token, backTo }: Props) {
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
