import React, { useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { from } from "./media.ts";
import { useInputBeforeHydration } from "./use-input-before-hydration.ts";

type Props = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; price: string; help: string }[];
  chosen: string | undefined;
  errorId: string | undefined;
  /** Above the cards, to be in view. */
  error: ReactNode;
  /** Until the URL is read, input from before hydration is kept back. */
  isReady: boolean;
  onChoose: (value: string) => void;
};

export function ChoiceCards({ legend, name, options, chosen, errorId, error, isReady, onChoose }: Props) {
  const cards = useRef<HTMLFieldSetElement>(null);
  const taken = () => {
    const checked = cards.current?.querySelector<HTMLInputElement>(":checked")?.value;
    return checked === undefined || checked === chosen ? null : checked;
  };
  useInputBeforeHydration(taken, onChoose, isReady);
  return (
    <Cards ref={cards} aria-describedby={errorId}>
      <legend>{legend}</legend>
      {error}
      {options.map(({ value, label, price, help }) => (
        <label key={value}>
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <b>{label}</b>
          <span className="price">{price}</span>
          <small>{help}</small>
        </label>
      ))}
    </Cards>
  );
}

const Cards = styled.fieldset`
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2) min(0.9rem, 4vw);
    align-items: start;
    margin-top: var(--s3);
    padding: var(--s4) min(1.25rem, 5vw);
    background: var(--sheet-quiet);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  label:has(:focus-visible) {
    outline: 4px solid var(--focus-outer);
    outline-offset: 3px;
  }
  input {
    appearance: none;
    width: 1.625rem;
    height: 1.625rem;
    margin: 0.15rem 0 0;
    border: 2px solid var(--text);
    border-radius: 50%;
    background: var(--sheet);
    cursor: inherit;
  }
  :focus-visible {
    outline: none;
    box-shadow: none;
  }
  b {
    font: 700 var(--t-h4) / 1.3 var(--font-head);
  }
  .price,
  small {
    grid-column: 2;
  }
  .price {
    justify-self: start;
    margin-left: -0.35rem;
    padding: 0.35rem 0.9rem 0.4rem;
    background: var(--sheet);
    clip-path: var(--cut-2);
    font: 700 1.25rem/1.2 var(--font-head);
  }
  small {
    font-size: 1.125rem;
    line-height: 1.4;
    color: var(--text-soft);
  }
  /* Without script nothing can be chosen here: the slips say what there is. */
  html:not([data-script]) & {
    label {
      cursor: auto;
    }
    input {
      visibility: hidden;
    }
  }
  html[data-script] & {
    label:has(:checked) {
      box-shadow: inset 0 0 0 3px var(--mark);
    }
    :checked {
      border-color: var(--mark);
      background: var(--mark);
      box-shadow: inset 0 0 0 5px var(--sheet);
    }
    :checked ~ .price {
      background: var(--chosen);
      color: var(--on-chosen);
    }
  }
  ${from("S")} {
    label {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .price {
      grid-column: 3;
      grid-row: 1;
      margin-left: 0;
    }
    small {
      grid-column: 2 / 4;
    }
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    label {
      border: 1px solid;
    }
    label:has(:checked) {
      border: 4px solid Highlight;
    }
    .price {
      clip-path: none;
    }
  }
`;
