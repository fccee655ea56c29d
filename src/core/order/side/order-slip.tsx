import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { from } from "#src/ui/media.ts";
import { OrderBird } from "./order-ground.tsx";
import { orderText } from "../order-text.ts";

type Props = {
  kind: OrderKind;
  amount: number | null;
  organisation: string;
  isDecoration?: boolean;
  children?: ReactNode;
};

export function OrderSlip({ kind, amount, organisation, isDecoration, children }: Props) {
  const { say, language } = useTexts();
  return (
    <Slip aria-hidden={isDecoration} className={children ? "with-code" : undefined}>
      <OrderBird kind={kind} />
      {children}
      <p>
        <b className="num">
          {amount === null
            ? say(orderText(kind, "yours"))
            : say("order.sum", { amount: formatAmount(amount, language) })}
        </b>
        <span>{say(orderText(kind, "to"), { organisation })}</span>
      </p>
    </Slip>
  );
}

const Slip = styled.div`
  --bird: clamp(4.25rem, 12vh, 9.5rem);
  position: relative;
  margin-top: calc(var(--bird) * 0.8 + var(--s1));
  padding: clamp(0.75rem, 2.5vh, 2rem) var(--s4);
  background: var(--sheet);
  color: var(--text);

  &:not(:has(> .bird)) {
    margin-top: var(--s6);
  }
  .bird {
    position: absolute;
    right: 6%;
    bottom: calc(100% - 5px);
    width: var(--bird);
  }
  p {
    display: grid;
    justify-items: center;
    margin-inline: auto;
    text-align: center;
  }
  b {
    font: 750 clamp(2.5rem, 4.5vw, 4rem) / 1.15 var(--font-head);
    letter-spacing: -0.02em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* White in the dark too, or no camera reads it. */
  &.with-code {
    --slip-paper: #fffdf9;
    --slip-ink: #15303d;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    background: var(--slip-paper);
    color: var(--slip-ink);
    forced-color-adjust: none;
  }
  &.with-code b {
    font-size: var(--t-h3);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* The code has the room of the bird, and on a low screen its words stand beside it. */
  @media (max-height: 60em) {
    &.with-code {
      margin-top: var(--s2);
    }
    &.with-code .bird {
      display: none;
    }
  }
  @media (max-height: 46em) {
    &.with-code {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      padding: var(--s2);
    }
  }
  ${from("L")} {
    --bird: clamp(6rem, 15vh, 9.5rem);
    padding: var(--s7) var(--s5);
    &,
    &.with-code {
      margin-top: calc(var(--bird) * 0.8 + clamp(1rem, 4vh, 4rem));
    }
    &.with-code {
      grid-template-columns: minmax(0, 1fr);
      padding: clamp(1rem, 2.5vw, 1.75rem);
    }
    &.with-code .bird {
      display: block;
    }
  }
`;
