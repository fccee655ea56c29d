import React from "react";
import { styled } from "styled-components";

type Props = {
  label: string;
  help?: string;
  checked: boolean;
  disabled?: boolean;
  name?: string;
  onChange?: (checked: boolean) => void;
};

export function CheckboxOption({ label, help, checked, disabled, name, onChange }: Props) {
  return (
    <Option>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span>
        <b>{label}</b>
        {help && <small>{help}</small>}
      </span>
    </Option>
  );
}

export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: min(0.8rem, 4vw);
  min-height: 3.5rem;
  padding: 0.8rem min(1rem, 5vw);
  background: var(--sheet-quiet);
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(:checked) {
    box-shadow: inset 0 0 0 3px var(--mark);
  }
  &:has(:focus-visible) {
    outline: 4px solid var(--focus-outer);
    outline-offset: 3px;
  }
  &:has(:disabled) {
    box-shadow: inset 0 0 0 3px var(--outline);
    cursor: default;
  }
  input {
    flex: none;
    appearance: none;
    width: 1.625rem;
    height: 1.625rem;
    margin: 0.1rem 0 0;
    border: 2px solid var(--text);
    border-radius: 2px;
    background: var(--sheet);
    cursor: inherit;
  }
  input:checked {
    background: var(--mark) var(--tick) center / 100%;
    border-color: var(--mark);
  }
  input:disabled {
    background-color: var(--outline);
    border-color: var(--outline);
  }
  :focus-visible {
    outline: none;
    box-shadow: none;
  }
  b {
    display: block;
    line-height: 1.35;
  }
  small {
    display: block;
    font-size: 1.125rem;
    line-height: 1.4;
    color: var(--text-soft);
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;
