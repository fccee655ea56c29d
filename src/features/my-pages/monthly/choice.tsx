import React from "react";
import { styled } from "styled-components";
import { Slips, Tick } from "#src/ui/slips.tsx";

type Props<Value extends number> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

export function Choice<Value extends number>({ legend, name, options, chosen, onChoose }: Props<Value>) {
  const longest = Math.max(...options.map(({ label }) => label.length));
  return (
    <Group>
      <legend className="hidden">{legend}</legend>
      <Slips style={{ "--longest": longest }}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <Tick />
            <span className="num">{label}</span>
          </label>
        ))}
      </Slips>
    </Group>
  );
}

const Group = styled.fieldset`
  container-type: inline-size;
`;
