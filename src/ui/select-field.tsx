import React from "react";
import { styled } from "styled-components";

type Props = {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

export function SelectField({ id, name, label, options, chosen, onChoose }: Props) {
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        // A browser that restores the old choice would contradict the URL.
        autoComplete="off"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

const Box = styled.div`
  label {
    display: block;
    font-weight: var(--w-strong);
  }
  select {
    display: block;
    width: 100%;
    min-height: 3.5rem;
    margin-top: var(--s2);
    padding: 0.5rem 0.9rem;
    border: 2px solid var(--outline);
    border-radius: 2px;
    background: var(--sheet);
    color: var(--text);
    font: inherit;
    font-size: 1.25rem;
    text-overflow: ellipsis;
  }
`;
