import React from "react";
import { styled } from "styled-components";
import { Option } from "./option.tsx";

type Props<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; help?: string }[];
  chosen: Value;
  inRow?: boolean;
  onChoose: (value: Value) => void;
};

export function RadioOptions<Value extends string>(props: Props<Value>) {
  const { legend, name, options, chosen, inRow, onChoose } = props;
  return (
    <Group>
      <legend>{legend}</legend>
      <div className={inRow ? "row" : undefined}>
        {options.map(({ value, label, help }) => (
          <Option key={value}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>
              {help ? <b>{label}</b> : label}
              {help && <small>{help}</small>}
            </span>
          </Option>
        ))}
      </div>
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  div {
    display: grid;
    gap: var(--s2);
    margin-top: var(--s3);
  }
  .row {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  }
  input[type="radio"] {
    border-radius: 50%;
  }
  input[type="radio"]:checked {
    background: var(--mark);
    box-shadow: inset 0 0 0 5px var(--sheet);
  }
`;
