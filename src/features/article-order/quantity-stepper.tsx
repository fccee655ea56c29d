import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

type Props = {
  name: string;
  quantity: number;
  most: number;
  describedBy: string | undefined;
  onChange: (quantity: number) => void;
};

export function QuantityStepper({ name, quantity, most, describedBy, onChange }: Props) {
  const { say } = useTexts();
  const take = (wanted: number) => {
    const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 0;
    onChange(Math.max(0, Math.min(most, whole)));
  };
  return (
    <Stepper>
      <button
        type="button"
        aria-label={say("article.fewer", { name })}
        aria-disabled={quantity === 0 || undefined}
        onClick={() => take(quantity - 1)}
      >
        <span aria-hidden>−</span>
      </button>
      <input
        className="num"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={0}
        max={most}
        step={1}
        aria-label={say("article.quantity", { name })}
        aria-describedby={describedBy}
        value={quantity}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => take(currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={say("article.more", { name })}
        aria-disabled={quantity >= most || undefined}
        onClick={() => take(quantity + 1)}
      >
        <span aria-hidden>+</span>
      </button>
    </Stepper>
  );
}

const Stepper = styled.div`
  display: inline-grid;
  grid-template-columns: min(3rem, 15vw) min(3.5rem, 17vw) min(3rem, 15vw);
  min-height: 3rem;
  background: var(--sheet);
  box-shadow: inset 0 0 0 2px var(--outline);

  button,
  input {
    min-width: 0;
    border: 0;
    background: none;
    color: var(--text);
    text-align: center;
    scroll-margin-block: 6rem 9rem;
  }
  button {
    font: 700 1.5rem/1 var(--font-text);
    cursor: pointer;
  }
  button:hover:not([aria-disabled]) {
    background: var(--slip-over);
    color: var(--on-slip);
  }
  button[aria-disabled] {
    color: var(--outline);
    cursor: default;
  }
  input {
    padding: 0;
    font: 700 1.25rem/1.2 var(--font-head);
    appearance: textfield;
  }
  ::-webkit-inner-spin-button {
    appearance: none;
  }
  /* Without script nothing can be chosen here. */
  html:not([data-script]) & {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
