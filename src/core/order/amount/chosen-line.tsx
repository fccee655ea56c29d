import React from "react";
import { styled } from "styled-components";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { orderText } from "../order-text.ts";

type Props = {
  kind: OrderKind;
  amount: number | undefined;
  name?: string | undefined;
  change?: string;
  onChange?: () => void;
};

export function ChosenLine({ kind, amount, name, change, onChange }: Props) {
  const { say, language } = useTexts();
  return (
    <LineOfChoice>
      {amount === undefined ? (
        <span>{name}</span>
      ) : (
        <>
          <span>{name ?? say(orderText(kind, "youPay"))}</span>{" "}
          <b className="num">{say("order.sum", { amount: formatAmount(amount, language) })}</b>{" "}
          <span>{say(orderText(kind, "howOften"))}</span>
        </>
      )}
      {onChange && (
        <button className="plain" type="button" onClick={onChange}>
          {change ?? say(orderText(kind, "change"))}
        </button>
      )}
    </LineOfChoice>
  );
}

export const LineOfChoice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s1) var(--s4);
  max-width: none;
  margin-top: var(--s4);
  padding: var(--s3) 0;
  border-block: 2px solid var(--text);

  b {
    font: 750 var(--t-h3) / 1.1 var(--font-head);
  }
  button {
    margin-left: auto;
  }
`;
