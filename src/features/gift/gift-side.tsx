import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showAmount } from "#src/lib/amount.ts";
import { from } from "#src/ui/media.ts";
import bird from "../../../artwork/fagel.svg";
import meadow from "../../../artwork/ang.svg";
import { isGivable, type GivenProduct, type Receiver } from "./gift-product.ts";

type Props = {
  amount: number | undefined;
  product: Pick<GivenProduct, "least" | "most">;
  receiver: Pick<Receiver, "name">;
};

/** The gift on its slip beside the form. The form says the same, so that nothing is lost where it does not fit. */
export function GiftSide({ amount, product, receiver }: Props) {
  const { say } = useTexts();
  return (
    <SideField>
      <Slip aria-hidden="true">
        <img src={bird} width="300" height="240" alt="" />
        <p>
          <b className="num">
            {isGivable(amount, product) ? say("gift.sum", { amount: showAmount(amount) }) : say("gift.yourGift")}
          </b>
          <br />
          {say("gift.to", { organisation: receiver.name })}
        </p>
      </Slip>
    </SideField>
  );
}

/** The blue field with its meadow. What is done there comes first; alone it only decorates. */
export function SideField({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <Field aria-labelledby={labelledBy} className={labelledBy === undefined ? "quiet" : undefined}>
      <div className="inner">{children}</div>
      <img className="meadow" src={meadow} width="900" height="430" alt="" />
    </Field>
  );
}

const Slip = styled.div`
  position: relative;
  margin-top: 7rem;
  padding: var(--s7) var(--s5);
  background: var(--sheet);
  color: var(--text);
  clip-path: none;

  img {
    position: absolute;
    right: 6%;
    bottom: calc(100% - 5px);
    width: 9.5rem;
  }
  p {
    margin: 0 auto;
    text-align: center;
  }
  b {
    font: 750 clamp(2.5rem, 4.5vw, 4rem) / 1.15 var(--font-head);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
`;

const Field = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: var(--s7) var(--edge) 0;
  background: var(--field-air);
  color: var(--on-air);
  overflow-x: clip;

  .inner {
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
  }
  h2 {
    font-size: var(--t-h2);
  }
  h2:focus {
    outline: none;
    box-shadow: none;
  }
  .tag {
    font-weight: var(--w-strong);
  }
  ol {
    margin-top: var(--s5);
    padding-left: 1.4em;
  }
  li {
    margin-top: var(--s2);
    padding-left: 0.3em;
  }
  li::marker {
    font-family: var(--font-head);
    font-weight: 750;
  }
  .lead {
    margin-top: var(--s4);
  }
  .actions {
    margin-top: var(--s5);
  }
  .plain {
    text-align: left;
  }
  .actions + p {
    margin-top: var(--s4);
  }
  .meadow {
    width: calc(100% + 2 * var(--edge));
    max-width: none;
    margin: auto calc(var(--edge) * -1) 0;
    padding-top: var(--s7);
  }
  &.quiet .inner {
    display: none;
  }
  &.quiet {
    padding-top: 0;
  }
  ${from("L")} {
    padding-top: var(--s8);
    .inner {
      max-width: 30rem;
    }
    &.quiet {
      padding-top: var(--s8);
    }
    &.quiet .inner {
      display: block;
    }
  }
  @media print {
    display: none;
  }
`;
