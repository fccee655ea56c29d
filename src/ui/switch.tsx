import React, { useRef } from "react";
import { styled } from "styled-components";
import { useInputBeforeHydration } from "./use-input-before-hydration.ts";

type Props<Value extends string> = {
  label: string;
  name: string;
  options: { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Until the URL is read, input from before hydration is kept back. */
  isReady?: boolean;
};

export function Switch<Value extends string>({ label, name, options, chosen, onChoose, isReady = true }: Props<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const taken = () => {
    const option = options.find(
      ({ value }) => value === row.current?.querySelector<HTMLInputElement>(":checked")?.value,
    );
    return option === undefined || option.value === chosen ? null : option.value;
  };
  useInputBeforeHydration(taken, onChoose, isReady);
  return (
    <Row ref={row} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            // A browser that restores the old choice would choose again on the way back.
            autoComplete="off"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  width: min(100%, 18rem);
  background: var(--sheet-quiet);

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--target);
    padding: 0 1.1rem;
    font-weight: var(--w-strong);
    text-align: center;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--text);
    color: var(--ground);
  }
  label:has(:focus-visible) {
    z-index: 1;
    outline: 4px solid var(--focus-outer);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-inner);
  }
  @media (forced-colors: active) {
    label {
      border: 1px solid;
    }
    label:has(:checked) {
      border: 4px solid Highlight;
    }
  }
`;
